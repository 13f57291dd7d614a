#include "schemacandidates.h"

#include "keywordtext.h"
#include "secretwords.h"

#include <algorithm>
#include <iterator>

namespace corrections {

using document::Node;
using document::Pointer;
using document::Value;
using openapi::Place;
using Kind = CorrectionChange::Kind;

/** What is done for each keyword that a finding of the check can be about. */
const SchemaCandidates::Row SchemaCandidates::Rows[] = {
    {"type", &SchemaCandidates::allowType, NoCorrection::None},
    {"enum", &SchemaCandidates::allowValue, NoCorrection::None},
    {"const", &SchemaCandidates::allowConstant, NoCorrection::None},
    {"multipleOf", &SchemaCandidates::removeKeyword, NoCorrection::None},
    {"minimum", &SchemaCandidates::moveBound, NoCorrection::None},
    {"maximum", &SchemaCandidates::moveBound, NoCorrection::None},
    {"exclusiveMinimum", &SchemaCandidates::moveExclusiveBound, NoCorrection::None},
    {"exclusiveMaximum", &SchemaCandidates::moveExclusiveBound, NoCorrection::None},
    {"minLength", &SchemaCandidates::changeSize, NoCorrection::None},
    {"maxLength", &SchemaCandidates::changeSize, NoCorrection::None},
    {"pattern", &SchemaCandidates::removeKeyword, NoCorrection::None},
    {"format", &SchemaCandidates::removeKeyword, NoCorrection::None},
    {"minItems", &SchemaCandidates::changeSize, NoCorrection::None},
    {"maxItems", &SchemaCandidates::changeSize, NoCorrection::None},
    {"uniqueItems", &SchemaCandidates::setFalse, NoCorrection::None},
    {"contains", nullptr, NoCorrection::Intended},
    {"minContains", nullptr, NoCorrection::Intended},
    {"maxContains", nullptr, NoCorrection::Intended},
    {"required", &SchemaCandidates::makeOptional, NoCorrection::None},
    {"dependentRequired", &SchemaCandidates::removeDependency, NoCorrection::None},
    {"minProperties", &SchemaCandidates::changeSize, NoCorrection::None},
    {"maxProperties", &SchemaCandidates::changeSize, NoCorrection::None},
    {"additionalProperties", &SchemaCandidates::allowProperty, NoCorrection::None},
    {"unevaluatedProperties", &SchemaCandidates::allowProperty, NoCorrection::None},
    {"readOnly", &SchemaCandidates::setFalse, NoCorrection::None},
    {"writeOnly", &SchemaCandidates::setFalse, NoCorrection::None},
    {"propertyNames", nullptr, NoCorrection::Intended},
    {"items", &SchemaCandidates::allowItems, NoCorrection::None},
    {"unevaluatedItems", &SchemaCandidates::allowItems, NoCorrection::None},
    {"anyOf", &SchemaCandidates::allowAlternative, NoCorrection::None},
    {"oneOf", &SchemaCandidates::allowAlternative, NoCorrection::None},
    {"not", nullptr, NoCorrection::Intended},
    {"false", &SchemaCandidates::allowItems, NoCorrection::None},
    {"$ref", nullptr, NoCorrection::BrokenReference},
    {"cycle", nullptr, NoCorrection::NotChecked},
    {"schema", nullptr, NoCorrection::NotChecked},
    {"duplicate", nullptr, NoCorrection::NotChecked},
    {"schemas", nullptr, NoCorrection::NotChecked},
    {"values", nullptr, NoCorrection::NotChecked},
    {"steps", nullptr, NoCorrection::NotChecked},
    {"depth", nullptr, NoCorrection::NotChecked},
    {"patternSteps", nullptr, NoCorrection::NotChecked},
};

Candidates SchemaCandidates::candidatesFor(const Trial &trial, const Reason &reason)
{
    const auto *row = std::ranges::find_if(
        Rows, [&reason](const Row &each) { return reason.finding.keyword == QLatin1String(each.keyword); });
    if (row == std::end(Rows))
        return NoCorrection::NotChecked;
    if (!row->making)
        return row->why;
    const auto value = valueAt(m_misfit.value, reason.finding.instance);
    if (!value)
        return NoCorrection::NotReadable;
    return (this->*row->making)(trial, {reason, *value, row->keyword, trial.is30(reason.place.address)});
}

QByteArray SchemaCandidates::subjectOf(const Pointer &instance) const
{
    const QByteArray name = innermostName(m_misfit.value, instance);
    return name.isEmpty() ? m_misfit.name : name;
}

/** The name of the schema component at a place or, if it is none, of the property with the object. */
QByteArray SchemaCandidates::nameOfObject(const Trial &trial, const Place &schema, const Pointer &instance) const
{
    const QByteArray component = trial.description()->nameOfSchema(schema);
    return component.isEmpty() ? subjectOf(instance) : component;
}

CorrectionChange SchemaCandidates::change(Kind kind, const Broken &broken) const
{
    return {kind, broken.reason.place, {}, {}, {}, subjectOf(broken.reason.finding.instance)};
}

CorrectionChange SchemaCandidates::keywordChange(const Trial &trial, const Broken &broken, const Value &after) const
{
    CorrectionChange result = change(Kind::KeywordChanged, broken);
    result.name = broken.word;
    result.before = shownText(trial.nodeAt(broken.reason.place));
    result.after = QString::fromUtf8(after.toJson());
    return result;
}

bool SchemaCandidates::isShown(const Broken &broken) const
{
    return !m_misfit.isSecret && !isSecretPlace(broken.reason.finding.instance) && m_inference.isValue(broken.value);
}

Value SchemaCandidates::schemaOf(const Value &value, bool hasOthers)
{
    return m_inference.schemaOf(hasOthers ? QList<Value>{value} + m_misfit.others : QList<Value>{value},
                                m_misfit.areTexts);
}

Candidates SchemaCandidates::allowValue(const Trial & /*trial*/, const Broken &broken)
{
    if (!isShown(broken))
        return NoCorrection::ValueWithheld;
    return QList<Candidate>{[this, broken](Trial &next) {
        CorrectionChange made = change(Kind::ValueAllowed, broken);
        made.after = QString::fromUtf8(broken.value.toJson());
        next.note(made);
        return next.append(broken.reason.place, broken.value);
    }};
}

/** The constant becomes a list of two values. */
Candidates SchemaCandidates::allowConstant(const Trial &trial, const Broken &broken)
{
    const auto constant = trial.nodeAt(broken.reason.place).value();
    if (!isShown(broken))
        return NoCorrection::ValueWithheld;
    if (!constant || trial.nodeAt(broken.sibling("enum")).exists())
        return NoCorrection::Combination;
    return QList<Candidate>{[this, broken, constant = *constant](Trial &next) {
        CorrectionChange made = change(Kind::ValueAllowed, broken);
        made.after = QString::fromUtf8(broken.value.toJson());
        next.note(made);
        return next.rename(broken.reason.place, "enum") &&
               next.set(broken.sibling("enum"), Value::array({constant, broken.value}));
    }};
}

Candidates SchemaCandidates::moveBound(const Trial & /*trial*/, const Broken &broken)
{
    if (!isShown(broken))
        return NoCorrection::ValueWithheld;
    return QList<Candidate>{[this, broken](Trial &next) {
        next.note(keywordChange(next, broken, broken.value));
        return next.set(broken.reason.place, broken.value);
    }};
}

/** The bound becomes one that includes the value. Until 3.0, a flag makes the bound beside it exclusive. */
Candidates SchemaCandidates::moveExclusiveBound(const Trial &trial, const Broken &broken)
{
    if (!isShown(broken))
        return NoCorrection::ValueWithheld;
    const QByteArray inclusive = broken.word == "exclusiveMinimum" ? "minimum" : "maximum";
    const Place bound = broken.sibling(inclusive);
    const bool hasBound = trial.nodeAt(bound).exists();
    return QList<Candidate>{[this, broken, bound, inclusive, hasBound](Trial &next) {
        const bool isFlag = next.nodeAt(broken.reason.place).isBool();
        CorrectionChange made = change(Kind::BoundIncluded, broken);
        made.place = bound;
        made.name = inclusive;
        made.before = u"%1: %2"_qs.arg(QString::fromUtf8(broken.word), shownText(next.nodeAt(broken.reason.place)));
        made.after = QString::fromUtf8(broken.value.toJson());
        next.note(made);
        const bool isFreed = isFlag     ? next.set(broken.reason.place, Value::boolean(false))
                             : hasBound ? next.remove(broken.reason.place)
                                        : next.rename(broken.reason.place, inclusive);
        return isFreed && next.set(bound, broken.value);
    }};
}

/** A limit for the size of a text, list or object becomes the size of the value. */
Candidates SchemaCandidates::changeSize(const Trial & /*trial*/, const Broken &broken)
{
    return QList<Candidate>{[this, broken](Trial &next) {
        const Value size = Value::integer(broken.value.isString()
                                              ? broken.value.text().toUcs4().size()
                                              : broken.value.items().size() + broken.value.members().size());
        next.note(keywordChange(next, broken, size));
        return next.set(broken.reason.place, size);
    }};
}

Candidates SchemaCandidates::removeKeyword(const Trial & /*trial*/, const Broken &broken)
{
    return QList<Candidate>{[this, broken](Trial &next) {
        CorrectionChange made = change(Kind::KeywordRemoved, broken);
        made.name = broken.word;
        made.before = shownText(next.nodeAt(broken.reason.place));
        next.note(made);
        return next.remove(broken.reason.place);
    }};
}

/** Of a required property, messages of the other direction alone have to have it: then it is meant so. */
Candidates SchemaCandidates::setFalse(const Trial &trial, const Broken &broken)
{
    const Pointer property = broken.reason.place.pointer.parent();
    const Node required = trial.nodeAt({broken.reason.place.address, property.parent().parent().child("required")});
    for (qsizetype i = 0; broken.word != "uniqueItems" && required.isSequence() && i < required.childCount(); ++i) {
        if (required.childAt(i).resolved().bytes() == property.last())
            return NoCorrection::Intended;
    }
    return QList<Candidate>{[this, broken](Trial &next) {
        next.note(keywordChange(next, broken, Value::boolean(false)));
        return next.set(broken.reason.place, Value::boolean(false));
    }};
}

Candidates SchemaCandidates::makeOptional(const Trial & /*trial*/, const Broken &broken)
{
    const QString missing = broken.reason.finding.arguments.value(0);
    return QList<Candidate>{[this, broken, missing](Trial &next) {
        const Place list = broken.reason.place;
        CorrectionChange made = change(Kind::PropertyOptional, broken);
        made.subject = nameOfObject(next, broken.schema(), broken.reason.finding.instance);
        const Node names = next.nodeAt(list);
        QList<qsizetype> indexes;
        for (qsizetype i = names.childCount() - 1; i >= 0; --i) {
            const QByteArray name = names.childAt(i).resolved().bytes();
            if (!isArgument(missing, name))
                continue;
            made.name = name;
            indexes.append(i);
        }
        next.note(made);
        if (indexes.isEmpty() || indexes.size() == names.childCount())
            return !indexes.isEmpty() && next.remove(list);
        return std::ranges::all_of(indexes, [&](qsizetype index) {
            return next.remove({list.address, list.pointer.child(index)});
        });
    }};
}

Candidates SchemaCandidates::removeDependency(const Trial & /*trial*/, const Broken &broken)
{
    const QString missing = broken.reason.finding.arguments.value(0);
    const QString trigger = broken.reason.finding.arguments.value(1);
    return QList<Candidate>{[this, broken, missing, trigger](Trial &next) {
        const Place dependencies = broken.reason.place;
        const Node all = next.nodeAt(dependencies);
        for (qsizetype i = 0; i < all.childCount(); ++i) {
            const Place list{dependencies.address, dependencies.pointer.child(all.keyAt(i))};
            const Node names = next.nodeAt(list);
            for (qsizetype at = 0; isArgument(trigger, all.keyAt(i)) && at < names.childCount(); ++at) {
                if (!isArgument(missing, names.childAt(at).resolved().bytes()))
                    continue;
                CorrectionChange made = change(Kind::DependencyRemoved, broken);
                made.name = names.childAt(at).resolved().bytes();
                made.before = QString::fromUtf8(all.keyAt(i));
                next.note(made);
                return next.remove(names.childCount() > 1 ? Place{list.address, list.pointer.child(at)} : list);
            }
        }
        return false;
    }};
}

} // namespace corrections
