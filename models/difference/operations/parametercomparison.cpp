#include "parametercomparison.h"

#include "lifecycle.h"
#include "parameters.h"
#include "rulelookup.h"
#include "writtenvalue.h"

#include <algorithm>

namespace difference {

namespace {

constexpr RemovalRules ParameterRemoval{
    "request-parameter-removed"_change, "request-parameter-removed-with-deprecation"_change,
    "request-parameter-removed-before-sunset"_change, "request-parameter-sunset-parse"_change};

/** A parameter with the name by which it is the same in both descriptions. */
struct NamedParameter {
    QByteArray key;
    openapi::Parameter parameter;
    [[nodiscard]] Located located() const { return {parameter.place, parameter.node.resolved()}; }
    [[nodiscard]] bool isRequired() const
    {
        return parameter.location == u"path" || parameter.node.member("required").resolved().toBool();
    }
};

/** OpenAPI ignores parameters for these headers. */
bool isIgnored(const openapi::Parameter &parameter)
{
    const QByteArray name = parameter.name.toLower();
    return parameter.location == u"header" && (name == "accept" || name == "content-type" || name == "authorization");
}

QList<NamedParameter> parametersOf(Side &side, const Located &operation, const QHash<QByteArray, QByteArray> &names)
{
    QList<NamedParameter> found;
    for (const openapi::Parameter &parameter : openapi::parametersOf(side.resolver(), operation.place)) {
        if (isIgnored(parameter))
            continue;
        QByteArray name = parameter.location == u"header" ? parameter.name.toLower() : parameter.name;
        if (parameter.location == u"path")
            name = names.value(name, name);
        else if (parameter.location == u"querystring")
            name.clear(); // The name of a whole query string is not sent.
        found.append({parameter.location.toUtf8() + ' ' + name, parameter});
    }
    return found;
}

Origin originOf(const OperationPair &pair, const NamedParameter &parameter)
{
    return pair.origin.about(Subject::Kind::Parameter,
                             {parameter.parameter.location, QString::fromUtf8(parameter.parameter.name)});
}

void addScoped(const Comparer &comparer, const ChangeRule &rule, const Origin &origin, const Places &places,
               const QStringList &arguments = {})
{
    comparer.report.add(rule, prefixOf(Scope::RequestParameter), origin, true, rule.effect, places, arguments);
}

void compareDeprecation(const Comparer &comparer, const Origin &origin, const Places &places)
{
    const Lifecycle before(places.before.node);
    const Lifecycle now(places.now.node);
    if (before.isDeprecated != now.isDeprecated)
        return addScoped(comparer, now.isDeprecated ? "deprecated"_change : "reactivated"_change, origin, places);
    if (!now.isDeprecated || before.sunsetText == now.sunsetText || !before.hasSunset())
        return;
    const QStringList dates = {before.sunsetText, now.sunsetText};
    if (!now.hasSunset())
        comparer.report.add("request-parameter-sunset-deleted"_change, origin, true, places, dates);
    else if (!before.sunset.isValid() || !now.sunset.isValid())
        comparer.report.add("request-parameter-sunset-parse"_change, origin, true, places,
                            {before.sunset.isValid() ? now.sunsetText : before.sunsetText});
    else if (now.sunset < before.sunset)
        comparer.report.add("request-parameter-sunset-date-changed-too-small"_change, origin, true, places, dates);
}

void compareParameter(const Comparer &comparer, const Origin &origin, const NamedParameter &before,
                      const NamedParameter &now)
{
    const Places places{before.located(), now.located()};
    if (before.isRequired() != now.isRequired())
        addScoped(comparer, now.isRequired() ? "became-required"_change : "became-optional"_change, origin, places);
    compareDeprecation(comparer, origin, places);
    SchemaContext context;
    context.origin = origin;
    context.kind = SchemaContext::Kind::Parameter;
    compareWrittenValues(comparer, context, places, {},
                         {"request-parameter-style-changed"_change, "request-parameter-content-changed"_change,
                          &"request-parameter-allow-reserved-changed"_change});
}

void addNew(const Comparer &comparer, const Origin &origin, const NamedParameter &parameter)
{
    const ChangeRule &rule = parameter.parameter.location == u"path" ? "new-request-path-parameter"_change
                             : parameter.isRequired()                ? "new-required-request-parameter"_change
                                                                     : "new-optional-request-parameter"_change;
    comparer.report.add(rule, origin, true, {{}, parameter.located()});
}

void addRemoved(const Comparer &comparer, const OperationPair &pair, const NamedParameter &parameter)
{
    const Origin origin = originOf(pair, parameter);
    if (Lifecycle(pair.before.node).isUnstable()) // The document announces such changes.
        return comparer.report.add(ParameterRemoval.plain, origin, true, {parameter.located(), {}}, {}, Effect::None);
    addRemoval(comparer.report, ParameterRemoval, origin, parameter.located(), comparer.options.today);
}

} // namespace

void compareParameters(const Comparer &comparer, const OperationPair &pair)
{
    const QList<NamedParameter> before = parametersOf(comparer.before, pair.before, pair.pathNames);
    const QList<NamedParameter> now = parametersOf(comparer.now, pair.now, {});
    for (const NamedParameter &parameter : before) {
        const auto same = std::ranges::find(now, parameter.key, &NamedParameter::key);
        if (same == now.end())
            addRemoved(comparer, pair, parameter);
        else if (!comparer.schemas.isUnchanged(parameter.located(), same->located()))
            compareParameter(comparer, originOf(pair, *same), parameter, *same);
    }
    for (const NamedParameter &parameter : now) {
        if (std::ranges::find(before, parameter.key, &NamedParameter::key) == before.end())
            addNew(comparer, originOf(pair, parameter), parameter);
    }
}

} // namespace difference
