#include "correctionlimits.h"
#include "descriptionresolver.h"
#include "schemacandidates.h"
#include "schemaofsamples.h"
#include "schematypes.h"
#include "schemavalues.h"
#include "secretnames.h"
#include "solving.h"

#include <algorithm>

namespace corrections {

using document::Node;
using document::Pointer;
using document::Value;
using openapi::Place;
using Kind = CorrectionChange::Kind;

namespace {

struct Alternative {
    Place place;
    Node schema; ///< After following references.
};

QList<Alternative> alternativesAt(const Trial &trial, const Place &list)
{
    openapi::ReferenceResolver resolver = description::resolverOf(*trial.description());
    const Node node = trial.nodeAt(list);
    QList<Alternative> alternatives;
    for (qsizetype i = 0; i < node.childCount() && i < MaximumAlternatives; ++i) {
        const Place place{list.address, list.pointer.child(i)};
        alternatives.append({place, resolver.resolve(place).node});
    }
    return alternatives;
}

/** True if the `type` of each alternative excludes values of a type. */
bool isTypeNew(const QList<Alternative> &alternatives, const QByteArray &type)
{
    return std::ranges::all_of(alternatives, [&type](const Alternative &each) {
        const QByteArrayList types = openapi::typesOf(each.schema);
        return !types.isEmpty() && !types.contains(type) && !(type == "integer" && types.contains("number")) &&
               !each.schema.member("nullable").toBool();
    });
}

} // namespace

QList<Reason> SchemaCandidates::reasonsOf(const Trial &trial, const Place &schema, const Value &value) const
{
    openapi::ReferenceResolver resolver = description::resolverOf(*trial.description());
    requests::SchemaValues values(trial.description(), resolver, m_misfit.direction, traffic::Redacted.toByteArray());
    const auto json = document::Snapshot::parse(value.toJson(), document::Format::Json);
    QList<Reason> reasons;
    for (const schema::Finding &finding :
         values.findingsOfTolerated(json.root(), schema, trial.versionOf(schema.address)))
        reasons.append({finding, values.placeOf(finding.schema)});
    return reasons;
}

/** Changes an alternative until a value fits it. */
Candidate SchemaCandidates::fitted(const Place &alternative, const Value &value, const Pointer &instance)
{
    return [=, this](Trial &trial) {
        const QByteArray name = subjectOf(instance);
        const Misfit misfit{.value = value,
                            .others = {},
                            .areTexts = m_misfit.areTexts,
                            .isSecret = m_misfit.isSecret || isSecretPlace(instance),
                            .name = name,
                            .direction = m_misfit.direction};
        SchemaCandidates inner(m_inference, misfit, m_time, m_depth + 1);
        SearchBudget budget{MaximumRounds, m_time};
        Solving solving(budget);
        return solving.solve(
            trial,
            [&](const Trial &at) -> std::optional<QList<Reason>> { return inner.reasonsOf(at, alternative, value); },
            [&](const Trial &at, const Reason &reason) { return inner.candidatesFor(at, reason); });
    };
}

/** An alternative for values of another type, or another constant. An alternative for objects beside others would fit
 * nearly all objects, so it is not added. */
Candidates SchemaCandidates::addedAlternatives(const Trial &trial, const Broken &broken)
{
    const QList<Alternative> alternatives = alternativesAt(trial, broken.reason.place);
    const bool areConstants = std::ranges::all_of(
        alternatives, [](const Alternative &each) { return each.schema.member("const").exists(); });
    if (areConstants && isShown(broken)) {
        return QList<Candidate>{[this, broken](Trial &next) {
            CorrectionChange made = change(Kind::ValueAllowed, broken);
            made.after = QString::fromUtf8(broken.value.toJson());
            next.note(made);
            return next.append(broken.reason.place, Value::object({{"const", broken.value}}));
        }};
    }
    const QByteArray type = schema::typeNameOf(broken.value);
    // Until 3.0, no schema is for null alone.
    if (areConstants || !isTypeNew(alternatives, type) || (broken.is30 && type == "null"))
        return QList<Candidate>();
    return QList<Candidate>{[this, broken, type](Trial &next) {
        CorrectionChange made = change(Kind::AlternativeAdded, broken);
        made.name = broken.word;
        made.after = QString::fromUtf8(type);
        next.note(made);
        return next.append(broken.reason.place, schemaOf(broken.value, false));
    }};
}

Candidates SchemaCandidates::allowAlternative(const Trial &trial, const Broken &broken)
{
    const QString matching = broken.reason.finding.arguments.value(0);
    if (broken.word == "oneOf" && matching != u"0")
        return allowSeveral(trial, broken);
    Candidates candidates = addedAlternatives(trial, broken);
    struct Nearness {
        Place place;
        qsizetype reasons;
    };
    QList<Nearness> nearest;
    for (const Alternative &each : alternativesAt(trial, broken.reason.place)) {
        if (m_depth < MaximumAlternativeDepth && each.schema.isMapping())
            nearest.append({each.place, reasonsOf(trial, each.place, broken.value).size()});
    }
    std::ranges::stable_sort(nearest, {}, &Nearness::reasons);
    for (const Nearness &each : nearest.first(std::min(nearest.size(), MaximumChangedAlternatives)))
        candidates.list.append(fitted(each.place, broken.value, broken.reason.finding.instance));
    return candidates.list.isEmpty() ? Candidates(NoCorrection::Combination) : candidates;
}

/** A value that fits several alternatives of `oneOf` fits `anyOf`. */
Candidates SchemaCandidates::allowSeveral(const Trial &trial, const Broken &broken)
{
    if (trial.nodeAt(broken.sibling("anyOf")).exists())
        return NoCorrection::Combination;
    return QList<Candidate>{[this, broken](Trial &next) {
        next.note(change(Kind::SeveralAllowed, broken));
        return next.rename(broken.reason.place, "anyOf");
    }};
}

} // namespace corrections
