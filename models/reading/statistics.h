#pragma once

#include "description.h"

#include <QMap>

namespace reading {

/** Something with a name that is counted. */
struct Count {
    QString name;
    int count = 0;
    friend bool operator==(const Count &, const Count &) = default;
};

/** What a description contains, in numbers. */
struct Statistics {
    QString version;     ///< Of OpenAPI, as stated.
    qsizetype bytes = 0; ///< Of the entry document.
    int paths = 0;
    int operations = 0; ///< Of paths.
    int webhooks = 0;   ///< Operations of webhooks.
    int described = 0;  ///< Operations with a description.
    int withExamples = 0;
    int deprecated = 0;
    int schemas = 0;
    QMap<QByteArray, int> methods; ///< By method in upper case.
    QList<Count> tags;             ///< By number of operations, the most first. An operation has all of its tags.
    QList<Count> usedSchemas;      ///< By number of schemas and operations that refer to them, the most first.

    friend bool operator==(const Statistics &, const Statistics &) = default;
};

/** Counts. Takes tens of milliseconds for 10 MB. */
[[nodiscard]] Statistics statisticsOf(const description::Description &description);

} // namespace reading
