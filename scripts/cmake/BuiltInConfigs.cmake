# The configurations of configs/ as text inside the program: the variable GLOSS_BUILT_IN_CONFIGS is a source file that
# holds them. An edit of a YAML file makes it anew. Those for measurements of speed stay outside: scripts give their path.
file(GLOB GLOSS_CONFIG_FILES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/configs/*.yaml)
list(FILTER GLOSS_CONFIG_FILES EXCLUDE REGEX "/bench-[^/]*$")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${GLOSS_CONFIG_FILES})

set(rows "")
foreach(file ${GLOSS_CONFIG_FILES})
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} text)
  string(APPEND rows "    {\"${name}\", R\"yaml(${text})yaml\"},\n")
endforeach()
set(GLOSS_BUILT_IN_CONFIGS ${PROJECT_BINARY_DIR}/built_in_configs.cpp)
file(CONFIGURE OUTPUT ${GLOSS_BUILT_IN_CONFIGS} @ONLY CONTENT [[
// Made by scripts/cmake/BuiltInConfigs.cmake from configs/*.yaml.
#include "model/built_in_configs.hpp"

namespace gloss {

std::span<const BuiltInConfig> built_in_configs() {
  static constexpr BuiltInConfig kConfigs[] = {
@rows@  };
  return kConfigs;
}

}  // namespace gloss
]])
