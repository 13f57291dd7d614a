#include "gatewaycontrol.h"

#include "moc_gatewaycontrol.cpp"
