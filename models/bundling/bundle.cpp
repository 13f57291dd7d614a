#include "bundle.h"

#include "cancellation.h"
#include "components.h"
#include "implicitnames.h"
#include "kindat.h"
#include "piece.h"
#include "placedobjects.h"
#include "relativereference.h"
#include "scratchdocuments.h"
#include "withoutaliases.h"

#include <QSet>

#include <algorithm>

namespace bundling {

using base::ErrorCode;
using document::Document;
using document::Node;
using document::Pointer;
using document::Value;
using openapi::Place;
using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;
using openapi::ReferenceTarget;
using openapi::ReferenceUse;
using openapi::UseKind;
using specification::ObjectKind;
using specification::Version;

namespace {

/** The comparisons that a schema or reference counts as in the search for discriminators. */
constexpr qint64 ComparisonsOfName = 100;
/** Of files that replace references in one another. */
constexpr int MaximumDepth = 50;

/** A place as messages name it: `/f/api.yaml#/paths/~1a`. */
QString shownPlace(const QString &address, const Pointer &pointer)
{
    return address + u'#' + pointer.toString();
}

/** An object that a reference leads to, or the definition itself. */
struct Part {
    ReferencedDocumentPtr document;
    Pointer pointer;
    ObjectKind kind = ObjectKind::OpenApi;
    Pointer place; ///< The place of the object in the bundle.
};

/** True for a name of a component schema, or a reference without the name of a file. */
bool isWithoutFile(const ReferenceUse &use, const ReferenceTarget &target)
{
    const bool isName = use.kind == UseKind::Mapping &&
                        target.place.pointer == Pointer{"components", "schemas", use.reference.toUtf8()};
    return isName || use.reference.startsWith(u'#');
}

class Bundler final
{
public:
    Bundler(Document &document, const openapi::DocumentSet &set, const ReferencedDocumentPtr &entry, Version version,
            const BundleLimits &limits, const QString &output)
        : m_document(document)
        , m_set(set)
        , m_entry(entry)
        , m_output(output.isEmpty() ? entry->address() : output)
        , m_version(version)
        , m_placed(set, entry->snapshot(), version)
        , m_bytesLeft(limits.bytes)
        , m_comparisonsLeft(limits.comparisons)
    {}

    base::Result<QList<LeftReference>> run()
    {
        placeReferencedObjects();
        if (auto done = resolve({m_entry, {}, ObjectKind::OpenApi, {}}, m_document, 0); !done)
            return done.error();
        // What is brought in can bring more.
        for (qsizetype i = 0; i < m_waiting.size(); ++i) {
            const Part part = m_waiting[i];
            const auto piece = pieceFor(part, 0);
            if (!piece)
                return piece.error();
            if (!takeBytes(piece->value, 0))
                return base::Error{ErrorCode::TooLarge, shownPlace(part.document->address(), part.pointer)};
            if (auto done = putPiece(m_document, part.place, *piece); !done)
                return done.error();
        }
        if (auto done = keepNames(); !done)
            return done.error();
        return left();
    }

private:
    struct Noted {
        LeftReference reference;
        std::optional<Pointer> target; ///< The place that the reference names in the bundle.
    };

    /** Finds the places in the bundle for the targets of components and path items that are references to other
     * files. The target replaces the reference, so that the objects inside the target have their places too. */
    void placeReferencedObjects()
    {
        struct Found {
            Place target;
            PlacedObjects::Placed placed;
        };
        QList<Found> found;
        const Part entry{m_entry, {}, ObjectKind::OpenApi, {}};
        for (qsizetype i = 0; i < m_entry->uses().size(); ++i) {
            const ReferenceUse &use = m_entry->uses()[i];
            auto target = use.kind == UseKind::Reference ? targetOf(*m_entry, i) : std::nullopt;
            if (!target || target->address == m_entry->address())
                continue;
            const Pointer holder = use.pointer.parent();
            const ObjectKind kind = kindOf(entry, use);
            if (!isComponent(holder) && kind != ObjectKind::PathItem)
                continue;
            bool isWhole = m_entry->snapshot().at(holder).resolved().childCount() == 1;
            // What is beside the reference counts for this component, and not for others that refer to the target.
            if (!isWhole && kind != ObjectKind::PathItem)
                continue;
            for (int depth = 0; target && depth < MaximumDepth; ++depth) {
                found.append({*target, {holder, kind, isWhole}});
                target = nextInPlace(*target, kind, isWhole);
            }
        }
        // Outer objects before what is inside of them.
        std::stable_sort(found.begin(), found.end(), [](const Found &one, const Found &other) {
            return one.target.pointer.tokens().size() < other.target.pointer.tokens().size();
        });
        for (const Found &each : std::as_const(found)) {
            if (!m_placed.find(each.target, each.placed.kind))
                m_placed.add(each.target, each.placed);
        }
    }

