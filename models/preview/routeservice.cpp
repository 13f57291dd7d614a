#include "routeservice.h"
