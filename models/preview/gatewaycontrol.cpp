#include "gatewaycontrol.h"