    /** The target of a path item that is a reference itself and that its target replaces, because path items are no
     * components in this version. */
    [[nodiscard]] std::optional<Place> nextInPlace(const Place &place, ObjectKind kind, bool &isWhole) const
    {
        const ReferencedDocumentPtr document = m_set.find(place.address);
        const Node node = document->snapshot().at(place.pointer).resolved();
        const Node reference = node.isMapping() ? node.member("$ref") : Node();
        const bool isInPlace = kind == ObjectKind::PathItem && openapi::componentSection(kind, m_version).isEmpty();
        const auto use = isInPlace && reference.isString() ? document->useAt(reference.span().offset) : std::nullopt;
        const auto target = use ? targetOf(*document, *use) : std::nullopt;
        isWhole = isWhole && node.childCount() == 1;
        return target && target->address != m_entry->address() ? target : std::nullopt;
    }

    static bool isComponent(const Pointer &pointer)
    {
        return pointer.tokens().size() == 3 && pointer.tokens().first() == "components";
    }

    /** The place that a reference names; nothing if it is not known. */
    [[nodiscard]] std::optional<Place> targetOf(const ReferencedDocument &document, qsizetype use) const
    {
        const auto place = document.uses()[use].isBelowSchemaId() ? std::nullopt
                                                                  : m_set.placeOf(document.targetOf(use));
        const bool isThere = place && m_set.find(place->address)->snapshot().at(place->pointer).exists();
        return isThere ? place : std::nullopt;
    }

    /** Adds mappings to discriminators that select a schema by the name that it had in its file. */
    base::Result<void> keepNames()
    {
        QList<std::pair<Pointer, QByteArray>> renamed;
        for (const Part &part : std::as_const(m_waiting)) {
            const QByteArray name = openapi::ComponentPlaces::nameOf({part.document->address(), part.pointer});
            if (part.kind == ObjectKind::Schema && part.place.last() != name)
                renamed.append({part.place, name});
        }
        if (renamed.isEmpty())
            return {};
        const ReferencedDocument bundled(m_entry->address(), m_document.snapshot());
        for (const auto &[schema, name] : std::as_const(renamed)) {
            if (base::isUnwanted())
                return base::Error::cancelled();
            const Value reference = Value::string(openapi::localReference(schema));
            qint64 steps = 0;
            const auto names = openapi::implicitNamesOf(bundled, {m_entry->address(), schema}, name, &steps);
            m_comparisonsLeft -= steps * ComparisonsOfName;
            if (m_comparisonsLeft < 0)
                return base::Error{ErrorCode::TooLarge, shownPlace(m_entry->address(), schema)};
            for (const openapi::ImplicitName &found : names) {
                const Pointer mapping = found.discriminator / QByteArray("mapping") / name;
                if (m_document.snapshot().at(mapping).exists())
                    continue;
                if (auto done = m_document.set(mapping, reference); !done)
                    return done;
            }
        }
        return {};
    }

