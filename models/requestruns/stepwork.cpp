#include "stepwork.h"

#include "conformancelimits.h"
#include "contentcoding.h"

#include <algorithm>

namespace requestruns {

using document::Value;

StepWork::StepWork(std::shared_ptr<const description::Description> description)
    : m_description(std::move(description))
    , m_items(m_description->pathItems())
    , m_builder(m_description)
    , m_checker(m_description)
{}

savedrequests::FittedRequest StepWork::fit(const savedrequests::SavedRequest &request) const
{
    return savedrequests::fitRequest(request, *m_description, m_items);
}

savedrequests::PreparedRequest StepWork::prepare(const savedrequests::FittedRequest &fitted,
                                                 const std::function<Value(const savedrequests::Marker &)> &valueOf,
                                                 const QByteArray &listenPath)
{
    return savedrequests::prepare(fitted, m_items, m_builder, valueOf, listenPath);
}

conformance::ResponseCheck StepWork::check(const savedrequests::FittedRequest &fitted, int status,
                                           const http::HeaderList &headers, const QByteArray &body)
{
    const openapi::PathItem &item = m_items.at(fitted.item);
    const auto content = http::wholeContent({body, body.size()}, headers, conformance::MaximumReadBody);
    return m_checker.check(item, item.operations.at(fitted.operation), status, headers, content.value_or(QByteArray()),
                           content ? conformance::BodyRecord::Whole : conformance::BodyRecord::Incomplete);
}

std::optional<Value> valueAt(const Value &value, const document::Pointer &pointer)
{
    Value here = value;
    for (const QByteArray &token : pointer.tokens()) {
        if (here.type() == Value::Type::Array) {
            bool isIndex = false;
            const qsizetype index = token.toLongLong(&isIndex);
            if (!isIndex || index < 0 || index >= here.items().size() || QByteArray::number(index) != token)
                return std::nullopt;
            here = Value(here.items().at(index));
            continue;
        }
        const QList<Value::Member> members = here.members();
        const auto member = std::find_if(members.begin(), members.end(),
                                         [&token](const Value::Member &each) { return each.first == token; });
        if (member == members.end())
            return std::nullopt;
        here = member->second;
    }
    return here;
}

} // namespace requestruns
