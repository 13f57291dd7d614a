#include "renamewithreferences.h"

#include "edits.h"
#include "referenceresolver.h"

#include <algorithm>
#include <limits>

namespace openapi {

namespace {

using base::ErrorCode;
using document::Edited;
using document::Pointer;
using document::Snapshot;
using document::Splice;

constexpr qsizetype NoBudget = std::numeric_limits<qsizetype>::max();
/** A change of more places is announced as a change of the complete document. */
constexpr qsizetype MostPlaces = 64;
/** From this number on, parsing the complete text once is faster than parsing each part. */
constexpr qsizetype ManyUses = 500;

base::Error error(ErrorCode code, const Pointer &pointer)
{
    return {code, pointer.toString()};
}

bool isComponent(const Pointer &pointer)
{
    return pointer.tokens().size() == 3 && pointer.tokens().first() == "components";
}

bool isComponentName(const QByteArray &key)
{
    return !key.isEmpty() && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
               c == '-';
    });
}

/** Adds the splices of another edit. */
void append(Edited &edited, const Snapshot &snapshot, const QList<Splice> &splices, const QList<Splice> &inverse,
            const QList<Pointer> &pointers)
{
    edited.snapshot = snapshot;
    edited.splices += splices;
    for (auto back = inverse.crbegin(); back != inverse.crend(); ++back)
        edited.inverse.prepend(*back);
    edited.pointers += pointers;
}

/** The new text in the same quotes. */
QByteArray inQuotesOf(const QByteArray &raw, QByteArray text)
{
    if (raw.startsWith('\''))
        return '\'' + text.replace("'", "''") + '\'';
    if (raw.startsWith('"'))
        return document::Value::string(text).toJson();
    return text;
}

/** These end a plain scalar in brackets. */
QString plainText(QString text)
{
    return text.replace(u',', u"%2C"_qs).replace(u'{', u"%7B"_qs).replace(u'}', u"%7D"_qs);
}

/** The rename in one document of the set. */
class DocumentRename final
{
public:
    DocumentRename(const ReferencedDocument &document, const Place &place, const QByteArray &key)
        : m_document(document)
        , m_place(place)
        , m_key(key)
        , m_edited{document.snapshot(), {}, {}, {}}
    {}

    base::Result<Edited> run(const QList<qsizetype> &uses)
    {
        if (auto done = uses.size() < ManyUses ? renameEach(uses) : renameAllAtOnce(uses); !done)
            return done.error();
        if (m_document.address() == m_place.address) {
            if (auto done = renameKey(m_place.pointer); !done)
                return done.error();
        }
        if (auto kept = requireSameMeaning(uses); !kept)
            return kept.error();
        if (m_edited.pointers.size() > MostPlaces)
            m_edited.pointers = {Pointer()};
        return m_edited;
    }

    /** The text of a use after the rename. */
    [[nodiscard]] QString renamed(const ReferenceUse &use) const
    {
        if (use.kind == UseKind::SecurityName || isBareMapping(use))
            return QString::fromUtf8(m_key);
        return withToken(use.reference, m_place.pointer.tokens().size() - 1, m_key);
    }

private:
    static bool isBareMapping(const ReferenceUse &use)
    {
        return use.kind == UseKind::Mapping && !use.reference.contains(u'#');
    }

    [[nodiscard]] Splice spliceFor(const ReferenceUse &use) const
    {
        const QByteArray raw = m_document.snapshot().text(use.span);
        const bool isQuoted = raw.startsWith('\'') || raw.startsWith('"');
        const QString text = isQuoted ? renamed(use) : plainText(renamed(use));
        return {use.span.offset, use.span.length, inQuotesOf(raw, text.toUtf8())};
    }

    /** From the end, so that earlier positions stay valid. */
    base::Result<void> renameEach(const QList<qsizetype> &uses)
    {
        for (auto index = uses.crbegin(); index != uses.crend(); ++index) {
            const ReferenceUse &use = m_document.uses()[*index];
            if (use.kind == UseKind::SecurityName) {
                if (auto done = renameKey(use.pointer); !done)
                    return done;
                continue;
            }
            const Edited one = document::spliceIn(m_edited.snapshot, spliceFor(use), NoBudget);
            append(m_edited, one.snapshot, one.splices, one.inverse, {use.pointer});
        }
        return {};
    }

