#pragma once

#include "description.h"
#include "sample.h"

#include <QString>

namespace designer {

/** The schema that a sample is to be made for, with its document and the other documents that it may refer to. */
struct SampleRequest {
    QString address;
    document::Snapshot snapshot; ///< The snapshot of the document that contains the schema.
    QList<openapi::ReferencedDocumentPtr> others;
    document::Pointer schema;
    schema::Extent extent = schema::Extent::Full;
    /** The API description, whose schema components discriminators in other files name; can be null. */
    std::shared_ptr<const description::Description> description = {};
    schema::Direction direction = schema::Direction::Any; ///< The message that the sample is for.
};

/**
 * A sample as JSON, and one sentence that says why the sample does not fit the schema; the sentence is empty if it
 * does.
 */
struct SampleText {
    QString json;
    QString problem;
};

/** Makes a sample that fits a schema. Takes a bounded time and can run in a worker thread. */
[[nodiscard]] SampleText sampleText(const SampleRequest &request);

/** Returns, one sentence each, why a value does not fit the schema at `schema`; an empty list if it does. Follows
 * references within the document only. */
[[nodiscard]] QStringList problemsOf(const document::Snapshot &snapshot, const document::Pointer &schema,
                                     const document::Value &value);

} // namespace designer
