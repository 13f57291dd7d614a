#include "routeplan.h"
