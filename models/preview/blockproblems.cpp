#include "blockproblems.h"

#include "origin.h"
#include "ruletable.h"

namespace preview {

namespace {

base::Diagnostics consentProblems(const document::Snapshot &document, const RouteInputs &inputs,
                                  const consent::Grants &grants)
{
    base::Diagnostics problems;
    const QString origin = consent::originOf(inputs.upstreamUrl.text);
    for (const RouteText &text : textsOf(inputs)) {
        for (const secrets::SecretReference &reference : text.text.scan().references) {
            if (!grants.allows(inputs.definition, reference, origin))
                problems.append(problemAt(document, "secret-not-allowed"_rule, text.pointer.toString(),
                                          {secrets::referenceText(reference), origin}));
        }
    }
    return problems;
}

} // namespace

base::Diagnostic problemAt(const document::Snapshot &document, const rules::Rule &rule, const QString &pointer,
                           const QStringList &arguments)
{
    const auto place = document::Pointer::parse(pointer).value_or(document::Pointer());
    return rule.at(definition::placeOf(document, place), pointer, arguments);
}

base::Diagnostics blockProblems(const document::Snapshot &document, const RouteInputs &inputs,
                                const routing::Route &route, const consent::Grants &grants)
{
    if (!route.block)
        return {};
    if (route.block->error == traffic::GatewayError::SecretNotAllowed)
        return consentProblems(document, inputs, grants);
    return {problemAt(document, *rules::findRule(route.block->rule), route.block->pointer, route.block->arguments)};
}

} // namespace preview