    base::Result<void> renameAllAtOnce(const QList<qsizetype> &uses)
    {
        const QByteArray before = m_document.snapshot().text();
        QByteArray after;
        after.reserve(before.size() + before.size() / 8);
        qsizetype copied = 0;
        QList<qsizetype> keys;
        for (const qsizetype index : uses) {
            const ReferenceUse &use = m_document.uses()[index];
            if (use.kind == UseKind::SecurityName) {
                keys.append(index);
                continue;
            }
            const Splice splice = spliceFor(use);
            after += QByteArrayView(before).sliced(copied, splice.offset - copied);
            // The position in the text after the previous splices.
            m_edited.splices.append({after.size(), splice.removed, splice.inserted});
            m_edited.inverse.prepend({after.size(), splice.inserted.size(), before.mid(splice.offset, splice.removed)});
            after += splice.inserted;
            copied = splice.offset + splice.removed;
        }
        after += QByteArrayView(before).sliced(copied);
        m_edited.snapshot = Snapshot::parse(after, m_document.snapshot().format());
        m_edited.pointers = {Pointer()};
        return renameEach(keys);
    }

    base::Result<void> renameKey(const Pointer &pointer)
    {
        const auto one = document::renameIn(m_edited.snapshot, pointer, m_key);
        if (!one)
            return one.error();
        append(m_edited, one->snapshot, one->splices, one->inverse, one->pointers);
        return {};
    }

    /** Parses the result and checks that it has the same number of references, each with the expected text. */
    [[nodiscard]] base::Result<void> requireSameMeaning(const QList<qsizetype> &uses) const
    {
        if (!m_edited.snapshot.isValid())
            return error(ErrorCode::Unsupported, m_place.pointer);
        const QList<ReferenceUse> after = findReferences(m_edited.snapshot).uses;
        const QList<ReferenceUse> &before = m_document.uses();
        if (after.size() != before.size())
            return error(ErrorCode::Unsupported, m_place.pointer);
        auto changed = uses.cbegin();
        for (qsizetype i = 0; i < after.size(); ++i) {
            const bool isChanged = changed != uses.cend() && *changed == i;
            if (!isSame(after[i].reference, isChanged ? renamed(before[i]) : before[i].reference))
                return error(ErrorCode::Unsupported, before[i].pointer);
            if (isChanged)
                ++changed;
        }
        return {};
    }

    /** Plain text may need more percent-encoding than text in quotes. */
    [[nodiscard]] bool isSame(const QString &left, const QString &right) const
    {
        return left == right ||
               readReference(left, m_document.address()).place == readReference(right, m_document.address()).place;
    }

    const ReferencedDocument &m_document;
    const Place &m_place;
    const QByteArray &m_key;
    Edited m_edited;
};

base::Result<void> requireRenamable(const ReferencedDocumentPtr &document, const Place &place, const QByteArray &key)
{
    if (!document)
        return base::Error{ErrorCode::NotFound, place.address};
    if (isComponent(place.pointer) && !isComponentName(key))
        return base::Error{ErrorCode::InvalidArgument, QString::fromUtf8(key)};
    if (!document->snapshot().isValid())
        return base::Error{ErrorCode::SyntaxError, place.address};
    // Also reports errors before the references are searched.
    const auto tried = document::renameIn(document->snapshot(), place.pointer, key);
    return tried ? base::Result<void>() : base::Result<void>(tried.error());
}

/** The documents to change and the indexes of their uses. The document with the key is the first. */
QList<std::pair<ReferencedDocumentPtr, QList<qsizetype>>> byDocument(const ReferencedDocumentPtr &holder,
                                                                     const QList<FoundUse> &uses)
{
    QList<std::pair<ReferencedDocumentPtr, QList<qsizetype>>> grouped{{holder, {}}};
    for (const FoundUse &use : uses) {
        if (use.document == holder)
            grouped.first().second.append(use.index);
        else if (use.document != grouped.last().first)
            grouped.append({use.document, {use.index}});
        else
            grouped.last().second.append(use.index);
    }
    return grouped;
}

} // namespace

base::Result<RenamePlan> planRename(const DocumentSet &set, const Place &place, const QByteArray &key)
{
    const ReferencedDocumentPtr holder = set.find(place.address);
    if (auto possible = requireRenamable(holder, place, key); !possible)
        return possible.error();
    RenamePlan plan{{place.address, place.pointer.parent().child(key)}, {}, 0};
    if (key == place.pointer.last())
        return plan;
    for (const auto &[document, indexes] : byDocument(holder, set.usesWithin(place))) {
        if (isRemote(document->address()))
            return base::Error{ErrorCode::Unsupported, document->address()};
        if (!document->snapshot().isValid())
            return base::Error{ErrorCode::SyntaxError, document->address()};
        const auto edited = DocumentRename(*document, place, key).run(indexes);
        if (!edited)
            return base::Error{edited.error().code, document->address() + u'#' + edited.error().detail};
        plan.documents.append({document->address(), document->snapshot(), *edited});
        plan.referenceCount += indexes.size();
    }
    return plan;
}

} // namespace openapi
