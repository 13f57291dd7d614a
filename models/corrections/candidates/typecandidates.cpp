#include "propertyowners.h"
#include "schemacandidates.h"
#include "schemaofsamples.h"
#include "schematypes.h"

#include <algorithm>

namespace corrections {

using document::Node;
using document::Value;
using openapi::Place;
using Kind = CorrectionChange::Kind;

namespace {

Value text(const QByteArray &bytes)
{
    return Value::string(bytes);
}

/** Until 3.0, a schema has one type: `type` becomes an alternative of `anyOf`. Other keywords stay: each is for values
 * of one type. */
bool divideType(Trial &trial, const Place &type, const QByteArray &old, const Value &added)
{
    const Place schema{type.address, type.pointer.parent()};
    QList<Value::Member> first{{"type", text(old)}};
    if (old == "array")
        first.append({"items", Value::object()});
    if (trial.nodeAt({schema.address, schema.pointer.child("nullable")}).toBool())
        first.append({"nullable", Value::boolean(true)});
    return trial.rename(type, "anyOf") &&
           trial.set({schema.address, schema.pointer.child("anyOf")}, Value::array({Value::object(first), added}));
}

/** A list of types has the more general one, or one more. */
bool addType(Trial &trial, const Place &type, const QByteArrayList &old, const QByteArray &added)
{
    const Node node = trial.nodeAt(type);
    const qsizetype integer = added == "number" ? old.indexOf("integer") : -1;
    if (integer >= 0)
        return trial.set(node.isSequence() ? Place{type.address, type.pointer.child(integer)} : type, text(added));
    return node.isSequence() ? trial.append(type, text(added))
                             : trial.set(type, Value::array({text(old.constFirst()), text(added)}));
}

} // namespace

Candidates SchemaCandidates::allowType(const Trial &trial, const Broken &broken)
{
    const Place type = broken.reason.place;
    const QByteArrayList old = openapi::typesOf(trial.nodeAt(broken.schema()));
    const QByteArray added = schema::typeNameOf(broken.value);
    const bool isNullable = broken.is30 && added == "null";
    const bool becomesNumber = added == "number" && old.contains("integer");
    const bool isDivided = broken.is30 && !isNullable && !becomesNumber;
    if (old.isEmpty() || (isDivided && trial.nodeAt(broken.sibling("anyOf")).exists()))
        return NoCorrection::Combination;
    return QList<Candidate>{[=, this](Trial &next) {
        CorrectionChange made = change(Kind::TypeAllowed, broken);
        made.before = QString::fromUtf8(old.join(" | "));
        made.after = QString::fromUtf8(added);
        next.note(made);
        if (isNullable)
            return next.set(broken.sibling("nullable"), Value::boolean(true));
        return isDivided ? divideType(next, type, old.constFirst(), schemaOf(broken.value, false))
                         : addType(next, type, old, added);
    }};
}

/** The property, or if its name is withheld, all properties. */
Candidates SchemaCandidates::allowProperty(const Trial &trial, const Broken &broken)
{
    const QByteArray name = broken.reason.finding.instance.last();
    const Value schema = schemaOf(broken.value, true);
    const document::Pointer object = broken.reason.finding.instance.parent();
    const QByteArray subject = nameOfObject(trial, broken.schema(), object);
    QList<Candidate> list;
    if (m_inference.isName(name)) {
        list.append([=, this](Trial &next) {
            CorrectionChange made = change(Kind::PropertyAdded, broken);
            made.place.pointer = broken.schema().pointer / document::Pointer{"properties", name};
            made.name = name;
            made.subject = subject;
            next.note(made);
            return next.set(made.place, schema);
        });
    }
    list.append([=, this](Trial &next) {
        CorrectionChange made = change(Kind::PropertiesAllowed, broken);
        made.subject = subject;
        next.note(made);
        return next.set(broken.reason.place, schema);
    });
    return list;
}

/** `items: false` after `prefixItems`. Other schemas that allow nothing are meant so. */
Candidates SchemaCandidates::allowItems(const Trial & /*trial*/, const Broken &broken)
{
    const QByteArray keyword = broken.reason.place.pointer.last();
    if (keyword != "items" && keyword != "unevaluatedItems")
        return NoCorrection::Intended;
    return QList<Candidate>{[this, broken](Trial &next) {
        CorrectionChange made = change(Kind::ItemsAllowed, broken);
        next.note(made);
        return next.set(broken.reason.place, schemaOf(broken.value, true));
    }};
}

Candidates SchemaCandidates::addedProperty(const Trial &trial, const Place &schema, const document::Pointer &property)
{
    const QByteArray name = property.last();
    const auto value = valueAt(m_misfit.value, property);
    if (!value)
        return NoCorrection::NotReadable;
    if (!m_inference.isName(name))
        return NoCorrection::NameWithheld;
    const QList<Place> owners = ownersOfProperties(trial, schema);
    if (owners.isEmpty())
        return NoCorrection::BrokenReference;
    const Value added = schemaOf(*value, true);
    QList<Candidate> list;
    for (const Place &owner : owners) {
        list.append([=, this](Trial &next) {
            CorrectionChange made{Kind::PropertyAdded,
                                  {owner.address, owner.pointer / document::Pointer{"properties", name}},
                                  name,
                                  {},
                                  {},
                                  nameOfObject(next, owner, property.parent())};
            next.note(made);
            return next.set(made.place, added);
        });
    }
    return list;
}

} // namespace corrections
