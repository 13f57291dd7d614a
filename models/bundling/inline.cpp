#include "inline.h"

#include "objectplace.h"
#include "partobject.h"
#include "piece.h"
#include "referenceresolver.h"
#include "relativereference.h"
#include "schemakeywords.h"
#include "withoutaliases.h"

#include <algorithm>

namespace bundling {

using base::ErrorCode;
using document::Document;
using document::Pointer;
using document::Value;
using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;
using openapi::ReferenceTarget;

namespace {

/** A copy of the object at a place, with references and relative URIs as a file at `reader` has to write them. */
class CopyForReader final
{
public:
    CopyForReader(const QString &reader, const ReferencedDocument &document, const Pointer &place)
        : m_reader(reader)
        , m_document(document)
        , m_place(place)
        , m_copy(document.snapshot().text(), document.snapshot().format())
    {}

    base::Result<Piece> run()
    {
        if (auto done = rewrite(); !done)
            return done.error();
        const document::Snapshot snapshot = m_copy.snapshot();
        const auto value = snapshot.at(m_place).mergedValue();
        return value ? base::Result<Piece>(Piece{snapshot, m_place, *value}) : base::Result<Piece>(value.error());
    }

private:
    base::Result<void> rewrite()
    {
        for (const openapi::RelativeUri &uri : m_document.relativeUris()) {
            const auto text = Value::string(movedUri(uri.text, m_document.address(), m_reader));
            if (auto done = m_place.contains(uri.pointer) ? m_copy.setScalar(uri.pointer, text) : base::Result<void>();
                !done)
                return done;
        }
        for (qsizetype i = m_document.uses().size() - 1; i >= 0; --i) {
            const Pointer &place = m_document.uses()[i].pointer;
            const auto text = m_place.contains(place) ? textOf(i) : std::nullopt;
            if (auto done = text ? m_copy.setScalar(place, Value::string(*text)) : base::Result<void>(); !done)
                return done;
        }
        return removeNames();
    }

    /** The text of a reference in the copy; nothing if the present one stays. */
    [[nodiscard]] std::optional<QString> textOf(qsizetype index) const
    {
        const openapi::ReferenceUse &use = m_document.uses()[index];
        const openapi::ReferenceTarget &target = m_document.targetOf(index);
        const bool isRelative = target.kind == ReferenceTarget::Kind::Pointer ||
                                target.kind == ReferenceTarget::Kind::Anchor;
        // The `$id` of a schema inside the copy is still the base of its references.
        const bool hasOtherBase = use.isBelowSchemaId() && m_document.schemaResourceOf(index) != m_place;
        const bool isName = use.kind == openapi::UseKind::SecurityName || target.place.address.isEmpty();
        if (!isRelative || hasOtherBase || isName)
            return std::nullopt;
        const bool isOfReader = m_document.address() == m_reader && !use.isBelowSchemaId();
        return isOfReader ? std::nullopt : std::optional(relativeReference(m_reader, target));
    }

    /** Anchors, and the `$id` of the object, must not be there twice. */
    base::Result<void> removeNames()
    {
        QList<Pointer> names;
        for (const openapi::SchemaAnchor &anchor : m_document.anchors()) {
            if (m_place.contains(anchor.pointer) && (anchor.resource < 0 || anchor.pointer == m_place))
                names.append(anchor.pointer / QByteArray("$anchor"));
        }
        if (m_document.resources().key(m_place).size() > 0)
            names.append(m_place / QByteArray("$id"));
        for (const Pointer &name : std::as_const(names)) {
            if (!m_copy.snapshot().at(name).isString())
                continue;
            if (auto done = m_copy.remove(name); !done)
                return done;
        }
        return {};
    }

    const QString m_reader;
    const ReferencedDocument &m_document;
    const Pointer m_place;
    Document m_copy;
};

/** The object at a place of another document, or of the reader itself. */
base::Result<Piece> pieceFor(const QString &reader, const ReferencedDocument &document, const Pointer &place)
{
    if (!document.snapshot().hasAliases())
        return CopyForReader(reader, document, place).run();
    const auto copied = document::withoutAliases(document.snapshot());
    if (!copied)
        return copied.error();
    return CopyForReader(reader, ReferencedDocument(document.address(), *copied), place).run();
}

/** Replaces a reference beside which keywords count by a schema that says what the target and the keywords say. */
class SchemaJoin final
{
public:
    SchemaJoin(Document &document, const Pointer &holder, const Piece &piece)
        : m_document(document)
        , m_holder(holder)
        , m_piece(piece)
    {}

