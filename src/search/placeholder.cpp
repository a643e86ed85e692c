#include "search/search.hpp"
