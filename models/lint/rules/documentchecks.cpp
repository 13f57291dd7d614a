#include "objectchecks.h"

#include "importer.h"
#include "operations.h"

#include <QHash>

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

void checkInfo(const Place &place, CheckContext &context)
{
    if (!place.member("contact"))
        context.addAtObject("info-contact"_rule, place);
    if (!hasText(place, "description"))
        context.addAtObject("info-description"_rule, place);
    if (!place.member("license"))
        context.addAtObject("info-license"_rule, place);
}

void checkContact(const Place &place, CheckContext &context)
{
    for (const char *field : {"name", "url", "email"}) {
        if (!hasText(place, field))
            context.addAtObject("contact-properties"_rule, place, {QString::fromLatin1(field)});
    }
}

void checkLicense(const Place &place, CheckContext &context)
{
    if (!hasText(place, "url"))
        context.addAtObject("license-url"_rule, place);
}

void checkTag(const Place &place, CheckContext &context)
{
    if (!hasText(place, "description"))
        context.addAtObject("tag-description"_rule, place, {place.value("name").text()});
}

/** The tags that are inside themselves. Follows the parents of each tag once. */
QSet<QByteArray> tagsInCycles(const QHash<QByteArray, QByteArray> &parents)
{
    QSet<QByteArray> inCycles;
    QSet<QByteArray> done;
    for (auto tag = parents.cbegin(); tag != parents.cend(); ++tag) {
        QByteArrayList way;
        QSet<QByteArray> onWay;
        QByteArray name = tag.key();
        while (parents.contains(name) && !done.contains(name) && !onWay.contains(name)) {
            way.append(name);
            onWay.insert(name);
            name = parents.value(name);
        }
        if (onWay.contains(name)) {
            for (qsizetype i = way.indexOf(name); i < way.size(); ++i)
                inCycles.insert(way[i]);
        }
        done += onWay;
    }
    return inCycles;
}

void checkTagParents(const Place &place, CheckContext &context)
{
    const Node tags = place.value("tags");
    QSet<QByteArray> names;
    QHash<QByteArray, QByteArray> parents;
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        const Node tag = tags.childAt(i).resolved();
        names.insert(tag.member("name").bytes());
        if (const Node parent = tag.member("parent"); parent.isString())
            parents.insert(tag.member("name").bytes(), parent.bytes());
    }
    const QSet<QByteArray> inCycles = tagsInCycles(parents);
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        const Node tag = tags.childAt(i).resolved();
        const Node parent = tag.member("parent");
        const bool isUnknown = !names.contains(parent.bytes());
        if (!parent.isString() || (!isUnknown && !inCycles.contains(tag.member("name").bytes())))
            continue;
        const document::Pointer pointer = (place.pointer() / QByteArray("tags")).child(i) / QByteArray("parent");
        context.report.addAt("spec-no-invalid-tag-parents"_rule, pointer, parent.span(),
                             {isUnknown ? u"unknown"_qs : u"cycle"_qs, parent.text()});
    }
}

void checkTagList(const Place &place, CheckContext &context)
{
    const Member *tags = place.member("tags");
    if (!tags || tags->value.childCount() == 0)
        return context.addAtObject("openapi-tags"_rule, place);
    QString before;
    for (qsizetype i = 0; tags->value.isSequence() && i < tags->value.childCount(); ++i) {
        const Node name = tags->value.childAt(i).resolved().member("name");
        if (i > 0 && name.text() < before) {
            return context.addAtItem("openapi-tags-alphabetical"_rule, place, "tags", i, name, {name.text(), before});
        }
        before = name.text();
    }
}

void checkServers(const Place &place, CheckContext &context)
{
    const Member *servers = place.member("servers");
    if (!servers)
        context.addAtObject("oas3-api-servers"_rule, place);
    else if (servers->value.childCount() == 0)
        context.addAtKey("oas3-api-servers"_rule, place, *servers);
}

void checkTags(const Place &place, CheckContext &context)
{
    const Node tags = place.value("tags");
    QSet<QByteArray> seen;
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        const Node name = tags.childAt(i).resolved().member("name");
        if (!name.isString())
            continue;
        if (seen.contains(name.bytes())) {
            const document::Pointer pointer = (place.pointer() / QByteArray("tags")).child(i) / QByteArray("name");
            context.report.addAt("openapi-tags-uniqueness"_rule, pointer, name.span(), {name.text()});
        }
        seen.insert(name.bytes());
    }
}

void checkServer(const Place &place, CheckContext &context)
{
    const Member *url = place.member("url");
    if (!url || !url->value.isString())
        return;
    const QByteArray text = url->value.bytes();
    if (text.size() > 1 && text.endsWith('/'))
        context.addAtValue("oas3-server-trailing-slash"_rule, place, *url, {definition::shownUrl(url->value.text())});
    if (text.contains("example.com"))
        context.addAtValue("oas3-server-not-example.com"_rule, place, *url);
    const Node variables = place.value("variables");
    for (const QByteArray &name : openapi::templateNames(text)) {
        if (!variables.member(name).exists())
            context.addAtValue("oas3-server-variables"_rule, place, *url, {u"undeclared"_qs, shownName(name)});
    }
}

void checkServerVariable(const Place &place, CheckContext &context)
{
    const Node url = place.parent ? place.parent->value("url") : Node();
    if (url.isString() && !context.variablesIn(url.bytes()).contains(place.entry))
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
    {ObjectKind::OpenApi, checkTags},    {ObjectKind::OpenApi, checkTagParents},
    {ObjectKind::OpenApi, checkTagList}, {ObjectKind::OpenApi, checkServers},
    {ObjectKind::Info, checkInfo},       {ObjectKind::Contact, checkContact},
    {ObjectKind::License, checkLicense}, {ObjectKind::Tag, checkTag},
    {ObjectKind::Server, checkServer},   {ObjectKind::ServerVariable, checkServerVariable},
};

} // namespace

std::span<const Check> documentChecks()
{
    return DocumentChecks;
}

} // namespace lint