    /** Changes the references inside a part in `copy`, which has the text of its file. */
    base::Result<void> resolve(const Part &part, Document &copy, int depth)
    {
        const auto &uses = part.document->uses();
        m_comparisonsLeft -= uses.size() + part.document->relativeUris().size();
        if (m_comparisonsLeft < 0)
            return base::Error{ErrorCode::TooLarge, shownPlace(part.document->address(), part.pointer)};
        QList<qsizetype> others;
        for (qsizetype i = 0; i < uses.size(); ++i) {
            const bool isInside = part.pointer.contains(uses[i].pointer);
            if (!isInside || uses[i].kind == UseKind::SecurityName)
                continue;
            if (isKept(part, i)) {
                noteIfMissing(part, i);
                continue;
            }
            others.append(i);
            // Components are in the order of the references to them.
            if (const auto target = targetOf(*part.document, i); target && target->address != m_entry->address())
                (void)componentFor(part, i, *target);
        }
        if (auto done = moveUris(part, copy, !others.isEmpty()); !done)
            return done;
        // From the end, so that indexes stay valid, and inner places go before outer ones.
        for (auto use = others.crbegin(); use != others.crend(); ++use) {
            if (base::isUnwanted())
                return base::Error::cancelled();
            if (auto done = resolveUse(part, *use, copy, depth); !done)
                return done;
        }
        return {};
    }

    /** Makes relative URIs of a part relative to the bundle. */
    base::Result<void> moveUris(const Part &part, Document &copy, bool hasOtherReferences) const
    {
        if (isInOutput(part))
            return {};
        // An `$id` of a file only names the file. In the bundle, it would be the base of the references in the schema.
        const Pointer id = part.pointer / QByteArray("$id");
        const bool isNameOfFile = part.pointer.isRoot() && part.kind == ObjectKind::Schema &&
                                  copy.snapshot().at(id).isString();
        const bool isRemoved = isNameOfFile && hasOtherReferences && part.document != m_entry;
        for (const openapi::RelativeUri &uri : part.document->relativeUris()) {
            if (!part.pointer.contains(uri.pointer) || (isRemoved && uri.pointer == id))
                continue;
            const QString moved = movedUri(uri.text, part.document->address(), m_output);
            if (auto done = copy.setScalar(uri.pointer, Value::string(moved)); !done)
                return done;
        }
        return isRemoved ? copy.remove(id) : base::Result<void>();
    }

    /** Reports a reference that stays as it is and has no target in the definition. */
    void noteIfMissing(const Part &part, qsizetype index)
    {
        if (part.document->uses()[index].isBelowSchemaId())
            return;
        ReferenceTarget target = part.document->targetOf(index);
        if (target.place.address.isEmpty())
            target.place.address = m_entry->address();
        const auto place = m_set.placeOf(target);
        if (!place || !m_entry->snapshot().at(place->pointer).exists())
            note(part, index, place);
    }

    /** A part can be brought in several times, but is noted once. */
    void note(const Part &part, qsizetype index, const std::optional<Place> &target)
    {
        const ReferenceUse &use = part.document->uses()[index];
        const Place here{part.document->address(), use.pointer};
        if (m_isNoted.contains(here))
            return;
        m_isNoted.insert(here);
        const bool isInBundle = target && target->address == m_entry->address();
        m_noted.append({{here, use.reference}, isInBundle ? std::optional(target->pointer) : std::nullopt});
    }

    /** The references without a target. Places that exist only in the bundle, such as an operation in the file of a
     * path, are targets. */
    [[nodiscard]] QList<LeftReference> left() const
    {
        QList<LeftReference> left;
        for (const Noted &each : m_noted) {
            if (!each.target || !m_document.snapshot().at(*each.target).exists())
                left.append(each.reference);
        }
        return left;
    }

    /** What the target of a use has to be. */
    [[nodiscard]] ObjectKind kindOf(const Part &part, const ReferenceUse &use) const
    {
        if (use.kind == UseKind::OperationReference)
            return ObjectKind::Operation;
        if (use.kind == UseKind::Mapping)
            return ObjectKind::Schema;
        const Node object = part.document->snapshot().at(part.pointer).resolved();
        const auto kindOfObject = [&](const Pointer &place) {
            return specification::kindAt(object, part.kind, place.relativeTo(part.pointer), m_version);
        };
        Pointer place = use.pointer.parent();
        ObjectKind kind = kindOfObject(place);
        // Below keywords of other versions, such as `definitions`, schemas have schemas too.
        while (kind == ObjectKind::NoObject && place != part.pointer) {
            place = place.parent();
            kind = kindOfObject(place) == ObjectKind::Schema ? ObjectKind::Schema : ObjectKind::NoObject;
        }
        return kind;
    }

