#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace traffic {

/** Something that does not fit the document: in a request to a mock, or in an example that the mock sent. Quotes no
 * values of the request. */
struct MockFinding {
    /** The part that does not fit: `path`, `query`, `querystring`, `header`, `cookie`, `body`, `media-type`,
     * `security`, `route`, `method`, `status`, or `response-body`. */
    QByteArray in;
    QByteArray
        name; ///< The name of the parameter, the header field, the security schemes or the example; can be empty.
    QString pointer; ///< The JSON Pointer into the value; empty for all of it.
    QString text;    ///< The translated sentence that says what does not fit.
    QString place;   ///< The JSON Pointer of the operation in the definition that was served; empty if it is not there.
    friend bool operator==(const MockFinding &, const MockFinding &) = default;
};

/** The size of findings in memory in bytes. */
[[nodiscard]] qint64 sizeOf(const QList<MockFinding> &findings);

} // namespace traffic
