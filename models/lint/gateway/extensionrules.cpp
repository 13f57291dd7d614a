#include "extensionrules.h"

#include "argumentwords.h"
#include "gatewayfields.h"
#include "importer.h"
#include "listenpath.h"
#include "origin.h"
#include "secretreference.h"
#include "structure.h"

#include <QUrl>

namespace lint {

namespace {

namespace fields = definition::fields;
using definition::DefinitionView;
using definition::Field;
using document::Pointer;

bool isMissingOrBlank(const Field<QString> &field)
{
    return field.state == Field<QString>::State::Missing || (field.isPresent() && field.value.trimmed().isEmpty());
}

/** The JSON type of a value. */
rules::JsonType jsonTypeOf(const document::Node &node)
{
    if (node.isMapping())
        return rules::JsonType::Object;
    if (node.isSequence())
        return rules::JsonType::Array;
    switch (node.scalarType()) {
    case document::ScalarType::Null:
        return rules::JsonType::Null;
    case document::ScalarType::Bool:
        return rules::JsonType::Boolean;
    case document::ScalarType::Integer:
    case document::ScalarType::Float:
        return rules::JsonType::Number;
    case document::ScalarType::String:
        break;
    }
    return rules::JsonType::String;
}

QString typeOf(const document::Node &node)
{
    return rules::wordOf(jsonTypeOf(node));
}

rules::JsonType expectedType(specification::Fault fault)
{
    using specification::Fault;
    switch (fault) {
    case Fault::NotBoolean:
        return rules::JsonType::Boolean;
    case Fault::NotObject:
        return rules::JsonType::Object;
    case Fault::NotList:
        return rules::JsonType::Array;
    default:
        return rules::JsonType::String;
    }
}

void checkTypes(const DefinitionView &view, Report &report)
{
    const qsizetype depth = view.extension().tokens().size();
    for (const specification::Violation &violation :
         specification::checkGatewayTypes(view.snapshot(), view.extension())) {
        const Pointer below(violation.pointer.tokens().sliced(depth));
        const QString found = typeOf(view.snapshot().at(violation.pointer).resolved());
        if (below == fields::active())
            report.add("state-active-type"_rule, violation.pointer, {found});
        else
            report.add("extension-wrong-type"_rule, violation.pointer,
                       {fields::dottedName(below), rules::wordOf(expectedType(violation.fault)), found});
    }
}

void checkInfo(const DefinitionView &view, Report &report)
{
    if (const auto name = view.apiName(); isMissingOrBlank(name))
        report.add("info-name-missing"_rule, name.pointer);
    if (const auto active = view.active(); active.state == Field<bool>::State::Missing)
        report.add("state-active-missing"_rule, active.pointer);
}

void checkListenPath(const DefinitionView &view, Report &report)
{
    const auto path = view.listenPath();
    if (isMissingOrBlank(path))
        return report.add("listen-path-missing"_rule, path.pointer);
    if (!path.isPresent())
        return;
    if (!path.value.startsWith(u'/'))
        report.add("listen-path-not-rooted"_rule, path.pointer, {path.value});
    if (const auto problem = routing::listenPathProblem(path.value.toUtf8()))
        report.add("listen-path-invalid"_rule, path.pointer, {path.value, problem->detail});
}

void checkUpstreamUrl(const DefinitionView &view, Report &report)
{
    const auto url = view.upstreamUrl();
    if (isMissingOrBlank(url))
        return report.add("upstream-url-missing"_rule, url.pointer);
    if (!url.isPresent())
        return;
    if (const auto reference = consent::referenceInHost(secrets::TextWithReferences(url.value)))
        return report.add("reference-in-host"_rule, url.pointer, {secrets::referenceText(*reference)});
    if (!secrets::scanReferences(url.value).isLiteral())
        return;
    if (!definition::isAbsoluteHttpUrl(url.value))
        return report.add("upstream-url-invalid"_rule, url.pointer, {definition::shownUrl(url.value)});
    if (!QUrl(url.value).userInfo().isEmpty())
        report.add("upstream-url-userinfo"_rule, url.pointer);
}

} // namespace

void checkExtension(const DefinitionView &view, Report &report)
{
    const document::Node node = view.snapshot().at(view.extension());
    if (node.exists() && !node.isMapping())
        return report.add(
            "extension-wrong-type"_rule, view.extension(),
            {QString::fromUtf8(view.extension().last()), rules::wordOf(rules::JsonType::Object), typeOf(node)});
    if (!view.hasExtension())
        return report.add("extension-missing"_rule, view.extension());
    checkTypes(view, report);
    checkInfo(view, report);
    checkListenPath(view, report);
    checkUpstreamUrl(view, report);
}

} // namespace lint
