#pragma once

#include "inferencecounts.h"
#include "inferencelimits.h"
#include "nameguard.h"
#include "operationshape.h"

#include <QMap>

namespace inference {

/** Reads what operations have in common from one exchange after the other. */
class OperationReader final
{
public:
    explicit OperationReader(InferenceCounts &counts)
        : m_counts(counts)
    {}

    /** Reads the bodies and the secrets of the exchange that the next calls are about. */
    void begin(const traffic::Exchange &exchange);
    /** Adds the exchange to the shape of its operation. */
    void addTo(OperationShape &operation);

    [[nodiscard]] NameGuard &names() { return m_names; }
    [[nodiscard]] const NameGuard &names() const { return m_names; }

private:
    struct ReadBody {
        QByteArray bytes; ///< Without content coding.
        bool isThere = false;
        bool isComplete = false; ///< False for a body that the record has in part or not at all.
    };
    [[nodiscard]] static ReadBody bodyOf(const http::Body &body, const http::HeaderList &headers);
    void addQuery(OperationShape &operation);
    void addHeaders(OperationShape &operation);
    void addResponse(OperationShape &operation);
    void addContent(Contents &contents, const ReadBody &body, const http::HeaderList &headers);
    /** Returns false, and adds nothing, if the body is not what its media type says. */
    [[nodiscard]] bool addValue(Contents &contents, const QByteArray &mediaType, const QByteArray &bytes);
    [[nodiscard]] bool addMultipart(Contents &contents, const QByteArray &mediaType, const QByteArray &bytes);
    void addForm(ContentShape &content, const QMap<QByteArray, QList<QByteArray>> &texts);
    [[nodiscard]] FieldShape *fieldFor(ContentShape &content, const QByteArray &name);

    InferenceCounts &m_counts;
    NameGuard m_names;
    qsizetype m_schemasLeft = MaximumSchemas;
    const traffic::Exchange *m_exchange = nullptr;
    ReadBody m_request;
    ReadBody m_response;
};

} // namespace inference
