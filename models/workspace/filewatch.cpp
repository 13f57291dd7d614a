// AUTOMOC needs a source file for a header with Q_OBJECT.
#include "filewatch.h"

#include "moc_filewatch.cpp"
