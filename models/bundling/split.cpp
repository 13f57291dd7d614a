#include "split.h"

#include "document.h"
#include "pieceoftext.h"
#include "relativereference.h"
#include "version.h"

#include <QSet>

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
        collect({"paths"}, QStringLiteral("paths/"));
        collect({"webhooks"}, QStringLiteral("webhooks/"));
        const Node components = m_snapshot.at({"components"});
        for (qsizetype i = 0; components.isMapping() && i < components.childCount(); ++i) {
            const QByteArray section = components.keyAt(i);
            if (section != "securitySchemes" && !section.startsWith("x-"))
                collect({"components", section}, QStringLiteral("components/") + baseName(section) + u'/');
        }
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
            if (!value.isMapping() || value.childCount() == 0 || value.member("$ref").exists() || key.startsWith("x-"))
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

    /** From the end of the text, which keeps the places of those before. */
    base::Result<void> rewriteReferences(Document &copy) const
    {
        const auto &uses = m_document.uses();
        for (qsizetype i = uses.size() - 1; i >= 0; --i) {
            const ReferenceUse &use = uses[i];
            const ReferenceTarget &target = m_document.targetOf(i);
            const bool isName = use.kind == UseKind::SecurityName ||
                                (use.kind == UseKind::Mapping && !use.reference.contains(u'#') &&
                                 target.place.address == m_document.address());
            if (isName || use.isBelowSchemaId() || target.kind != ReferenceTarget::Kind::Pointer)
                continue;
            const bool isHere = target.place.address == m_document.address();
            const Place to = isHere ? placeAfter(target.place.pointer) : target.place;
            const QString text = relativeReference(placeAfter(use.pointer).address, to);
            if (text == use.reference)
                continue;
            if (auto done = copy.setScalar(use.pointer, Value::string(text)); !done)
                return done;
        }
        return {};
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
    if (snapshot.hasAliases())
        return base::Error{ErrorCode::Unsupported, QStringLiteral("*")};
    return Splitter(document, folder).run();
}

} // namespace bundling
