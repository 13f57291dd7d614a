#include "fittingexample.h"

#include "exampletexts.h"

#include <algorithm>

namespace mock {

using document::Value;

namespace {

/** The number of scalars that are equal in the same places. */
int equalPlaces(const Value &left, const Value &right)
{
    int count = 0;
    if (left.type() == Value::Type::Object && right.type() == Value::Type::Object) {
        for (const Value::Member &member : left.members()) {
            for (const Value::Member &other : right.members()) {
                if (member.first == other.first)
                    count += equalPlaces(member.second, other.second);
            }
        }
        return count;
    }
    if (left.type() == Value::Type::Array && right.type() == Value::Type::Array) {
        for (qsizetype i = 0; i < std::min(left.items().size(), right.items().size()); ++i)
            count += equalPlaces(left.items().at(i), right.items().at(i));
        return count;
    }
    return left == right ? 1 : 0;
}

int scoreOf(openapi::ReferenceResolver &resolver, const QByteArray &name,
            const QList<conformance::ReceivedValue> &received)
{
    int score = 0;
    for (const conformance::ReceivedValue &each : received) {
        if (!each.value.isContainer() && each.value.bytes() == name)
            ++score;
        const auto example = requests::exampleOf(resolver, each.holder, name);
        if (example && example->name == name && example->value)
            score += equalPlaces(*example->value, each.value);
    }
    return score;
}

} // namespace

QByteArray fittingExample(openapi::ReferenceResolver &resolver, const QList<QByteArray> &names,
                          const QList<conformance::ReceivedValue> &received)
{
    QByteArray best;
    int most = 0;
    for (const QByteArray &name : names) {
        if (const int score = scoreOf(resolver, name, received); score > most) {
            most = score;
            best = name;
        }
    }
    return best;
}

} // namespace mock
