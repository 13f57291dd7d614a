// AUTOMOC needs a source file for a header with Q_OBJECT.
#include "definitionlist.h"

#include "moc_definitionlist.cpp"
