#include "split.h"

#include "document.h"
#include "pieceoftext.h"
#include "relativereference.h"
#include "version.h"
#include "withoutaliases.h"

#include <QSet>
#include <QUrl>

#include <algorithm>
#include <vector>

namespace bundling {

using base::ErrorCode;
using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using openapi::Place;
using openapi::ReferencedDocument;
using openapi::ReferenceTarget;
using openapi::ReferenceUse;
using openapi::UseKind;

namespace {

constexpr qsizetype LongestName = 100;

/** A name for the file of a path or component, without its ending. */
QString baseName(const QByteArray &key)
{
    QByteArray name;
    for (const char c : key) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                             c == '_' || c == '{' || c == '}';
        if (isPlain)
            name.append(c);
        else if (!name.isEmpty() && !name.endsWith('_'))
            name.append(c == '.' ? '.' : '_');
    }
    while (name.endsWith('_') || name.endsWith('.'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("root") : QString::fromLatin1(name.left(LongestName));
}

/** The maps whose entries become files, and the folders of these files. */
QList<std::pair<Pointer, QString>> mapsOfPieces(const document::Snapshot &snapshot)
{
    QList<std::pair<Pointer, QString>> maps{{{"paths"}, QStringLiteral("paths/")},
                                            {{"webhooks"}, QStringLiteral("webhooks/")}};
    const Node components = snapshot.at({"components"});
    for (qsizetype i = 0; components.isMapping() && i < components.childCount(); ++i) {
        const QByteArray section = components.keyAt(i);
        if (section != "securitySchemes" && section != "<<" && !section.startsWith("x-"))
            maps.append({{"components", section}, QStringLiteral("components/") + baseName(section) + u'/'});
    }
    return maps;
}

/** The document, in which copies replace aliases whose anchor is in another piece. */
base::Result<document::Snapshot> withoutSharedAnchors(const document::Snapshot &snapshot)
{
    if (!snapshot.hasAliases())
        return snapshot;
    std::vector<base::Span> pieces;
    for (const auto &[map, folder] : mapsOfPieces(snapshot)) {
        const Node entries = snapshot.at(map);
        for (qsizetype i = 0; entries.isMapping() && i < entries.childCount(); ++i)
            pieces.push_back(entries.childAt(i).span());
    }
    std::sort(pieces.begin(), pieces.end(),
              [](const base::Span &one, const base::Span &other) { return one.offset < other.offset; });
    const auto pieceWith = [&](const Node &node) -> qsizetype {
        const qsizetype offset = node.span().offset;
        const auto after = std::upper_bound(pieces.begin(), pieces.end(), offset,
                                            [](qsizetype wanted, base::Span each) { return wanted < each.offset; });
        const bool isInside = after != pieces.begin() && offset < std::prev(after)->end();
        return isInside ? after - pieces.begin() : 0;
    };
    return document::withoutAliases(
        snapshot, [&](const Node &alias) { return pieceWith(alias) != pieceWith(alias.resolved()); },
        document::Anchors::Kept);
}

class Splitter final
{
public:
    Splitter(const ReferencedDocument &document, const QString &folder)
        : m_document(document)
        , m_snapshot(document.snapshot())
        , m_folder(folder)
        , m_ending(m_snapshot.format() == document::Format::Json ? QStringLiteral(".json") : QStringLiteral(".yaml"))
        , m_entry(QStringLiteral("openapi") + m_ending)
    {}

    base::Result<QList<SplitFile>> run()
    {
        const auto &resources = m_document.resources();
        for (auto resource = resources.cbegin(); resource != resources.cend(); ++resource)
            m_uriOf.insert(resource.value(), resource.key());
        for (const auto &[map, folder] : mapsOfPieces(m_snapshot))
            collect(map, folder);
        // References in the texts first, with the places of the definition as it is.
        Document copy(m_snapshot.text(), m_snapshot.format());
        if (auto done = rewriteReferences(copy); !done)
            return done.error();
        return write(copy);
    }

private:
    void collect(const Pointer &map, const QString &folder)
    {
        const Node entries = m_snapshot.at(map);
        for (qsizetype i = 0; entries.isMapping() && i < entries.childCount(); ++i) {
            const QByteArray key = entries.keyAt(i);
            const Node value = entries.childAt(i);
            // References stay what they are.
            if (!value.isMapping() || value.childCount() == 0 || value.member("$ref").exists() ||
                key.startsWith("x-") || key == "<<")
                continue;
            const QString wanted = folder + baseName(key);
            QString name = wanted;
            // Some file systems do not tell upper and lower case apart.
            for (int &number = m_numbers[wanted]; m_taken.contains(name.toLower()); ++number)
                name = wanted + u'-' + QString::number(number + 2);
            m_taken.insert(name.toLower());
            m_files.append({map / key, name + m_ending});
            m_fileOf.insert(map / key, name + m_ending);
        }
    }

    /** The file with a place, and the place in it. */
    [[nodiscard]] Place placeAfter(const Pointer &pointer) const
    {
        const auto &tokens = pointer.tokens();
        for (qsizetype depth = 2; depth <= 3 && depth <= tokens.size(); ++depth) {
            const auto file = m_fileOf.constFind(Pointer(tokens.first(depth)));
            if (file != m_fileOf.constEnd())
                return {m_folder + u'/' + *file, Pointer(tokens.sliced(depth))};
        }
        return {m_folder + u'/' + m_entry, pointer};
    }

    /** Makes references and relative URIs relative to the new files. */
    base::Result<void> rewriteReferences(Document &copy) const
    {
        for (const openapi::RelativeUri &uri : m_document.relativeUris()) {
            const QString text = movedUri(uri.text, m_document.address(), placeAfter(uri.pointer).address);
            if (auto done = copy.setScalar(uri.pointer, Value::string(text)); !done)
                return done;
        }
        // From the end of the text, which keeps the places of those before.
        const auto &uses = m_document.uses();
        for (qsizetype i = uses.size() - 1; i >= 0; --i) {
            const ReferenceUse &use = uses[i];
            const auto text = use.isBelowSchemaId() ? textBelowId(i) : textFor(i);
            if (!text || *text == use.reference)
                continue;
            if (auto done = copy.setScalar(use.pointer, Value::string(*text)); !done)
                return done;
        }
        return {};
    }

    /** The text of a reference in the new file that contains it; nothing if the present one stays. */
    [[nodiscard]] std::optional<QString> textFor(qsizetype index) const
    {
        const ReferenceUse &use = m_document.uses()[index];
        const ReferenceTarget &target = m_document.targetOf(index);
        const bool isName = use.kind == UseKind::SecurityName ||
                            (use.kind == UseKind::Mapping &&
                             target.place.pointer == Pointer{"components", "schemas", use.reference.toUtf8()});
        const bool isAnchor = target.kind == ReferenceTarget::Kind::Anchor;
        if (isName || (target.kind != ReferenceTarget::Kind::Pointer && !isAnchor))
            return std::nullopt;
        const QString from = placeAfter(use.pointer).address;
        if (target.place.address != m_document.address())
            return relativeReference(from, target);
        const auto anchor = isAnchor ? m_document.anchor(target.anchor) : std::nullopt;
        if (isAnchor && !anchor)
            return std::nullopt;
        const Place to = placeAfter(isAnchor ? *anchor : target.place.pointer);
        const bool isNear = isAnchor && to.address == from && use.reference.startsWith(u'#');
        return isNear ? std::nullopt : std::optional(relativeReference(from, to));
    }

    /** The text of a reference below the `$id` of a schema. It stays, unless it is relative to the `$id` of a schema
     * that becomes a file: the base of the references in a file is the file. */
    [[nodiscard]] std::optional<QString> textBelowId(qsizetype index) const
    {
        const ReferenceUse &use = m_document.uses()[index];
        const Pointer schema = m_document.schemaResourceOf(index);
        const bool isRelative = !use.reference.startsWith(u'#') && QUrl(use.reference).isRelative();
        if (!isRelative || use.kind == UseKind::SecurityName || !m_fileOf.contains(schema))
            return std::nullopt;
        const QString base = m_uriOf.value(schema);
        if (openapi::isRemote(base))
            return QUrl(base).resolved(QUrl(use.reference)).toString(QUrl::FullyEncoded);
        const ReferenceTarget &target = m_document.targetOf(index);
        const QString from = placeAfter(use.pointer).address;
        return target.place.address == m_document.address() ? relativeReference(from, placeAfter(target.place.pointer))
                                                            : relativeReference(from, target);
    }

    base::Result<QList<SplitFile>> write(Document &copy) const
    {
        QList<SplitFile> files{{m_entry, {}}};
        const document::Snapshot rewritten = copy.snapshot();
        for (const auto &[place, name] : m_files) {
            const auto text = pieceOfText(rewritten, rewritten.at(place));
            if (!text)
                return text.error();
            files.append({name, *text});
        }
        const QString entry = m_folder + u'/' + m_entry;
        for (auto file = m_files.crbegin(); file != m_files.crend(); ++file) {
            const QString reference = relativeReference(entry, Place{m_folder + u'/' + file->second, {}});
            const Value value = Value::object({{"$ref", Value::string(reference)}});
            if (auto done = copy.replaceSubtree(file->first, value); !done)
                return base::Error{done.error().code, file->first.toString()};
        }
        // It would be the base of the references to the files.
        if (const Pointer self{"$self"}; rewritten.at(self).isString()) {
            if (auto done = copy.remove(self); !done)
                return done.error();
        }
        files.first().bytes = copy.fileBytes();
        return files;
    }

    const ReferencedDocument &m_document;
    const document::Snapshot &m_snapshot;
    const QString m_folder;
    const QString m_ending;
    const QString m_entry;
    QList<std::pair<Pointer, QString>> m_files; ///< In the order of the text.
    QHash<Pointer, QString> m_fileOf;
    QHash<Pointer, QString> m_uriOf; ///< The URIs of schemas with an `$id`, by their places.
    QSet<QString> m_taken;
    QHash<QString, int> m_numbers; ///< The last number that was added to each file name.
};

} // namespace

base::Result<QList<SplitFile>> split(const ReferencedDocument &document, const QString &folder)
{
    const document::Snapshot &snapshot = document.snapshot();
    if (!snapshot.isValid())
        return base::Error{ErrorCode::SyntaxError, {}};
    const QString written = snapshot.at({"openapi"}).text();
    if (!specification::versionOf(written))
        return base::Error{ErrorCode::Unsupported, written};
    if (!snapshot.hasAliases())
        return Splitter(document, folder).run();
    const auto copied = withoutSharedAnchors(snapshot);
    if (!copied)
        return copied.error();
    return Splitter(ReferencedDocument(document.address(), *copied), folder).run();
}

} // namespace bundling
