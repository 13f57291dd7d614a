#include "misfit.h"

#include "secretwords.h"

#include <algorithm>

namespace corrections {

using document::Value;

std::optional<Value> valueAt(const Value &value, const document::Pointer &place)
{
    Value at = value;
    for (const QByteArray &token : place.tokens()) {
        if (at.type() == Value::Type::Array) {
            bool isNumber = false;
            const qsizetype index = token.toLongLong(&isNumber);
            if (!isNumber || index < 0 || index >= at.items().size())
                return std::nullopt;
            at = Value(at.items().at(index));
            continue;
        }
        const QList<Value::Member> members = at.members();
        const auto found = std::ranges::find(members, token, &Value::Member::first);
        if (found == members.end())
            return std::nullopt;
        at = found->second;
    }
    return at;
}

bool isSecretPlace(const document::Pointer &place)
{
    return std::ranges::any_of(place.tokens(), [](const QByteArray &name) {
        return base::isSecretParameter(name) || base::isSecretCollection(name);
    });
}

QByteArray innermostName(const Value &value, const document::Pointer &place)
{
    for (document::Pointer at = place; !at.isRoot(); at = at.parent()) {
        const auto parent = valueAt(value, at.parent());
        if (parent && parent->type() == Value::Type::Object)
            return at.last();
    }
    return {};
}

} // namespace corrections
