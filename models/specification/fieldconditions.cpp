#include "fieldconditions.h"

#include <algorithm>

namespace specification {

namespace {

bool holdsText(std::span<const char *const> texts, QByteArrayView text)
{
    return std::any_of(texts.begin(), texts.end(), [text](const char *one) { return text == one; });
}

/** The conditions of the object that depend on the field `when`. */
QList<Condition> conditionsOn(const ObjectType &object, QByteArrayView when, Version version)
{
    QList<Condition> found;
    for (const Condition &condition : object.conditions) {
        if (condition.when && when == condition.when && condition.versions.contain(version))
            found.append(condition);
    }
    return found;
}

void addFields(QList<QByteArray> &names, const ObjectType &object, const Condition &condition, Version version)
{
    for (const char *name : condition.fields) {
        if (findField(object, name, version))
            names.append(name);
    }
}

} // namespace

bool isDeciding(const ObjectType &object, QByteArrayView field, Version version)
{
    const QList<Condition> conditions = conditionsOn(object, field, version);
    return std::any_of(conditions.cbegin(), conditions.cend(),
                       [](const Condition &one) { return one.kind == Condition::Kind::RequiredWhen; });
}

QList<QByteArray> excludedFields(const ObjectType &object, QByteArrayView when, QByteArrayView value, Version version)
{
    QList<QByteArray> names;
    const Field *field = findField(object, when, version);
    if (!field || !holdsText(field->type.values, value))
        return names;
    for (const Condition &condition : conditionsOn(object, when, version)) {
        const bool isMet = holdsText(condition.values, value);
        if (condition.kind == (isMet ? Condition::Kind::NotWhen : Condition::Kind::OnlyWhen))
            addFields(names, object, condition, version);
    }
    return names;
}

QList<QByteArray> neededFields(const ObjectType &object, QByteArrayView when, QByteArrayView value, Version version)
{
    QList<QByteArray> names;
    for (const Condition &condition : conditionsOn(object, when, version)) {
        if (condition.kind == Condition::Kind::RequiredWhen && holdsText(condition.values, value))
            addFields(names, object, condition, version);
    }
    return names;
}

} // namespace specification
