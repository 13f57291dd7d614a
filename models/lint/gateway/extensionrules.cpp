#include "extensionrules.h"

#include "importer.h"
#include "secretreference.h"
#include "sendability.h"

#include <QUrl>

namespace lint {

namespace {

using definition::DefinitionView;
using definition::Field;

void checkInfo(const DefinitionView &view, Report &report)
{
    using State = Field<QString>::State;
    const auto name = view.apiName();
    if (name.state == State::Missing || (name.isPresent() && name.value.trimmed().isEmpty()))
        report.add("info-name-missing"_rule, name.pointer);
    if (const auto active = view.active(); active.state == Field<bool>::State::Missing)
        report.add("state-active-missing"_rule, active.pointer);
}

void checkListenPath(const DefinitionView &view, Report &report)
{
    const auto path = view.listenPath();
    if (!path.value.trimmed().isEmpty() && !path.value.startsWith(u'/'))
        report.add("listen-path-not-rooted"_rule, path.pointer, {path.value});
}

void checkUserInfo(const DefinitionView &view, Report &report)
{
    const auto url = view.upstreamUrl();
    if (secrets::scanReferences(url.value).isLiteral() && definition::isAbsoluteHttpUrl(url.value) &&
        !QUrl(url.value).userInfo().isEmpty())
        report.add("upstream-url-userinfo"_rule, url.pointer);
}

void reportObstacles(const DefinitionView &view, Report &report)
{
    for (const Obstacle &obstacle : sendability(view)) {
        if (obstacle.rule == &"upstream-auth-conflict"_rule)
            report.addAtKey(*obstacle.rule, obstacle.pointer, obstacle.arguments);
        else
            report.add(*obstacle.rule, obstacle.pointer, obstacle.arguments);
    }
}

} // namespace

void checkExtension(const DefinitionView &view, Report &report)
{
    reportObstacles(view, report);
    if (!view.hasExtension()) {
        if (!view.snapshot().at(view.extension()).exists())
            report.add("extension-missing"_rule, view.extension());
        return;
    }
    checkInfo(view, report);
    checkListenPath(view, report);
    checkUserInfo(view, report);
}

} // namespace lint
