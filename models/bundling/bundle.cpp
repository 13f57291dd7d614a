#include "bundle.h"

#include "cancellation.h"
#include "componentplaces.h"
#include "components.h"
#include "kindat.h"
#include "relativereference.h"
#include "siblings.h"

#include <QSet>

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

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

/** Of files that replace references in one another. */
constexpr int MaximumDepth = 50;

/** A place as messages name it: `/f/api.yaml#/paths/~1a`. */
QString shownPlace(const QString &address, const Pointer &pointer)
{
    return address + u'#' + pointer.toString();
}

/** Documents with the texts of files, to change references in. One can be used again when it is given back. */
class ScratchDocuments final
{
public:
    [[nodiscard]] std::unique_ptr<Document> take(const ReferencedDocument &file)
    {
        auto &kept = m_kept[file.address()];
        if (kept.empty())
            return std::make_unique<Document>(file.snapshot().text(), file.snapshot().format());
        std::unique_ptr<Document> document = std::move(kept.back());
        kept.pop_back();
        return document;
    }
    /** The document has the text of the file again. */
    void giveBack(const ReferencedDocument &file, std::unique_ptr<Document> document)
    {
        m_kept[file.address()].push_back(std::move(document));
    }

private:
    std::map<QString, std::vector<std::unique_ptr<Document>>> m_kept; ///< By the address of the file.
};

/** An object that a reference leads to, or the definition itself. */
struct Part {
    ReferencedDocumentPtr document;
    Pointer pointer;
    ObjectKind kind = ObjectKind::OpenApi;
};

class Bundler final
{
public:
    Bundler(Document &document, const openapi::DocumentSet &set, const ReferencedDocumentPtr &entry, Version version,
            const BundleLimits &limits)
        : m_document(document)
        , m_set(set)
        , m_entry(entry)
        , m_version(version)
        , m_places(entry->snapshot())
        , m_bytesLeft(limits.bytes)
        , m_comparisonsLeft(limits.comparisons)
    {}

    base::Result<QList<LeftReference>> run()
    {
        placeReferencedComponents();
        if (auto done = resolve({m_entry, {}, ObjectKind::OpenApi}, m_document, 0); !done)
            return done.error();
        // What is brought in can bring more.
        for (qsizetype i = 0; i < m_waiting.size(); ++i) {
            const auto [part, place] = m_waiting[i];
            const auto value = valueOf(part, 0);
            if (!value)
                return value.error();
            if (!takeBytes(*value, 0))
                return base::Error{ErrorCode::TooLarge, shownPlace(part.document->address(), part.pointer)};
            if (auto done = m_document.set(place, *value); !done)
                return done.error();
        }
        return m_left;
    }

private:
    /** The place in the bundle of an object of another file. */
    struct Placed {
        Pointer place;
        ObjectKind kind = ObjectKind::NoObject;
        bool isWhole = true; ///< False if members beside the reference can replace members of the object.
    };

    /** Components that consist of a reference to a file become what is there. What is inside of such a component has
     * its place already. */
    void placeReferencedComponents()
    {
        struct Found {
            Place target;
            Placed placed;
        };
        QList<Found> found;
        for (qsizetype i = 0; i < m_entry->uses().size(); ++i) {
            const ReferenceUse &use = m_entry->uses()[i];
            const Pointer holder = use.pointer.parent();
            const bool isPlaced = use.kind == UseKind::Reference && isComponent(holder);
            const auto target = isPlaced ? targetOf(*m_entry, i) : std::nullopt;
            if (target && target->address != m_entry->address())
                found.append({*target,
                              {holder, kindOf({m_entry, {}, ObjectKind::OpenApi}, use),
                               m_entry->snapshot().at(holder).resolved().childCount() == 1}});
        }
        // Outer objects before what is inside of them.
        std::stable_sort(found.begin(), found.end(), [](const Found &one, const Found &other) {
            return one.target.pointer.tokens().size() < other.target.pointer.tokens().size();
        });
        for (const Found &each : std::as_const(found)) {
            if (!knownPlaceOf(each.target, each.placed.kind))
                m_placed.insert(each.target, each.placed);
        }
    }

    static bool isComponent(const Pointer &pointer)
    {
        return pointer.tokens().size() == 3 && pointer.tokens().first() == "components";
    }

