#include "readingcontent.h"

#include "exampleblocks.h"
#include "markdown.h"
#include "operationblocks.h"
#include "referenceddocument.h"
#include "refs.h"
#include "schemablocks.h"
#include "schematree.h"

#include <QSet>

namespace reading {

namespace {

using document::Node;
using document::Pointer;

constexpr int TitleLevel = 1;
constexpr int PartLevel = 2;
constexpr int EntryLevel = 3;

Run linkRun(const QString &text, const QString &url)
{
    return {text, {}, isSafeLink(url) ? url : QString(), {}};
}

void writeLine(BlockWriter &writer, const QString &label, const Run &value)
{
    if (!value.text.isEmpty())
        writer.paragraph({styledRun(label + u' ', Style::Muted), value});
}

void writeInfo(BlockWriter &writer, const Node &info)
{
    writer.heading(TitleLevel, info.member("title").text());
    writeLine(writer, ReadingTexts::tr("Version"), plainRun(info.member("version").text()));
    if (const QString summary = info.member("summary").text(); !summary.isEmpty())
        writer.paragraph({plainRun(summary)});
    writer.markdown(info.member("description").text(), PartLevel);
    const Node contact = info.member("contact").resolved();
    const QString url = contact.member("url").text();
    const QString name = contact.member("name").text();
    writeLine(writer, ReadingTexts::tr("Contact"), linkRun(name.isEmpty() ? url : name, url));
    const QString mail = contact.member("email").text();
    writeLine(writer, ReadingTexts::tr("Email"), linkRun(mail, u"mailto:"_qs + mail));
    const Node license = info.member("license").resolved();
    writeLine(writer, ReadingTexts::tr("License"),
              linkRun(license.member("name").text(), license.member("url").text()));
    const QString terms = info.member("termsOfService").text();
    writeLine(writer, ReadingTexts::tr("Terms of service"), linkRun(terms, terms));
}

void writeFlow(BlockWriter &writer, const QByteArray &name, const Node &flow)
{
    writer.row({styledRun(QString::fromUtf8(name), Style::Name)});
    writer.indent();
    for (const char *member : {"authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"}) {
        const QString url = withoutUser(flow.member(member).text());
        writeLine(writer, QString::fromLatin1(member), linkRun(url, url));
    }
    const Node scopes = flow.member("scopes").resolved();
    for (qsizetype i = 0; scopes.isMapping() && i < scopes.childCount(); ++i)
        writer.row({styledRun(QString::fromUtf8(scopes.keyAt(i)), Style::Code), plainRun(u"  "_qs),
                    plainRun(scopes.childAt(i).resolved().text())});
    writer.outdent();
}

void writeScheme(BlockWriter &writer, const QByteArray &name, const Node &scheme)
{
    Runs runs{styledRun(QString::fromUtf8(name), Style::Name), plainRun(u"  "_qs),
              styledRun(scheme.member("type").text(), Style::Type)};
    for (const char *member : {"scheme", "in", "name", "bearerFormat"}) {
        if (const QString text = scheme.member(member).text(); !text.isEmpty())
            runs += {plainRun(u"  "_qs), styledRun(text, Style::Muted)};
    }
    if (scheme.member("deprecated").toBool())
        runs += {plainRun(u"  "_qs), styledRun(ReadingTexts::tr("deprecated"), Style::Deprecated)};
    writer.row(runs);
    writer.indent();
    writer.markdown(scheme.member("description").text(), EntryLevel);
    for (const char *member : {"openIdConnectUrl", "oauth2MetadataUrl"}) {
        const QString url = withoutUser(scheme.member(member).text());
        writeLine(writer, QString::fromLatin1(member), linkRun(url, url));
    }
    const Node flows = scheme.member("flows").resolved();
    for (qsizetype i = 0; flows.isMapping() && i < flows.childCount(); ++i) {
        if (openapi::isPath(flows.keyAt(i)))
            writeFlow(writer, flows.keyAt(i), flows.childAt(i).resolved());
    }
    writer.outdent();
}

void writeSchemes(BlockWriter &writer, const Node &schemes, const document::Snapshot &snapshot)
{
    for (qsizetype i = 0; i < schemes.childCount(); ++i) {
        const Node scheme = schemes.childAt(i).resolved();
        const auto reference = openapi::referenceOf(scheme);
        writeScheme(writer, schemes.keyAt(i),
                    reference ? openapi::resolveReference(snapshot, *reference).node : scheme);
    }
}

void writeTag(BlockWriter &writer, const Entry &entry)
{
    writer.heading(PartLevel, titleOf(entry));
    if (const QString summary = entry.node.member("summary").text(); !summary.isEmpty())
        writer.paragraph({plainRun(summary)});
    writer.markdown(entry.node.member("description").text(), EntryLevel);
    writeExternalDocs(writer, entry.node);
}

/** The schema or operation that a reference is in, as a link. */
Run userRun(const Pointer &user)
{
    const QByteArrayList tokens = user.tokens();
    Run run;
    run.target = user;
    if (tokens.value(0) == "components")
        run.text = nameOfSchema(user);
    else
        run.text = QString::fromUtf8(user.last().toUpper() + ' ' + openapi::pathItemOf(user).last());
    return run;
}

void writeUses(BlockWriter &writer, const QList<Pointer> &users)
{
    if (users.isEmpty())
        return;
    Runs runs{styledRun(ReadingTexts::tr("Used by") + u' ', Style::Muted)};
    for (qsizetype i = 0; i < std::min(users.size(), MaximumUses); ++i) {
        if (i > 0)
            runs.append(plainRun(u", "_qs));
        runs.append(userRun(users[i]));
    }
    if (users.size() > MaximumUses)
        runs.append(
            styledRun(u' ' + ReadingTexts::tr("and %n more", nullptr, int(users.size() - MaximumUses)), Style::Muted));
    writer.paragraph(runs);
}

/** The schema, or the operation, that contains a place; nothing for other places. */
std::optional<Pointer> userAt(const Pointer &place)
{
    const QByteArrayList tokens = place.tokens();
    const QByteArray first = tokens.value(0);
    if (first == "components" && tokens.value(1) == "schemas" && tokens.size() > 2)
        return Pointer(place.tokens().first(3));
    if ((first != "paths" && first != "webhooks") || tokens.size() < 3)
        return std::nullopt;
    if (tokens[2] == "additionalOperations" && tokens.size() > 3)
        return Pointer(place.tokens().first(4));
    return openapi::isFixedMethod(tokens[2]) ? std::optional(Pointer(place.tokens().first(3))) : std::nullopt;
}

} // namespace

SchemaUses schemaUses(const description::Description &description)
{
    SchemaUses uses;
    for (const description::LogicalReference &reference : description.references()) {
        const QList<QByteArray> &tokens = reference.target.tokens();
        const bool isSchema = tokens.size() > 2 && tokens[0] == "components" && tokens[1] == "schemas";
        const auto user = isSchema ? userAt(reference.place) : std::nullopt;
        if (!user)
            continue;
        QList<Pointer> &users = uses[Pointer(tokens.first(3))];
        if (users.isEmpty() || users.last() != *user)
            users.append(*user);
    }
    for (QList<Pointer> &users : uses) {
        QSet<Pointer> seen;
        users.removeIf([&](const Pointer &user) {
            const bool isKnown = seen.contains(user);
            seen.insert(user);
            return isKnown;
        });
    }
    return uses;
}

Content::Content(const document::Snapshot &snapshot, SchemaUses uses)
    : m_snapshot(snapshot)
    , m_version(openapi::schemaVersion(snapshot))
    , m_uses(std::move(uses))
{}

Blocks Content::read(const Entry &entry) const
{
    BlockWriter writer;
    switch (entry.kind) {
    case Entry::Kind::Info:
        writeInfo(writer, entry.node);
        writeExternalDocs(writer, m_snapshot.root());
        break;
    case Entry::Kind::Servers:
        writer.heading(PartLevel, titleOf(entry));
        writeServers(writer, entry.node);
        break;
    case Entry::Kind::Authentication:
        writer.heading(PartLevel, titleOf(entry));
        writeSchemes(writer, entry.node, m_snapshot);
        break;
    case Entry::Kind::Tag:
        writeTag(writer, entry);
        break;
    case Entry::Kind::Webhooks:
    case Entry::Kind::Schemas:
        writer.heading(PartLevel, titleOf(entry));
        break;
    case Entry::Kind::Operation:
    case Entry::Kind::Webhook:
        OperationWriter(writer, m_snapshot, m_version, m_parameters).write(entry.operation, EntryLevel);
        break;
    case Entry::Kind::Schema: {
        Runs title{plainRun(entry.title)};
        if (entry.isDeprecated)
            title += {plainRun(u"  "_qs), styledRun(ReadingTexts::tr("deprecated"), Style::Deprecated)};
        writer.heading(EntryLevel, title);
        writeSchema(writer, {}, entry.node, entry.pointer, m_version);
        writeExternalDocs(writer, entry.node);
        writeExamples(writer, entry.node, m_snapshot);
        writeUses(writer, m_uses.value(entry.pointer));
        break;
    }
    }
    return writer.take();
}

QString titleOf(const Entry &entry)
{
    switch (entry.kind) {
    case Entry::Kind::Info:
        return entry.node.member("title").text();
    case Entry::Kind::Servers:
        return ReadingTexts::tr("Servers");
    case Entry::Kind::Authentication:
        return ReadingTexts::tr("Authentication");
    case Entry::Kind::Webhooks:
        return ReadingTexts::tr("Webhooks");
    case Entry::Kind::Schemas:
        return ReadingTexts::tr("Schemas");
    case Entry::Kind::Tag:
        return entry.title.isEmpty() ? ReadingTexts::tr("Operations") : entry.title;
    default:
        return entry.title;
    }
}

} // namespace reading
