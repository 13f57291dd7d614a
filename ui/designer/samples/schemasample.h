#pragma once

#include "documentset.h"
#include "sample.h"

#include <QString>

namespace designer {

/** A schema in a document, with the other documents that it may refer to. */
struct SampleRequest {
    QString address;
    document::Snapshot snapshot; ///< Of the document with this address.
    QList<openapi::ReferencedDocumentPtr> others;
    document::Pointer schema;
    schema::Extent extent = schema::Extent::Full;
};

/** A sample as JSON, and in one sentence why it does not fit the schema; empty if it does. */
struct SampleText {
    QString json;
    QString problem;
};

/** Can run in a worker thread. Takes a bounded time. */
[[nodiscard]] SampleText sampleText(const SampleRequest &request);

/** The findings about a value that is to fit a schema, in sentences. The value is JSON; a text that is none is taken as
 * a text. Follows references within the document. */
[[nodiscard]] QStringList problemsOf(const document::Snapshot &snapshot, const document::Pointer &schema,
                                     const document::Value &value);

} // namespace designer
