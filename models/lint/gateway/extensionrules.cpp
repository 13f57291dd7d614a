#include "extensionrules.h"

#include "argumentwords.h"
#include "gatewayfields.h"
#include "importer.h"
#include "listenpath.h"
#include "origin.h"
#include "secretreference.h"

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

/** False if an ancestor is not an object. checkObjects() reports that one. */
bool isReachable(const DefinitionView &view, const Pointer &place)
{
    for (Pointer above = place.parent(); !above.isRoot(); above = above.parent()) {
        const document::Node node = view.snapshot().at(above);
        if (node.exists() && !node.isNull())
            return node.isMapping();
    }
    return true;
}

void checkObjects(const DefinitionView &view, Report &report)
{
    const QList<Pointer> objects = {
        fields::info(),     fields::state(),          fields::server(),    fields::listenPathObject(),
        fields::upstream(), fields::authentication(), fields::basicAuth(), fields::header()};
    for (const Pointer &below : objects) {
        const document::Node node = view.snapshot().at(view.extension() / below);
        if (node.exists() && !node.isNull() && !node.isMapping())
            report.add("extension-wrong-type"_rule, view.extension() / below,
                       {fields::dottedName(below), rules::wordOf(rules::JsonType::Object), typeOf(node)});
    }
}

// Outside of the template: clang 14 emits a call of the consteval operator in one.
constexpr const rules::Rule &WrongTypeOfField = "extension-wrong-type"_rule;

template<typename T>
void checkType(const DefinitionView &view, const Field<T> &field, const Pointer &below, rules::JsonType expected,
               Report &report)
{
    if (field.state == Field<T>::State::WrongType)
        report.add(WrongTypeOfField, field.pointer,
                   {fields::dottedName(below), rules::wordOf(expected), typeOf(view.snapshot().at(field.pointer))});
}

void checkTypes(const DefinitionView &view, Report &report)
{
    for (const Pointer &below : {fields::apiName(), fields::listenPath(), fields::upstreamUrl(), fields::userName(),
                                 fields::password(), fields::headerName()})
        checkType(view, view.textField(below), below, rules::JsonType::String, report);
    for (const Pointer &below :
         {fields::stripListenPath(), fields::authenticationEnabled(), fields::basicEnabled(), fields::headerEnabled()})
        checkType(view, view.flagField(below), below, rules::JsonType::Boolean, report);
}

void checkInfo(const DefinitionView &view, Report &report)
{
    if (const auto name = view.apiName(); isMissingOrBlank(name) && isReachable(view, name.pointer))
        report.add("info-name-missing"_rule, name.pointer);
    const auto active = view.active();
    if (active.state == Field<bool>::State::Missing && isReachable(view, active.pointer))
        report.add("state-active-missing"_rule, active.pointer);
    else if (active.state == Field<bool>::State::WrongType)
        report.add("state-active-type"_rule, active.pointer, {typeOf(view.snapshot().at(active.pointer))});
}

void checkListenPath(const DefinitionView &view, Report &report)
{
    const auto path = view.listenPath();
    if (isMissingOrBlank(path) && isReachable(view, path.pointer))
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
    if (isMissingOrBlank(url) && isReachable(view, url.pointer))
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
    checkObjects(view, report);
    checkTypes(view, report);
    checkInfo(view, report);
    checkListenPath(view, report);
    checkUpstreamUrl(view, report);
}

} // namespace lint