    /** The place in the bundle of the target of a use, unless it goes in the place of the reference. */
    std::optional<Pointer> componentFor(const Part &part, qsizetype index, const Place &target)
    {
        const ReferenceUse &use = part.document->uses()[index];
        const ObjectKind kind = kindOf(part, use);
        const bool isInPlace = use.kind == UseKind::Reference &&
                               (m_placed.isAt(target, holderOf(part, use)) ||
                                (part.document == m_entry && kind == ObjectKind::PathItem));
        if (isInPlace)
            return std::nullopt;
        if (const auto known = m_placed.find(target, kind))
            return known;
        const auto place = m_placed.addComponent(target, kind);
        if (place)
            m_waiting.append({m_set.find(target.address), target.pointer, kind, *place});
        return place;
    }

    /** The place in the bundle of the object with a reference. */
    static Pointer holderOf(const Part &part, const ReferenceUse &use)
    {
        return part.place / use.pointer.parent().relativeTo(part.pointer);
    }

    /** True for references that mean the same in the bundle. */
    [[nodiscard]] bool isKept(const Part &part, qsizetype index) const
    {
        const ReferenceUse &use = part.document->uses()[index];
        const ReferenceTarget &target = part.document->targetOf(index);
        if (use.isBelowSchemaId()) {
            const auto place = m_set.placeOf(target);
            return place && place->address == part.document->address() && part.pointer.contains(place->pointer);
        }
        if (target.place.address.isEmpty())
            return true;
        return part.document == m_entry && target.place.address == m_entry->address() && isWithoutFile(use, target);
    }

    base::Result<void> resolveUse(const Part &part, qsizetype index, Document &copy, int depth)
    {
        const ReferenceUse &use = part.document->uses()[index];
        const auto target = targetOf(*part.document, index);
        if (!target)
            return leave(part, index, copy);
        if (target->address == m_entry->address())
            return copy.setScalar(use.pointer, Value::string(openapi::localReference(target->pointer)));
        if (const auto place = componentFor(part, index, *target))
            return copy.setScalar(use.pointer, Value::string(openapi::localReference(*place)));
        const ObjectKind kind = kindOf(part, use);
        if (use.kind != UseKind::Reference || kind == ObjectKind::NoObject || depth == MaximumDepth)
            return leave(part, index, copy);
        // Counted before the target is read, because targets can double what they bring in on each level.
        m_bytesLeft -= BytesOfReplacement;
        const Part found{m_set.find(target->address), target->pointer, kind, holderOf(part, use)};
        const auto piece = m_bytesLeft < 0 ? base::Error{ErrorCode::TooLarge, {}} : pieceFor(found, depth + 1);
        if (piece ? !takeBytes(piece->value, BytesOfReplacement) : isLimit(piece.error()))
            return base::Error{ErrorCode::TooLarge, shownPlace(part.document->address(), use.pointer)};
        if (!piece)
            return piece.error();
        return replaceByPiece(copy, use.pointer.parent(), *piece);
    }

    /** False if the value is more than the bundle can bring in; `counted` of its bytes are counted already. */
    [[nodiscard]] bool takeBytes(const Value &value, qint64 counted)
    {
        m_bytesLeft -= qMax<qint64>(0, value.toJson().size() - counted);
        return m_bytesLeft >= 0;
    }

    /** A limit of this bundle whose place is not known yet. */
    [[nodiscard]] static bool isLimit(const base::Error &error)
    {
        return error.code == ErrorCode::TooLarge && error.detail.isEmpty();
    }

    static QString folderOf(const QString &address) { return address.section(u'/', 0, -2); }

