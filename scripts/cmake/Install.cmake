# `cmake --install`: the program finds the LibTorch it was built with through its run path.
include(GNUInstallDirs)
set_target_properties(gloss PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
install(TARGETS gloss RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