    /** The place in the bundle of a target that is brought in, or that is inside of one, as an object of this kind. */
    [[nodiscard]] std::optional<Pointer> knownPlaceOf(const Place &target, ObjectKind kind) const
    {
        if (const auto known = m_placed.constFind(target); known != m_placed.constEnd())
            return known->place;
        for (Pointer outer = target.pointer; !outer.isRoot();) {
            outer = outer.parent();
            const auto known = m_placed.constFind({target.address, outer});
            if (known != m_placed.constEnd() && known->isWhole &&
                kindInside(*known, {target.address, outer}, target) == kind)
                return known->place / target.pointer.relativeTo(outer);
        }
        return std::nullopt;
    }

    [[nodiscard]] ObjectKind kindInside(const Placed &placed, const Place &outer, const Place &target) const
    {
        const Node object = m_set.find(outer.address)->snapshot().at(outer.pointer).resolved();
        return specification::kindAt(object, placed.kind, target.pointer.relativeTo(outer.pointer), m_version);
    }

    /** The place that a reference names; nothing if it is not known. */
    [[nodiscard]] std::optional<Place> targetOf(const ReferencedDocument &document, qsizetype use) const
    {
        const auto place = document.uses()[use].isBelowSchemaId() ? std::nullopt
                                                                  : m_set.placeOf(document.targetOf(use));
        const bool isThere = place && m_set.find(place->address)->snapshot().at(place->pointer).exists();
        return isThere ? place : std::nullopt;
    }

    /** Changes the references inside a part in `copy`, which has the text of its file. */
    base::Result<void> resolve(const Part &part, Document &copy, int depth)
    {
        const auto &uses = part.document->uses();
        m_comparisonsLeft -= uses.size();
        if (m_comparisonsLeft < 0)
            return base::Error{ErrorCode::TooLarge, shownPlace(part.document->address(), part.pointer)};
        QList<qsizetype> others;
        for (qsizetype i = 0; i < uses.size(); ++i) {
            const bool isInside = part.pointer.contains(uses[i].pointer);
            if (!isInside || uses[i].kind == UseKind::SecurityName)
                continue;
            if (isOwn(part, i)) {
                noteIfMissing(part, i);
                continue;
            }
            others.append(i);
            // Components are in the order of the references to them.
            if (const auto target = targetOf(*part.document, i); target && target->address != m_entry->address())
                (void)componentFor(part, i, *target);
        }
        // From the end, so that indexes stay valid, and inner places go before outer ones.
        for (auto use = others.crbegin(); use != others.crend(); ++use) {
            if (base::isUnwanted())
                return base::Error::cancelled();
            if (auto done = resolveUse(part, *use, copy, depth); !done)
                return done;
        }
        return {};
    }

    /** A reference within the definition, which stays as it is, can have no target. */
    void noteIfMissing(const Part &part, qsizetype index)
    {
        const ReferenceUse &use = part.document->uses()[index];
        ReferenceTarget target = part.document->targetOf(index);
        if (target.place.address.isEmpty())
            target.place.address = m_entry->address();
        const auto place = m_set.placeOf(target);
        const bool isMissing = !use.isBelowSchemaId() && (!place || !m_entry->snapshot().at(place->pointer).exists());
        const Place here{part.document->address(), use.pointer};
        // A part can be brought in several times.
        if (!isMissing || m_missing.contains(here))
            return;
        m_missing.insert(here);
        m_left.append({here, use.reference});
    }

    /** What the target of a use has to be. */
    [[nodiscard]] ObjectKind kindOf(const Part &part, const ReferenceUse &use) const
    {
        if (use.kind == UseKind::OperationReference)
            return ObjectKind::NoObject;
        if (use.kind == UseKind::Mapping)
            return ObjectKind::Schema;
        const Node object = part.document->snapshot().at(part.pointer).resolved();
        return specification::kindAt(object, part.kind, use.pointer.parent().relativeTo(part.pointer), m_version);
    }

    /** The place in the bundle of the target of a use, unless it goes in the place of the reference. */
    std::optional<Pointer> componentFor(const Part &part, qsizetype index, const Place &target)
    {
        const ReferenceUse &use = part.document->uses()[index];
        const ObjectKind kind = kindOf(part, use);
        const bool isInPlace = part.document == m_entry &&
                               (m_placed.value(target).place == use.pointer.parent() || kind == ObjectKind::PathItem);
        return isInPlace ? std::nullopt : placeFor(target, kind);
    }

    /** True for references that mean the same in the bundle. */
    [[nodiscard]] bool isOwn(const Part &part, qsizetype use) const
    {
        const QString &address = part.document->targetOf(use).place.address;
        return address.isEmpty() || (part.document == m_entry && address == m_entry->address());
    }

