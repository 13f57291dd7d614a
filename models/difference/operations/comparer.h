#pragma once

#include "differenceoptions.h"
#include "schemacomparison.h"

namespace difference {

/** The context that is passed to the comparison of each part of an API. */
struct Comparer {
    Side &before;
    Side &now;
    Report &report;
    SchemaComparison &schemas;
    const Options &options;
};

/** Two states of an operation. */
struct OperationPair {
    Located before;
    Located now;
    Origin origin;
    /** The names of path parameters of the old path and those at the same positions of the new one. */
    QHash<QByteArray, QByteArray> pathNames;
};

} // namespace difference
