#include "objectchecks.h"

#include "operations.h"

#include <array>

namespace lint {

using document::Node;
using specification::Member;
using specification::ObjectKind;
using specification::Place;

namespace {

QString shownName(const QByteArray &name)
{
    return QString::fromUtf8(name);
}

void checkTags(const Place &place, CheckContext &context)
{
    const Node tags = place.value("tags");
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        const Node name = tags.childAt(i).resolved().member("name");
        if (!name.isString())
            continue;
        if (context.tags.contains(name.bytes())) {
            const document::Pointer pointer = (place.pointer() / QByteArray("tags")).child(i) / QByteArray("name");
            context.report.addAt("openapi-tags-uniqueness"_rule, pointer, name.span(), {name.text()});
        }
        context.tags.insert(name.bytes());
    }
}

void checkPaths(const Place &place, CheckContext &context)
{
    for (const specification::Member &member : place.members) {
        if (!member.field || member.isMerged)
            continue;
        const QString path = shownName(member.key);
        if (member.key.size() > 1 && member.key.endsWith('/'))
            context.addAtKey("path-keys-no-trailing-slash"_rule, place, member, {path});
        if (member.key.contains('?'))
            context.addAtKey("path-not-include-query"_rule, place, member, {path});
        if (member.key.contains("{}"))
            context.addAtKey("path-declarations-must-exist"_rule, place, member, {path});
    }
}

void checkServer(const Place &place, CheckContext &context)
{
    const Member *url = place.member("url");
    if (!url || !url->value.isString())
        return;
    const QByteArray text = url->value.bytes();
    if (text.size() > 1 && text.endsWith('/'))
        context.addAtValue("oas3-server-trailing-slash"_rule, place, *url, {shownName(text)});
    const Node variables = place.value("variables");
    for (const QByteArray &name : openapi::templateNames(text)) {
        if (!variables.member(name).exists())
            context.addAtValue("oas3-server-variables"_rule, place, *url, {u"undeclared"_qs, shownName(name)});
    }
}

void checkServerVariable(const Place &place, CheckContext &context)
{
    const Node url = place.parent ? place.parent->value("url") : Node();
    if (url.isString() && !openapi::templateNames(url.bytes()).contains(place.entry))
        context.addAtObject("oas3-server-variables"_rule, place, {u"unused"_qs, shownName(place.entry)});
    const Node choices = place.value("enum");
    const Member *preset = place.member("default");
    if (!choices.isSequence() || choices.childCount() == 0 || !preset || !preset->value.isString())
        return;
    for (qsizetype i = 0; i < choices.childCount(); ++i) {
        if (choices.childAt(i).resolved().bytes() == preset->value.bytes())
            return;
    }
    context.addAtValue("oas3-server-variables"_rule, place, *preset, {u"default"_qs, preset->value.text()});
}

constexpr Check DocumentChecks[] = {
    {ObjectKind::OpenApi, checkTags},
    {ObjectKind::Paths, checkPaths},
    {ObjectKind::Server, checkServer},
    {ObjectKind::ServerVariable, checkServerVariable},
};

} // namespace

std::span<const Check> documentChecks()
{
    return DocumentChecks;
}

} // namespace lint
