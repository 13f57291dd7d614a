#include "fieldedit.h"

#include "edits.h"
#include "listchange.h"
#include "memberedit.h"
#include "namelist.h"
#include "requirementtext.h"
#include "responsechange.h"

namespace operationgrid {

using document::EditResult;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

using Outcome = std::variant<document::Edited, Fault>;

Outcome outcomeOf(const EditResult &result)
{
    return result ? Outcome(*result) : Outcome(Fault{Fault::Kind::NotEditable, {}});
}

document::Edited unchanged(const Snapshot &snapshot)
{
    return {snapshot, {}, {}, {}};
}

EditResult removed(const Snapshot &snapshot, const Pointer &place)
{
    return snapshot.at(place).exists() ? document::removeFrom(snapshot, place) : EditResult(unchanged(snapshot));
}

Outcome setText(const Snapshot &snapshot, const Pointer &place, const QString &text)
{
    if (text.contains(u'\n'))
        return Fault{Fault::Kind::HasLineBreak, {}};
    if (text.isEmpty())
        return outcomeOf(removed(snapshot, place));
    return outcomeOf(openapi::setMemberIn(snapshot, place, Value::string(text)));
}

Outcome setTags(const Snapshot &snapshot, const Pointer &place, const QString &text)
{
    const auto tags = readList(text);
    if (!tags)
        return Fault{Fault::Kind::NotAList, text};
    if (tags->isEmpty())
        return outcomeOf(removed(snapshot, place));
    QList<Value> values;
    for (const QString &tag : *tags)
        values.append(Value::string(tag));
    return outcomeOf(setList(snapshot, place, values));
}

bool isAnonymous(const Alternatives &alternatives)
{
    return alternatives.isEmpty() || (alternatives.size() == 1 && alternatives.constFirst().isEmpty());
}

Value valueOf(const QList<openapi::RequiredScheme> &schemes)
{
    QList<Value::Member> members;
    for (const openapi::RequiredScheme &scheme : schemes) {
        QList<Value> scopes;
        for (const QString &scope : scheme.scopes)
            scopes.append(Value::string(scope));
        members.append({scheme.name, Value::array(scopes)});
    }
    return Value::object(members);
}

Outcome setSecurity(const Snapshot &snapshot, const CellChange &change, const Names &names)
{
    const Pointer place = change.row.pointer / QByteArray("security");
    if (change.text.trimmed().isEmpty())
        return outcomeOf(removed(snapshot, place));
    const auto read = readRequirements(change.text);
    if (const auto *rest = std::get_if<QString>(&read))
        return Fault{Fault::Kind::NotARequirement, *rest};
    const Alternatives &alternatives = std::get<Alternatives>(read);
    const std::optional<Alternatives> before = securityOf(snapshot.at(change.row.pointer));
    if (before == alternatives || (before && isAnonymous(*before) && isAnonymous(alternatives)))
        return unchanged(snapshot);
    QList<Value> values;
    for (const auto &alternative : alternatives) {
        for (const openapi::RequiredScheme &scheme : alternative) {
            if (!names.schemes.contains(scheme.name))
                return Fault{Fault::Kind::UnknownScheme, QString::fromUtf8(scheme.name)};
        }
        values.append(valueOf(alternative));
    }
    // An empty list, which is the common form of a single alternative without credentials.
    return outcomeOf(setList(snapshot, place, isAnonymous(alternatives) ? QList<Value>() : values));
}

Outcome setFlag(const Snapshot &snapshot, const Pointer &place, const QString &text)
{
    const QString flag = text.trimmed().toLower();
    const bool isTrue = flag == u"true" || flag == u"yes" || flag == u"x" || flag == u"1";
    const bool isFalse = flag.isEmpty() || flag == u"false" || flag == u"no" || flag == u"0";
    if (!isTrue && !isFalse)
        return Fault{Fault::Kind::NotAFlag, text};
    if (snapshot.at(place).toBool() == isTrue)
        return unchanged(snapshot);
    return outcomeOf(isTrue ? openapi::setMemberIn(snapshot, place, Value::boolean(true)) : removed(snapshot, place));
}

} // namespace

Outcome editCell(const Snapshot &snapshot, const CellChange &change, const Names &names, OtherResponses others)
{
    const Pointer &operation = change.row.pointer;
    switch (change.column) {
    case Column::Summary:
        return setText(snapshot, operation / QByteArray("summary"), change.text);
    case Column::OperationId:
        return setText(snapshot, operation / QByteArray("operationId"), change.text.trimmed());
    case Column::Tags:
        return setTags(snapshot, operation / QByteArray("tags"), change.text);
    case Column::Security:
        return setSecurity(snapshot, change, names);
    case Column::Deprecated:
        return setFlag(snapshot, operation / QByteArray("deprecated"), change.text);
    case Column::Responses:
        return setResponses(snapshot, operation / QByteArray("responses"), change.text, others);
    case Column::Operation:
        break;
    }
    return Fault{Fault::Kind::IsFixed, {}};
}

} // namespace operationgrid