    /** True for the definition itself, if the bundle is in the folder of the definition. */
    [[nodiscard]] bool isInOutput(const Part &part) const
    {
        return part.document == m_entry && folderOf(m_output) == folderOf(m_entry->address());
    }

    /** Keeps a reference, as seen from the definition. */
    base::Result<void> leave(const Part &part, qsizetype index, Document &copy)
    {
        const ReferenceUse &use = part.document->uses()[index];
        const ReferenceTarget &target = part.document->targetOf(index);
        const bool isOwn = target.place.address == m_entry->address();
        note(part, index, isOwn ? m_set.placeOf(target) : std::nullopt);
        const bool isRelative = target.kind == ReferenceTarget::Kind::Pointer ||
                                target.kind == ReferenceTarget::Kind::Anchor;
        if (!isRelative || use.isBelowSchemaId() || (isInOutput(part) && !isOwn))
            return {};
        return copy.setScalar(use.pointer,
                              Value::string(relativeReference(isOwn ? m_entry->address() : m_output, target)));
    }

    base::Result<Piece> pieceFor(const Part &part, int depth)
    {
        std::unique_ptr<Document> copy = m_scratch.take(*part.document);
        base::Result<void> done;
        {
            const Document::Step step(*copy, {});
            done = resolve(part, *copy, depth);
        }
        if (!done)
            return done.error();
        const document::Snapshot snapshot = copy->snapshot();
        const auto value = snapshot.at(part.pointer).value();
        if (!value)
            return value.error();
        copy->undo(Document::By::Program);
        m_scratch.giveBack(*part.document, std::move(copy));
        return Piece{snapshot, part.pointer, *value};
    }

    Document &m_document;
    const openapi::DocumentSet &m_set;
    const ReferencedDocumentPtr m_entry;
    const QString m_output; ///< The address of the bundle.
    const Version m_version;
    PlacedObjects m_placed;
    QList<Part> m_waiting; ///< The components that are not brought in yet.
    QList<Noted> m_noted;
    QSet<Place> m_isNoted; ///< The places of the references in m_noted.
    ScratchDocuments m_scratch;
    qint64 m_bytesLeft;
    qint64 m_comparisonsLeft;
};

/** The documents, in which copies replace the aliases of all but the entry, because what is brought in can be without
 * its anchors. */
base::Result<openapi::DocumentSet> withoutAliasesOfOthers(const openapi::DocumentSet &set,
                                                          const ReferencedDocumentPtr &entry)
{
    const auto isReplaced = [&](const ReferencedDocumentPtr &each) {
        return each != entry && each->snapshot().isValid() && each->snapshot().hasAliases();
    };
    if (std::none_of(set.documents().begin(), set.documents().end(), isReplaced))
        return set;
    QList<ReferencedDocumentPtr> documents;
    for (const ReferencedDocumentPtr &each : set.documents()) {
        if (!isReplaced(each)) {
            documents.append(each);
            continue;
        }
        const auto replaced = document::withoutAliases(each->snapshot());
        if (!replaced)
            return base::Error{replaced.error().code, shownPlace(each->address(), {})};
        documents.append(std::make_shared<const ReferencedDocument>(each->address(), *replaced));
    }
    return openapi::DocumentSet(documents);
}

} // namespace

base::Result<QList<LeftReference>> bundle(Document &document, const openapi::DocumentSet &set, const QString &address,
                                          const BundleLimits &limits, const QString &output)
{
    const ReferencedDocumentPtr entry = set.find(address);
    if (!entry)
        return base::Error{ErrorCode::NotFound, address};
    const document::Snapshot &snapshot = entry->snapshot();
    if (!snapshot.isValid())
        return base::Error{ErrorCode::SyntaxError, {}};
    const QString written = snapshot.at({"openapi"}).text();
    const auto version = specification::versionOf(written);
    if (!version)
        return base::Error{ErrorCode::Unsupported, written};
    const auto documents = withoutAliasesOfOthers(set, entry);
    if (!documents)
        return documents.error();
    const Document::Step step(document, {});
    return Bundler(document, *documents, entry, *version, limits, output).run();
}

} // namespace bundling