    base::Result<InlinedPlaces> run()
    {
        const auto written = m_document.snapshot().at(m_holder).mergedValue();
        if (!written)
            return written.error();
        const bool isBothPossible = m_piece.value.type() == Value::Type::Object && !hasConflict(*written);
        if (!isBothPossible)
            return writeBoth(*written);
        const auto done = replaceByPiece(m_document, m_holder, m_piece);
        return done ? base::Result<InlinedPlaces>({m_holder, m_holder}) : done.error();
    }

private:
    static bool isAnnotation(const QByteArray &keyword)
    {
        const openapi::KeywordGroup group = openapi::keywordGroup(keyword);
        return group == openapi::KeywordGroup::Annotations || group == openapi::KeywordGroup::OpenApi ||
               keyword == "$comment";
    }

    [[nodiscard]] const Value *ofTarget(const QByteArray &keyword) const
    {
        for (const auto &[name, value] : m_piece.value.members()) {
            if (name == keyword)
                return &value;
        }
        return nullptr;
    }

    /** True if the target says something else with a keyword than the keyword beside the reference. */
    [[nodiscard]] bool hasConflict(const Value &written) const
    {
        return std::any_of(written.members().cbegin(), written.members().cend(), [this](const Value::Member &member) {
            const Value *other = member.first == "$ref" || isAnnotation(member.first) ? nullptr
                                                                                      : ofTarget(member.first);
            return other && *other != member.second;
        });
    }

    /** The annotations of the schema replace those of the target. */
    base::Result<InlinedPlaces> writeBoth(const Value &written)
    {
        QList<Value::Member> outer;
        QList<Value::Member> keywords;
        for (const Value::Member &member : written.members()) {
            if (member.first != "$ref")
                (isAnnotation(member.first) ? outer : keywords).append(member);
        }
        Piece piece = m_piece;
        if (piece.value.type() == Value::Type::Object) {
            QList<Value::Member> members = piece.value.members();
            members.removeIf([&](const Value::Member &member) {
                return std::any_of(outer.cbegin(), outer.cend(),
                                   [&](const Value::Member &own) { return own.first == member.first; });
            });
            piece.value = Value::object(members);
        }
        // The first part is replaced by a copy of the text, so that its comments stay.
        QList<Value> parts{Value::object({{"type", Value::string(u"object"_qs)}})};
        if (!keywords.isEmpty())
            parts.append(Value::object(keywords));
        outer.append({"allOf", Value::array(parts)});
        if (auto done = m_document.replaceSubtree(m_holder, Value::object(outer)); !done)
            return done.error();
        const Pointer all = m_holder / QByteArray("allOf");
        if (auto done = putPiece(m_document, all.child(0), piece); !done)
            return done.error();
        return InlinedPlaces{all.child(0), keywords.isEmpty() ? m_holder : all.child(1)};
    }

    Document &m_document;
    const Pointer m_holder;
    const Piece &m_piece;
};

/** In OpenAPI 3.0, members beside a reference have no meaning. */
bool isSchemaWithKeywords(const document::Snapshot &snapshot, const Pointer &holder)
{
    const auto version = openapi::knownVersion(snapshot).value_or(specification::NewestVersion);
    return specification::Since31.contain(version) && snapshot.at(holder).childCount() > 1 &&
           openapi::objectPlaceAt(snapshot, holder, version).kind == specification::ObjectKind::Schema;
}

} // namespace

base::Result<InlinedPlaces> inlineReference(Document &document, const Pointer &holder, const openapi::DocumentSet &set,
                                            const QString &address)
{
    const ReferencedDocumentPtr own = set.find(address);
    if (!own || !own->snapshot().isValid())
        return base::Error{ErrorCode::SyntaxError, address};
    const auto &uses = own->uses();
    const auto use = std::find_if(uses.begin(), uses.end(), [&](const openapi::ReferenceUse &each) {
        return each.kind == openapi::UseKind::Reference && each.pointer == holder / QByteArray("$ref");
    });
    if (use == uses.end())
        return base::Error{ErrorCode::NotFound, holder.toString()};
    const openapi::SetResolution found = openapi::ReferenceResolver(set).resolve(*own, use - uses.begin());
    if (!found.isResolved())
        return base::Error{ErrorCode::NotFound, use->reference};
    if (found.place.address == address && found.place.pointer.contains(holder))
        return base::Error{ErrorCode::Unsupported, use->reference};
    const auto piece = pieceFor(address, *set.find(found.place.address), found.place.pointer);
    if (!piece)
        return piece.error();
    const Document::Step step(document, {});
    step.setSubject(document::Subject{holder}, document::Subject{holder});
    if (isSchemaWithKeywords(document.snapshot(), holder))
        return SchemaJoin(document, holder, *piece).run();
    const auto done = replaceByPiece(document, holder, *piece);
    return done ? base::Result<InlinedPlaces>({holder, holder}) : done.error();
}

} // namespace bundling
