#include "inline.h"

#include "piece.h"
#include "referenceresolver.h"
#include "relativereference.h"
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

} // namespace

base::Result<void> inlineReference(Document &document, const Pointer &holder, const openapi::DocumentSet &set,
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
    return replaceByPiece(document, holder, *piece);
}

} // namespace bundling
