#include "routebuilder.h"
