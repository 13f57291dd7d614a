#include "requestlines.h"

namespace difference {

RequestLines::RequestLines(const Side &side)
    : m_description(std::make_shared<const description::Description>(side.description()))
    , m_builder(m_description)
    , m_items(m_description->pathItems())
{
    for (qsizetype item = 0; item < m_items.size(); ++item) {
        for (qsizetype operation = 0; operation < m_items[item].operations.size(); ++operation)
            m_places.insert(operationName(m_items[item].operations[operation].method, m_items[item].path),
                            {item, operation});
    }
}

std::optional<requests::BuiltRequest> RequestLines::build(const QString &operation, const requests::Choices &choices)
{
    const auto place = m_places.constFind(operation);
    if (place == m_places.constEnd())
        return std::nullopt;
    const openapi::PathItem &item = m_items[place->item];
    return m_builder.build(item, item.operations[place->operation], choices);
}

} // namespace difference
