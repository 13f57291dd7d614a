#include "partview.h"

#include "moc_partview.cpp"
