#include "redirection.h"

#include "walk.h"

#include <algorithm>

namespace conversion {

using document::Document;
using document::Pointer;
using document::Value;
using openapi::ReferenceUse;
using openapi::UseKind;

namespace {

/** The places of the operations of a document, by their `operationId`. */
class NamedOperations final : public specification::Visitor
{
public:
    explicit NamedOperations(const document::Snapshot &snapshot)
    {
        const auto version = specification::versionOf(snapshot.at({"openapi"}).text());
        if (version)
            specification::walk(snapshot, *version, *this);
    }

    void enter(const specification::Place &place) override
    {
        if (place.kind == specification::ObjectKind::Operation)
            places.insert(place.value("operationId").bytes(), place.pointer());
    }

    QHash<QByteArray, Pointer> places;
};

/** Extensions have no operations that a link could name. */
bool isInExtension(const Pointer &place)
{
    return std::ranges::any_of(place.tokens(), [](const QByteArray &token) { return token.startsWith("x-"); });
}

class Redirection final
{
public:
    Redirection(Document &document, const openapi::ReferencedDocumentPtr &references, const MovedPlaces &moves,
                References form, LossReport &report)
        : m_document(document)
        , m_before(references)
        , m_moves(moves)
        , m_form(form)
        , m_report(report)
    {}

    base::Result<void> run()
    {
        readTargets();
        // From the end of the text, which keeps the places of what comes before.
        for (qsizetype i = m_before->uses().size() - 1; i >= 0; --i) {
            if (auto done = redirect(i); !done)
                return done;
        }
        reportLinks();
        return {};
    }

private:
    /** The target of a reference. References with the same text have the same target. */
    struct Target {
        bool isThere = false; ///< True if the target exists in this document.
        bool isMoved = false;
        std::optional<Pointer> after; ///< The place of the target after the moves; std::nullopt if it is removed.
    };

    void readTargets()
    {
        const openapi::DocumentSet set({m_before});
        for (const openapi::ReferenceTarget &each : m_before->targets()) {
            Target target;
            const auto place = set.placeOf(each);
            target.isThere = place && place->address == m_before->address() &&
                             m_before->snapshot().at(place->pointer).exists();
            if (target.isThere) {
                target.after = m_moves.after(place->pointer);
                target.isMoved = target.after != place->pointer;
            }
            m_targets.append(target);
        }
    }

    base::Result<void> redirect(qsizetype index)
    {
        const ReferenceUse &use = m_before->uses()[index];
        const Target &target = m_targets[m_before->targetIndexOf(index)];
        const bool isPointer = !use.isBelowSchemaId() && (isName(use) || use.reference.startsWith(u"#/"));
        const bool isKept = m_form == References::AsTheyAre || (m_form == References::WithoutSelf && !isBySelf(use));
        const bool isRight = !target.isMoved && (isKept || isPointer);
        if (isRight || use.kind == UseKind::SecurityName || !m_moves.after(use.pointer))
            return {};
        if (!target.isThere)
            return makeAbsolute(index);
        if (target.after)
            return m_document.setScalar(use.pointer, Value::string(openapi::localReference(*target.after)));
        m_report.lose(Loss::Kind::NoTarget, use.pointer, {use.reference});
        return {};
    }

    /** True for a reference by the URI of the document, or by its file. */
    [[nodiscard]] bool isBySelf(const ReferenceUse &use) const
    {
        const QString self = m_before->snapshot().at({"$self"}).text();
        const QString name = openapi::readReference(self, m_before->address()).place.address;
        const QString address = openapi::readReference(use.reference, m_before->address()).place.address;
        return !use.isBelowSchemaId() && !use.reference.startsWith(u'#') &&
               (address == name || address == m_before->address());
    }

    /** References to other documents are no longer relative to the `$id` of a schema. */
    base::Result<void> makeAbsolute(qsizetype index)
    {
        const ReferenceUse &use = m_before->uses()[index];
        const openapi::ReferenceTarget &target = m_before->targetOf(index);
        const qsizetype fragment = use.reference.indexOf(u'#');
        const bool isOther = openapi::isRemote(target.place.address) && target.place.address != m_before->address();
        if (m_form != References::Pointers || !use.isBelowSchemaId() || !isOther)
            return {};
        const QString text = target.place.address + (fragment < 0 ? QString() : use.reference.sliced(fragment));
        return text == use.reference ? base::Result<void>() : m_document.setScalar(use.pointer, Value::string(text));
    }

    static bool isName(const ReferenceUse &use)
    {
        return use.kind == UseKind::Mapping && !use.reference.contains(u'#') && !use.reference.contains(u'/');
    }

    /** The links whose operations are in an extension afterwards. */
    void reportLinks()
    {
        const auto isLink = [](const openapi::NameUse &name) {
            return name.kind == openapi::NameKind::LinkedOperation;
        };
        if (m_moves.isEmpty() || std::ranges::none_of(m_before->names(), isLink))
            return;
        const NamedOperations operations(m_before->snapshot());
        for (const openapi::NameUse &name : m_before->names()) {
            const auto operation = operations.places.constFind(name.name);
            if (!isLink(name) || operation == operations.places.constEnd() || !m_moves.after(name.pointer))
                continue;
            const auto after = m_moves.after(*operation);
            if (!after || (isInExtension(*after) && !isInExtension(*operation)))
                m_report.lose(Loss::Kind::NoTarget, name.pointer, {QString::fromUtf8(name.name)});
        }
    }

    Document &m_document;
    const openapi::ReferencedDocumentPtr m_before;
    const MovedPlaces &m_moves;
    const References m_form;
    QList<Target> m_targets; ///< By their indexes in the document.
    LossReport &m_report;
};

} // namespace

openapi::ReferencedDocumentPtr PresentReferences::of(const document::Snapshot &snapshot)
{
    m_read = m_read ? std::make_shared<openapi::ReferencedDocument>(*m_read, snapshot)
                    : std::make_shared<openapi::ReferencedDocument>(m_address, snapshot);
    return m_read;
}

base::Result<void> redirectReferences(Document &document, const openapi::ReferencedDocumentPtr &references,
                                      const MovedPlaces &moves, References form, LossReport &report)
{
    return Redirection(document, references, moves, form, report).run();
}

} // namespace conversion
