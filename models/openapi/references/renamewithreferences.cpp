#include "renamewithreferences.h"

#include "edits.h"
#include "editsequence.h"
#include "implicitnames.h"
#include "names.h"
#include "operations.h"
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
        , m_edits(document.snapshot())
    {}

    base::Result<Edited> run(const QList<qsizetype> &uses)
    {
        if (auto done = uses.size() < ManyUses ? renameEach(uses) : renameAllAtOnce(uses); !done)
            return done.error();
        if (m_document.address() == m_place.address) {
            if (auto done = renameKey(m_place.pointer); !done)
                return done.error();
            if (auto done = renameInUrl(); !done)
                return done.error();
        }
        if (auto kept = requireSameMeaning(uses); !kept)
            return kept.error();
        if (auto done = keepImplicitNames(); !done)
            return done.error();
        Edited edited = m_edits.edited();
        if (m_document.address() == m_place.address) {
            edited.before = document::Subject{m_place.pointer, true};
            edited.after = document::Subject{m_place.pointer.parent() / m_key, true};
        }
        return edited;
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
            Edited one = document::spliceIn(m_edits.snapshot(), spliceFor(use), NoBudget);
            one.pointers = {use.pointer};
            m_edits.add(one);
        }
        return {};
    }

    base::Result<void> renameAllAtOnce(const QList<qsizetype> &uses)
    {
        const QByteArray before = m_document.snapshot().text();
        QByteArray after;
        after.reserve(before.size() + before.size() / 8);
        qsizetype copied = 0;
        Edited edited;
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
            edited.splices.append({after.size(), splice.removed, splice.inserted});
            edited.inverse.prepend({after.size(), splice.inserted.size(), before.mid(splice.offset, splice.removed)});
            after += splice.inserted;
            copied = splice.offset + splice.removed;
        }
        after += QByteArrayView(before).sliced(copied);
        edited.snapshot = Snapshot::parse(after, m_document.snapshot().format());
        edited.pointers = {Pointer()};
        m_edits.add(edited);
        return renameEach(keys);
    }

    base::Result<void> renameKey(const Pointer &pointer)
    {
        return m_edits.add(document::renameIn(m_edits.snapshot(), pointer, m_key));
    }

    /** A variable of a server has its place in the URL. */
    base::Result<void> renameInUrl()
    {
        if (thingAt(m_document, m_place.pointer).kind != ThingKind::ServerVariable)
            return {};
        const Pointer url = urlOfVariable(m_place.pointer);
        QByteArray text = m_document.snapshot().at(url).bytes();
        const QByteArray named = '{' + m_place.pointer.last() + '}';
        if (!text.contains(named))
            return {};
        text.replace(named, '{' + m_key + '}');
        return m_edits.add(document::setScalarIn(m_edits.snapshot(), url, document::Value::string(text)));
    }

    /** Discriminators that select a schema by its name get a mapping for the previous name. */
    base::Result<void> keepImplicitNames()
    {
        const auto &tokens = m_place.pointer.tokens();
        if (!isComponent(m_place.pointer) || tokens[1] != "schemas")
            return {};
        const Pointer after = m_place.pointer.parent() / m_key;
        const QString reference = u"#/components/schemas/"_qs + QString::fromUtf8(m_key);
        for (const ImplicitName &found : implicitNamesOf(m_document, m_place, tokens.last())) {
            const bool isMoved = m_document.address() == m_place.address &&
                                 m_place.pointer.contains(found.discriminator);
            const Pointer discriminator = isMoved ? after / found.discriminator.relativeTo(m_place.pointer)
                                                  : found.discriminator;
            const QString text = found.use ? renamed(m_document.uses()[*found.use]) : reference;
            const Pointer mapping = discriminator / QByteArray("mapping") / tokens.last();
            const auto edited = document::setIn(m_edits.snapshot(), mapping, document::Value::string(text));
            if (auto done = m_edits.add(edited); !done)
                return error(done.error().code, found.discriminator);
        }
        return {};
    }

    /** Parses the result and checks that it has the same number of references, each with the expected text. */
    [[nodiscard]] base::Result<void> requireSameMeaning(const QList<qsizetype> &uses) const
    {
        if (!m_edits.snapshot().isValid())
            return error(ErrorCode::Unsupported, m_place.pointer);
        const QList<ReferenceUse> after = findReferences(m_edits.snapshot()).uses;
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
    EditSequence m_edits;
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

/** True if another tag or operation of the document has the name. */
bool isTaken(const Snapshot &snapshot, ThingKind kind, const QByteArray &name)
{
    if (kind == ThingKind::Operation) {
        const QList<Operation> all = operations(snapshot);
        return std::any_of(all.begin(), all.end(),
                           [&](const Operation &operation) { return operation.operationId.toUtf8() == name; });
    }
    const document::Node tags = snapshot.at({"tags"}).resolved();
    for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
        if (tags.childAt(i).resolved().member("name").bytes() == name)
            return true;
    }
    return false;
}

/** Gives a tag or an operation, which have a name as a value, another one. */
base::Result<RenamePlan> planNewName(const DocumentSet &set, const ReferencedDocumentPtr &holder, const Thing &thing,
                                     const QByteArray &name)
{
    const Pointer own = thing.kind == ThingKind::Tag ? thing.place / QByteArray("name") : thing.place;
    RenamePlan plan{{holder->address(), own}, {}, 0};
    if (name == thing.name)
        return plan;
    if (name.isEmpty())
        return base::Error{ErrorCode::InvalidArgument, QString()};
    if (isTaken(holder->snapshot(), thing.kind, name))
        return base::Error{ErrorCode::AlreadyExists, QString::fromUtf8(name)};
    const QList<FoundName> names = namesOf(set, holder->address(), thing);
    QList<ReferencedDocumentPtr> documents{holder};
    for (const FoundName &found : names) {
        if (!documents.contains(found.document))
            documents.append(found.document);
    }
    for (const ReferencedDocumentPtr &document : std::as_const(documents)) {
        if (isRemote(document->address()))
            return base::Error{ErrorCode::Unsupported, document->address()};
        if (!document->snapshot().isValid())
            return base::Error{ErrorCode::SyntaxError, document->address()};
        EditSequence edits(document->snapshot());
        const auto rename = [&](const Pointer &place, bool isKey) {
            const auto edited = isKey ? document::renameIn(edits.snapshot(), place, name)
                                      : document::setScalarIn(edits.snapshot(), place, document::Value::string(name));
            const auto done = edits.add(edited);
            return done ? done : error(done.error().code, place);
        };
        if (auto done = document == holder ? rename(own, false) : base::Result<void>(); !done)
            return done.error();
        for (const FoundName &found : names) {
            if (found.document != document)
                continue;
            if (auto done = rename(found.use().pointer, found.use().kind == NameKind::OperationOfGateway); !done)
                return base::Error{done.error().code, document->address() + u'#' + done.error().detail};
        }
        plan.documents.append({document->address(), document->snapshot(), edits.edited()});
    }
    plan.referenceCount = names.size();
    return plan;
}

} // namespace

base::Result<RenamePlan> planRename(const DocumentSet &set, const Place &place, const QByteArray &key)
{
    const ReferencedDocumentPtr holder = set.find(place.address);
    if (holder && holder->snapshot().isValid()) {
        const Thing thing = thingAt(*holder, place.pointer);
        if (thing.kind == ThingKind::Tag || thing.kind == ThingKind::Operation)
            return planNewName(set, holder, thing, key);
    }
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
