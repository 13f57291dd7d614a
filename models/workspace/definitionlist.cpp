// A header with Q_OBJECT needs a source beside it for its meta object to be made.
#include "definitionlist.h"

#include "moc_definitionlist.cpp"
