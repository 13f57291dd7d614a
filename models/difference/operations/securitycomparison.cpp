#include "securitycomparison.h"

#include "rulelookup.h"
#include "security.h"

#include <algorithm>

namespace difference {

namespace {

using Alternative = QList<openapi::RequiredScheme>;
using openapi::SecurityRequirements;

struct SecurityRules {
    const ChangeRule &added;
    const ChangeRule &removed;
    const ChangeRule &scopeAdded;
    const ChangeRule &scopeRemoved;
};

constexpr SecurityRules OperationSecurity{"api-security-added"_change, "api-security-removed"_change,
                                          "api-security-scope-added"_change, "api-security-scope-removed"_change};
constexpr SecurityRules DocumentSecurity{"api-global-security-added"_change, "api-global-security-removed"_change,
                                         "api-global-security-scope-added"_change,
                                         "api-global-security-scope-removed"_change};

const openapi::RequiredScheme *schemeIn(const Alternative &alternative, const QByteArray &name)
{
    const auto found = std::ranges::find(alternative, name, &openapi::RequiredScheme::name);
    return found == alternative.end() ? nullptr : &*found;
}

bool hasSameSchemes(const Alternative &left, const Alternative &right)
{
    return left.size() == right.size() && std::ranges::all_of(left, [&](const openapi::RequiredScheme &scheme) {
               return schemeIn(right, scheme.name);
           });
}

/** True if credentials for `given` satisfy `required` too. */
bool satisfies(const Alternative &given, const Alternative &required)
{
    return std::ranges::all_of(required, [&](const openapi::RequiredScheme &scheme) {
        const openapi::RequiredScheme *own = schemeIn(given, scheme.name);
        return own &&
               std::ranges::all_of(scheme.scopes, [&](const QString &scope) { return own->scopes.contains(scope); });
    });
}

QString textOf(const Alternative &alternative)
{
    QStringList names;
    for (const openapi::RequiredScheme &scheme : alternative)
        names.append(QString::fromUtf8(scheme.name));
    return names.isEmpty() ? u"{}"_qs : names.join(u" + "_qs);
}

/** The requirements of both sides, and where changes of them are reported. */
struct SecurityPair {
    const SecurityRequirements &before;
    const SecurityRequirements &now;
    const Origin &origin;
    Places places;
    const SecurityRules &rules;
};

void compareScopes(const Comparer &comparer, const SecurityPair &pair, const Alternative &before,
                   const Alternative &now)
{
    for (const openapi::RequiredScheme &scheme : now) {
        const QStringList old = schemeIn(before, scheme.name)->scopes;
        const QString name = QString::fromUtf8(scheme.name);
        for (const QString &scope : scheme.scopes) {
            if (!old.contains(scope))
                comparer.report.add(pair.rules.scopeAdded, pair.origin, true, pair.places, {scope, name});
        }
        for (const QString &scope : old) {
            if (!scheme.scopes.contains(scope))
                comparer.report.add(pair.rules.scopeRemoved, pair.origin, true, pair.places, {scope, name});
        }
    }
}

void addRemoved(const Comparer &comparer, const SecurityPair &pair, const Alternative &alternative)
{
    const bool isStillEnough = !pair.now.needsCredentials() ||
                               std::ranges::any_of(pair.now.alternatives, [&](const Alternative &other) {
                                   return satisfies(alternative, other);
                               });
    comparer.report.add(pair.rules.removed, pair.origin, true, pair.places, {textOf(alternative)},
                        isStillEnough ? Effect::Widens : Effect::Narrows);
}

void addAdded(const Comparer &comparer, const SecurityPair &pair, const Alternative &alternative)
{
    const bool isNewDemand = !pair.before.needsCredentials() && pair.now.needsCredentials();
    comparer.report.add(pair.rules.added, pair.origin, true, pair.places, {textOf(alternative)},
                        isNewDemand ? Effect::Narrows : Effect::Widens);
}

void compareRequirements(const Comparer &comparer, const SecurityPair &pair)
{
    QList<Alternative> added = pair.now.alternatives;
    QList<Alternative> removed;
    for (const Alternative &alternative : pair.before.alternatives) {
        const auto same = std::ranges::find_if(
            added, [&](const Alternative &other) { return hasSameSchemes(alternative, other); });
        if (same == added.end()) {
            removed.append(alternative);
            continue;
        }
        compareScopes(comparer, pair, alternative, *same);
        added.erase(same);
    }
    // `{}` beside nothing else means the same as no requirement.
    const auto isAnonymous = [](const Alternative &alternative) { return alternative.isEmpty(); };
    if (!pair.before.needsCredentials() && !pair.now.needsCredentials()) {
        added.removeIf(isAnonymous);
        removed.removeIf(isAnonymous);
    }
    for (const Alternative &alternative : std::as_const(removed))
        addRemoved(comparer, pair, alternative);
    for (const Alternative &alternative : std::as_const(added))
        addAdded(comparer, pair, alternative);
}

} // namespace

void compareSecurity(const Comparer &comparer, const OperationPair &pair)
{
    const auto before = openapi::securityOf(comparer.before.resolver(), comparer.before.root().place.address,
                                            pair.before.place);
    const auto now = openapi::securityOf(comparer.now.resolver(), comparer.now.root().place.address, pair.now.place);
    if (before.isOfEntry() && now.isOfEntry())
        return; // Changes of the document are reported once.
    compareRequirements(comparer,
                        {before,
                         now,
                         pair.origin,
                         {before.isOfEntry() ? comparer.before.root().at("security") : pair.before.at("security"),
                          now.isOfEntry() ? comparer.now.root().at("security") : pair.now.at("security")},
                         OperationSecurity});
}

void compareDocumentSecurity(const Comparer &comparer)
{
    const auto before = openapi::documentSecurity(comparer.before.description().entry()->snapshot());
    const auto now = openapi::documentSecurity(comparer.now.description().entry()->snapshot());
    const Origin origin;
    compareRequirements(comparer, {before,
                                   now,
                                   origin,
                                   {comparer.before.root().at("security"), comparer.now.root().at("security")},
                                   DocumentSecurity});
}

} // namespace difference
