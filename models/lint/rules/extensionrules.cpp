#include "extensionrules.h"

#include "gatewayfields.h"
#include "importer.h"
#include "listenpath.h"
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

/** The name of a place as people say it: `upstream.authentication`. */
QString dotted(const Pointer &below)
{
    QStringList names;
    for (const QByteArray &token : below.tokens())
        names.append(QString::fromUtf8(token));
    return names.join(u'.');
}

/** The JSON type of what stands there. */
QString typeOf(const document::Node &node)
{
    if (node.isMapping())
        return u"object"_qs;
    if (node.isSequence())
        return u"array"_qs;
    switch (node.scalarType()) {
    case document::ScalarType::Null:
        return u"null"_qs;
    case document::ScalarType::Bool:
        return u"boolean"_qs;
    case document::ScalarType::Integer:
    case document::ScalarType::Float:
        return u"number"_qs;
    case document::ScalarType::String:
        break;
    }
    return u"string"_qs;
}

/** False when something above a place is no object, which is then what is said. */
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
    const QList<Pointer> objects = {fields::info(),           {"info", "state"}, {"server"},
                                    {"server", "listenPath"}, {"upstream"},      fields::authentication(),
                                    fields::basicAuth(),      fields::header()};
    for (const Pointer &below : objects) {
        const document::Node node = view.snapshot().at(view.extension() / below);
        if (node.exists() && !node.isNull() && !node.isMapping())
            report.add(rules::ExtensionWrongType, view.extension() / below,
                       {dotted(below), u"object"_qs, typeOf(node)});
    }
}

template<typename T>
void checkType(const DefinitionView &view, const Field<T> &field, const Pointer &below, const QString &expected,
               Report &report)
{
    if (field.state == Field<T>::State::WrongType)
        report.add(rules::ExtensionWrongType, field.pointer,
                   {dotted(below), expected, typeOf(view.snapshot().at(field.pointer))});
}

void checkTypes(const DefinitionView &view, Report &report)
{
    for (const Pointer &below : {fields::apiName(), fields::listenPath(), fields::upstreamUrl(), fields::userName(),
                                 fields::password(), fields::headerName()})
        checkType(view, view.textField(below), below, u"string"_qs, report);
    for (const Pointer &below :
         {fields::stripListenPath(), fields::authenticationEnabled(), fields::basicEnabled(), fields::headerEnabled()})
        checkType(view, view.flagField(below), below, u"boolean"_qs, report);
}

void checkInfo(const DefinitionView &view, Report &report)
{
    if (const auto name = view.apiName(); isMissingOrBlank(name) && isReachable(view, name.pointer))
        report.add(rules::InfoNameMissing, name.pointer);
    const auto active = view.active();
    if (active.state == Field<bool>::State::Missing && isReachable(view, active.pointer))
        report.add(rules::StateActiveMissing, active.pointer);
    else if (active.state == Field<bool>::State::WrongType)
        report.add(rules::StateActiveType, active.pointer, {typeOf(view.snapshot().at(active.pointer))});
}

void checkListenPath(const DefinitionView &view, Report &report)
{
    const auto path = view.listenPath();
    if (isMissingOrBlank(path) && isReachable(view, path.pointer))
        return report.add(rules::ListenPathMissing, path.pointer);
    if (!path.isPresent())
        return;
    if (!path.value.startsWith(u'/'))
        report.add(rules::ListenPathNotRooted, path.pointer, {path.value});
    if (const auto problem = routing::listenPathProblem(path.value.toUtf8()))
        report.add(rules::ListenPathInvalid, path.pointer, {path.value, problem->detail});
}

void checkUpstreamUrl(const DefinitionView &view, Report &report)
{
    const auto url = view.upstreamUrl();
    if (isMissingOrBlank(url) && isReachable(view, url.pointer))
        return report.add(rules::UpstreamUrlMissing, url.pointer);
    if (!url.isPresent() || !secrets::scanReferences(url.value).isLiteral())
        return;
    if (!definition::isAbsoluteHttpUrl(url.value))
        return report.add(rules::UpstreamUrlInvalid, url.pointer, {definition::shownUrl(url.value)});
    if (!QUrl(url.value).userInfo().isEmpty())
        report.add(rules::UpstreamUrlUserInfo, url.pointer);
}

} // namespace

void checkExtension(const DefinitionView &view, Report &report)
{
    const document::Node node = view.snapshot().at(view.extension());
    if (node.exists() && !node.isMapping())
        return report.add(rules::ExtensionWrongType, view.extension(),
                          {QString::fromUtf8(view.extension().last()), u"object"_qs, typeOf(node)});
    if (!view.hasExtension())
        return report.add(rules::ExtensionMissing, view.extension());
    checkObjects(view, report);
    checkTypes(view, report);
    checkInfo(view, report);
    checkListenPath(view, report);
    checkUpstreamUrl(view, report);
}

} // namespace lint
