#include "structure.h"

#include "textforms.h"

#include <QSet>

#include <algorithm>

namespace specification {

using document::Node;

namespace {

QString shown(QByteArrayView name)
{
    return QString::fromUtf8(name.data(), name.size());
}

QString objectName(const Place &place)
{
    return QString::fromLatin1(place.type().name);
}

QString listed(std::span<const char *const> words)
{
    QStringList list;
    for (const char *word : words)
        list.append(QString::fromLatin1(word));
    return list.join(u", "_qs);
}

bool holdsWord(std::span<const char *const> words, QByteArrayView text)
{
    return std::any_of(words.begin(), words.end(), [text](const char *word) { return text == word; });
}

bool isNumber(const Node &value)
{
    return value.isScalar() &&
           (value.scalarType() == document::ScalarType::Integer || value.scalarType() == document::ScalarType::Float);
}

bool isOfOpenApi(const Place &place)
{
    return place.type().section;
}

bool isOfType(Fault fault)
{
    return fault == Fault::NotText || fault == Fault::NotBoolean || fault == Fault::NotObject ||
           fault == Fault::NotList;
}

} // namespace

bool StructureCheck::visitsMerged(const Place &place)
{
    return !isOfOpenApi(place);
}

void StructureCheck::enter(const Place &place)
{
    if (!isOfOpenApi(place))
        return checkMembers(place); // Other rules say what the gateway needs besides the right types.
    if (place.kind != ObjectKind::Reference && place.kind != ObjectKind::PathItem && place.kind != ObjectKind::Schema &&
        place.value("$ref").isString())
        return addAtKey(place, *place.member("$ref"), Fault::NoReference, {objectName(place)});
    checkMembers(place);
    checkRequired(place);
    checkConditions(place);
    checkSpecialCases(place);
}

void StructureCheck::checkMembers(const Place &place)
{
    qsizetype entries = 0;
    for (const Member &member : place.members) {
        const bool isEntry = member.field && member.field == place.type().entries;
        entries += isEntry ? 1 : 0;
        if (member.isMerged && isOfOpenApi(place))
            continue;
        if (!member.field)
            checkUnknown(place, member);
        else if (isEntry)
            checkEntryName(place, member.key, place.type().entryKeys, place.node.keySpanAt(member.index));
        if (!member.field)
            continue;
        if (member.field->type.holds == Holds::Map)
            checkMap(place, member);
        else if (member.field->type.holds == Holds::One)
            checkValue(place, member, {}, member.value);
        else
            checkList(place, member);
    }
    if (entries == 0 && place.type().needsEntry.contain(m_version))
        addAtObject(place, Fault::NoEntry, {objectName(place)});
}

void StructureCheck::checkUnknown(const Place &place, const Member &member)
{
    const ObjectType &type = place.type();
    const bool isExtension = member.key.startsWith("x-") && type.extensible.contain(m_version);
    if (isExtension)
        return;
    if (const Versions versions = versionsOf(type, member.key); !versions.isNone && !type.open.contain(m_version)) {
        const bool isLater = versions.first > m_version;
        return addAtKey(place, member, isLater ? Fault::LaterVersion : Fault::EarlierVersion,
                        {shown(member.key), nameOf(isLater ? versions.first : versions.last)});
    }
    if (!type.open.contain(m_version))
        addAtKey(place, member, Fault::Unknown, {shown(member.key), objectName(place)});
}

void StructureCheck::checkRequired(const Place &place)
{
    for (const Field &field : place.type().fields) {
        if (field.versions.contain(m_version) && field.required.contain(m_version) && !place.member(field.name))
            addAtObject(place, Fault::Missing, {shown(field.name), objectName(place)});
    }
}

void StructureCheck::checkEntryName(const Place &place, const QByteArray &key, Keys keys, base::Span span)
{
    if (isName(key, keys))
        return;
    const Fault fault = keys == Keys::Path     ? Fault::WrongPath
                        : keys == Keys::Status ? Fault::WrongStatus
                        : keys == Keys::Method ? Fault::WrongMethod
                                               : Fault::WrongComponent;
    m_violations.append({fault, place.pointer() / key, span, {shown(key)}});
}

void StructureCheck::checkMap(const Place &place, const Member &member)
{
    const Node &map = member.value;
    if (!map.isMapping())
        return addAtValue(place, member, Fault::NotObject, {shown(member.key)});
    int merged = 0; // Merged members are checked where they are written.
    for (const document::Member &entry : membersOf(map, merged)) {
        if (entry.isMerged && isOfOpenApi(place))
            continue;
        const bool isExtension = member.field->type.keys == Keys::Component && entry.key.startsWith("x-");
        // The form of the names of headers is part of the specification since 3.2.
        const bool isHeader = member.field->type.keys == Keys::HeaderName;
        if (!isName(entry.key, member.field->type.keys) && (!isHeader || m_version >= Version::V32)) {
            m_violations.append({isHeader ? Fault::WrongHeader : Fault::WrongComponent,
                                 place.pointer() / member.key / entry.key,
                                 map.keySpanAt(entry.index),
                                 {shown(entry.key)}});
        }
        if (!isExtension || entry.value.isMapping())
            checkValue(place, member, entry.key, entry.value);
    }
}

void StructureCheck::checkList(const Place &place, const Member &member)
{
    const Type &type = member.field->type;
    const Node &list = member.value;
    if (!list.isSequence() && type.holds == Holds::OneOrList)
        return checkValue(place, member, {}, list);
    if (!list.isSequence())
        return addAtValue(place, member, Fault::NotList, {shown(member.key)});
    if (list.childCount() == 0 && type.holds != Holds::List)
        return addAtValue(place, member, Fault::EmptyList, {shown(member.key)});
    for (qsizetype i = 0; i < list.childCount(); ++i)
        checkValue(place, member, QByteArray::number(i), list.childAt(i).resolved());
}

void StructureCheck::checkValue(const Place &place, const Member &member, const QByteArray &entry, const Node &value)
{
    const QByteArray &name = entry.isNull() || member.field->type.holds != Holds::Map ? member.key : entry;
    std::optional<Violation> violation = faultOf(member.field->type, value, name);
    if (!violation)
        return;
    violation->pointer = place.pointer() / member.key;
    if (!entry.isNull())
        violation->pointer = violation->pointer / entry;
    violation->span = value.span();
    m_violations.append(*violation);
}

std::optional<Violation> StructureCheck::faultOf(const Type &type, const Node &value, const QByteArray &name) const
{
    const auto is = [&](Fault fault) { return std::optional(Violation{fault, {}, {}, {shown(name)}}); };
    switch (type.is) {
    case Is::Any:
        return std::nullopt;
    case Is::Object:
        if (value.isMapping() || (value.isBool() && type.boolean.contain(m_version)))
            return std::nullopt;
        return is(Fault::NotObject);
    case Is::Boolean:
        return value.isBool() ? std::nullopt : is(Fault::NotBoolean);
    case Is::Number:
        return isNumber(value) ? std::nullopt : is(Fault::NotNumber);
    case Is::Integer:
        return isNumber(value) && isCount(value.bytes()) ? std::nullopt : is(Fault::NotCount);
    case Is::Text:
        break;
    }
    if (!value.isString())
        return is(Fault::NotText);
    if (!type.values.empty() && !holdsWord(type.values, value.bytes()))
        return Violation{Fault::WrongValue, {}, {}, {shown(name), listed(type.values)}};
    if (type.text == Text::Url || type.text == Text::UriReference || type.text == Text::ServerUrl)
        return isUrl(value.text(), type.text) ? std::nullopt : is(Fault::NotUrl);
    if (type.text == Text::Email)
        return isEmail(value.text()) ? std::nullopt : is(Fault::NotEmail);
    return std::nullopt;
}

void StructureCheck::checkConditions(const Place &place)
{
    for (const Condition &condition : place.type().conditions) {
        if (!condition.versions.contain(m_version))
            continue;
        if (condition.when)
            checkWhen(place, condition);
        else
            checkNumber(place, condition);
    }
}

void StructureCheck::checkNumber(const Place &place, const Condition &condition)
{
    QList<const Member *> found;
    for (const char *field : condition.fields) {
        if (const Member *member = place.member(field))
            found.append(member);
    }
    if (found.isEmpty() && condition.kind != Condition::Kind::AtMostOne)
        return addAtObject(place, Fault::NoneOf, {listed(condition.fields), objectName(place)});
    if (found.size() > 1 && condition.kind != Condition::Kind::AtLeastOne)
        addAtKey(place, *found.last(), Fault::NotTogether, {shown(found.last()->key), shown(found.first()->key)});
}

void StructureCheck::checkWhen(const Place &place, const Condition &condition)
{
    const Node when = place.value(condition.when);
    if (!when.isString())
        return;
    const bool isMet = holdsWord(condition.values, when.bytes());
    const QString other = shown(condition.when);
    for (const char *field : condition.fields) {
        const Member *member = place.member(field);
        if (condition.kind == Condition::Kind::RequiredWhen && isMet && !member)
            addAtObject(place, Fault::NeedsOther, {shown(field), other, when.text()});
        else if (condition.kind == Condition::Kind::OnlyWhen && !isMet && member)
            addAtKey(place, *member, Fault::OnlyWith, {shown(field), other, listed(condition.values)});
        else if (condition.kind == Condition::Kind::NotWhen && isMet && member)
            addAtKey(place, *member, Fault::NotWith, {shown(field), other, when.text()});
        else if (condition.kind == Condition::Kind::ValueWhen && isMet && member && member->value.isString() &&
                 holdsWord(member->field ? member->field->type.values : condition.allowed, member->value.bytes()) &&
                 !holdsWord(condition.allowed, member->value.bytes()))
            addAtValue(place, *member, Fault::WrongValue, {shown(field), listed(condition.allowed)});
    }
}

void StructureCheck::checkSpecialCases(const Place &place)
{
    const Member *content = place.member("content");
    const bool isSingle = place.kind == ObjectKind::Parameter || place.kind == ObjectKind::Header;
    if (isSingle && content && content->value.isMapping() && content->value.childCount() != 1)
        addAtValue(place, *content, Fault::NotOneEntry, {u"content"_qs});
    if (place.kind == ObjectKind::Parameter && m_version >= Version::V32)
        checkHeaderName(place);
    if (place.kind != ObjectKind::Schema)
        return;
    if (const Member *multiple = place.member("multipleOf");
        multiple && isNumber(multiple->value) && !isPositive(multiple->value.bytes()))
        addAtValue(place, *multiple, Fault::NotPositive, {u"multipleOf"_qs});
    for (const char *field : {"required", "type"}) {
        if (const Member *member = place.member(field); member && member->value.isSequence())
            checkUniqueTexts(place, *member);
    }
}

void StructureCheck::checkHeaderName(const Place &place)
{
    const Member *name = place.member("name");
    const bool isText = name && name->value.isString();
    if (isText && place.value("in").bytes() == "header" && !isName(name->value.bytes(), Keys::HeaderName))
        addAtValue(place, *name, Fault::WrongHeader, {name->value.text()});
}

void StructureCheck::checkUniqueTexts(const Place &place, const Member &member)
{
    QSet<QByteArray> seen;
    for (qsizetype i = 0; i < member.value.childCount(); ++i) {
        const Node entry = member.value.childAt(i).resolved();
        if (!entry.isString())
            continue;
        if (seen.contains(entry.bytes())) {
            m_violations.append({Fault::Repeated,
                                 (place.pointer() / member.key).child(i),
                                 entry.span(),
                                 {shown(member.key), entry.text()}});
        }
        seen.insert(entry.bytes());
    }
}

void StructureCheck::addAtKey(const Place &place, const Member &member, Fault fault, const QStringList &arguments)
{
    const base::Span span = member.isMerged ? place.node.span() : place.node.keySpanAt(member.index);
    m_violations.append({fault, place.pointer() / member.key, span, arguments});
}

void StructureCheck::addAtObject(const Place &place, Fault fault, const QStringList &arguments)
{
    m_violations.append({fault, place.pointer(), place.headSpan(), arguments});
}

void StructureCheck::addAtValue(const Place &place, const Member &member, Fault fault, const QStringList &arguments)
{
    m_violations.append({fault, place.pointer() / member.key, member.value.span(), arguments});
}

QList<Violation> checkStructure(const document::Snapshot &snapshot, Version version)
{
    StructureCheck check(version);
    walk(snapshot, version, check);
    return check.violations();
}

QList<Violation> checkGatewayTypes(const document::Snapshot &snapshot, const document::Pointer &extension)
{
    StructureCheck check(NewestVersion);
    walk(snapshot, extension, ObjectKind::Gateway, NewestVersion, check);
    QList<Violation> violations = check.takeViolations();
    violations.removeIf([](const Violation &each) { return !isOfType(each.fault); });
    return violations;
}

} // namespace specification
