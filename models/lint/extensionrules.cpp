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

void checkObjects(const DefinitionView &view, Report &report)
{
    const QList<Pointer> objects = {fields::info(),           {"info", "state"}, {"server"},
                                    {"server", "listenPath"}, {"upstream"},      fields::authentication(),
                                    fields::basicAuth(),      fields::header()};
    for (const Pointer &below : objects) {
        const document::Node node = view.snapshot().at(view.extension() / below);
        if (node.exists() && !node.isNull() && !node.isMapping())
            report.add(rules::ExtensionWrongType, view.extension() / below, {dotted(below), u"object"_qs});
    }
}

template<typename T>
void checkType(const Field<T> &field, const Pointer &below, const QString &expected, Report &report)
{
    if (field.state == Field<T>::State::WrongType)
        report.add(rules::ExtensionWrongType, field.pointer, {dotted(below), expected});
}

void checkTypes(const DefinitionView &view, Report &report)
{
    for (const Pointer &below : {fields::apiName(), fields::listenPath(), fields::upstreamUrl(), fields::userName(),
                                 fields::password(), fields::headerName()})
        checkType(view.textField(below), below, u"string"_qs, report);
    for (const Pointer &below :
         {fields::stripListenPath(), fields::authenticationEnabled(), fields::basicEnabled(), fields::headerEnabled()})
        checkType(view.flagField(below), below, u"boolean"_qs, report);
}

void checkInfo(const DefinitionView &view, Report &report)
{
    if (const auto name = view.apiName(); isMissingOrBlank(name))
        report.add(rules::InfoNameMissing, name.pointer);
    const auto active = view.active();
    if (active.state == Field<bool>::State::Missing)
        report.add(rules::StateActiveMissing, active.pointer);
    else if (active.state == Field<bool>::State::WrongType)
        report.add(rules::StateActiveType, active.pointer);
}

void checkListenPath(const DefinitionView &view, Report &report)
{
    const auto path = view.listenPath();
    if (isMissingOrBlank(path))
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
    if (isMissingOrBlank(url))
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
                          {QString::fromUtf8(view.extension().last()), u"object"_qs});
    if (!view.hasExtension())
        return report.add(rules::ExtensionMissing, view.extension());
    checkObjects(view, report);
    checkTypes(view, report);
    checkInfo(view, report);
    checkListenPath(view, report);
    checkUpstreamUrl(view, report);
}

} // namespace lint