    base::Result<void> resolveUse(const Part &part, qsizetype index, Document &copy, int depth)
    {
        const ReferenceUse &use = part.document->uses()[index];
        const auto target = targetOf(*part.document, index);
        if (!target)
            return leave(part, index, copy);
        if (target->address == m_entry->address())
            return copy.setScalar(use.pointer, Value::string(u'#' + fragmentOf(target->pointer)));
        if (const auto place = componentFor(part, index, *target))
            return copy.setScalar(use.pointer, Value::string(u'#' + fragmentOf(*place)));
        const ObjectKind kind = kindOf(part, use);
        if (kind == ObjectKind::NoObject || depth == MaximumDepth)
            return leave(part, index, copy);
        // Counted before the target is read, because targets can double what they bring in on each level.
        m_bytesLeft -= BytesOfReplacement;
        const Part found{m_set.find(target->address), target->pointer, kind};
        const auto value = m_bytesLeft < 0 ? base::Error{ErrorCode::TooLarge, {}} : valueOf(found, depth + 1);
        if (value ? !takeBytes(*value, BytesOfReplacement) : isLimit(value.error()))
            return base::Error{ErrorCode::TooLarge, shownPlace(part.document->address(), use.pointer)};
        if (!value)
            return value.error();
        return replace(*value, use.pointer.parent(), copy);
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

    static QString fragmentOf(const Pointer &pointer) { return relativeReference({}, {{}, pointer}).mid(1); }

    /** Keeps a reference, as seen from the definition. */
    base::Result<void> leave(const Part &part, qsizetype index, Document &copy)
    {
        const ReferenceUse &use = part.document->uses()[index];
        m_left.append({{part.document->address(), use.pointer}, use.reference});
        const ReferenceTarget &target = part.document->targetOf(index);
        const bool isRelative = target.kind == ReferenceTarget::Kind::Pointer && part.document != m_entry &&
                                !use.isBelowSchemaId();
        if (!isRelative)
            return {};
        return copy.setScalar(use.pointer, Value::string(relativeReference(m_entry->address(), target.place)));
    }

    /** The place of a target in the bundle: a component, or a place inside one. Nothing if it cannot be one. */
    std::optional<Pointer> placeFor(const Place &target, ObjectKind kind)
    {
        if (const auto known = knownPlaceOf(target, kind))
            return known;
        const QByteArray section = openapi::componentSection(kind, m_version);
        if (section.isEmpty())
            return std::nullopt;
        const Pointer place = m_places.placeFor(section, target);
        m_placed.insert(target, {place, kind});
        m_waiting.append({Part{m_set.find(target.address), target.pointer, kind}, place});
        return place;
    }

    base::Result<Value> valueOf(const Part &part, int depth)
    {
        std::unique_ptr<Document> copy = m_scratch.take(*part.document);
        base::Result<void> done;
        {
            const Document::Step step(*copy, {});
            done = resolve(part, *copy, depth);
        }
        if (!done)
            return done.error();
        const auto value = copy->snapshot().at(part.pointer).value();
        copy->undo(Document::By::Program);
        m_scratch.giveBack(*part.document, std::move(copy));
        return value;
    }

    /** Replaces the object with a reference by its target. Other members of the object are kept. */
    static base::Result<void> replace(const Value &target, const Pointer &holder, Document &copy)
    {
        const auto written = copy.snapshot().at(holder).value();
        if (!written)
            return written.error();
        return copy.replaceSubtree(holder, withMembersOf(target, *written));
    }

    Document &m_document;
    const openapi::DocumentSet &m_set;
    const ReferencedDocumentPtr m_entry;
    const Version m_version;
    QHash<Place, Placed> m_placed; ///< Places of other files in the bundle.
    QSet<Place> m_missing;         ///< References without a target that are in m_left.
    openapi::ComponentPlaces m_places;
    QList<std::pair<Part, Pointer>> m_waiting;
    QList<LeftReference> m_left;
    ScratchDocuments m_scratch;
    qint64 m_bytesLeft;
    qint64 m_comparisonsLeft;
};

} // namespace

base::Result<QList<LeftReference>> bundle(Document &document, const openapi::DocumentSet &set, const QString &address,
                                          const BundleLimits &limits)
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
    const Document::Step step(document, {});
    return Bundler(document, set, entry, *version, limits).run();
}

} // namespace bundling
