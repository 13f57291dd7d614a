#pragma once

#include "operationlist.h"
#include "requestbuilder.h"

namespace difference {

/** Builds requests to the operations of one side. */
class RequestLines final
{
public:
    explicit RequestLines(const Side &side);

    /** Returns the request to an operation, named as in Change::operation; std::nullopt for webhooks and unknown
     * operations. */
    [[nodiscard]] std::optional<requests::BuiltRequest> build(const QString &operation,
                                                              const requests::Choices &choices);
    [[nodiscard]] bool has(const QString &operation) const { return m_places.contains(operation); }

private:
    struct Place {
        qsizetype item = 0;
        qsizetype operation = 0;
    };

    std::shared_ptr<const description::Description> m_description;
    requests::RequestBuilder m_builder;
    QList<openapi::PathItem> m_items;
    QHash<QString, Place> m_places;
};

} // namespace difference
