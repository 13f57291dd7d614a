// A header with Q_OBJECT needs a source beside it for its meta object to be made.
#include "filewatch.h"

#include "moc_filewatch.cpp"
