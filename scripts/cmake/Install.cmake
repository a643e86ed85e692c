# `cmake --install`: the program finds the LibTorch it was built with through its run path.
include(GNUInstallDirs)
get_filename_component(GLOSS_TORCH_LIBRARY_DIR ${TORCH_LIBRARY} DIRECTORY)
set_target_properties(gloss PROPERTIES INSTALL_RPATH ${GLOSS_TORCH_LIBRARY_DIR})
install(TARGETS gloss RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
