#include "pathparameterrules.h"

#include "referenceresolver.h"
#include "refs.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <iterator>

namespace lint {

namespace {

using document::Pointer;

/** A declared path parameter. */
struct Parameter {
    openapi::Place place;
    bool isRequired = false;
};

/** The path parameters of an operation or a path item. */
struct Declared {
    QHash<QByteArray, Parameter> parameters;
    bool isComplete = true; ///< False if a reference is unresolved, so a missing parameter can't be reported.
};

/** Another check reports these. */
bool hasBraces(const QByteArray &name)
{
    return name.contains('{') || name.contains('}');
}

class PathParameterCheck final
{
public:
    PathParameterCheck(const description::Description &description, Report &report)
        : m_description(description)
        , m_resolver(description.set())
        , m_report(report)
    {}

    /** In linear time: the parameters of the path item are read once for all of its operations, which can be many. */
    void check(const openapi::PathItem &item)
    {
        m_document = m_description.documentOf(item);
        const QList<QByteArray> names = openapi::templateNames(item.path);
        const QSet<QByteArray> used(names.begin(), names.end());
        const Declared common = declaredBy(item.node, item.target);
        QList<QByteArray> missing;
        std::copy_if(names.begin(), names.end(), std::back_inserter(missing), [&common](const QByteArray &name) {
            return !common.parameters.contains(name) && !hasBraces(name);
        });
        QHash<QByteArray, qsizetype> replacements; // Of common parameters by those of operations.
        for (const openapi::Operation &operation : item.operations) {
            const Declared own = declaredBy(operation.node, operation.pointer);
            if (common.isComplete && own.isComplete)
                checkUndeclared(operation, missing, own);
            checkDeclared(item, used, own);
            for (auto entry = own.parameters.cbegin(); entry != own.parameters.cend(); ++entry)
                ++replacements[entry.key()];
        }
        Declared inUse = common;
        inUse.parameters.removeIf(
            [&](const auto &entry) { return replacements.value(entry.key()) == item.operations.size(); });
        checkDeclared(item, used, inUse);
    }

private:
    Declared declaredBy(const document::Node &owner, const Pointer &place)
    {
        Declared declared;
        const document::Node list = owner.member("parameters");
        for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
            const document::Node node = list.childAt(i).resolved();
            const std::optional<QString> reference = openapi::referenceOf(node);
            const openapi::Place own{m_document->address(), place.child("parameters").child(i)};
            const openapi::SetResolution found = reference ? resolve(*reference)
                                                           : openapi::SetResolution{
                                                                 openapi::ReferenceState::Resolved, own, node, {}};
            if (!found.isResolved())
                declared.isComplete = false;
            else if (found.node.member("in").text() == u"path")
                declared.parameters.insert(found.node.member("name").bytes(),
                                           {found.place, found.node.member("required").toBool()});
        }
        return declared;
    }

    /** Cached, because many operations refer to the same parameters. */
    const openapi::SetResolution &resolve(const QString &reference)
    {
        const std::pair key(m_document->address(), reference);
        auto known = m_resolutions.find(key);
        if (known == m_resolutions.end())
            known = m_resolutions.insert(key,
                                         m_resolver.resolve(openapi::readReference(reference, m_document->address())));
        return *known;
    }

    void checkUndeclared(const openapi::Operation &operation, const QList<QByteArray> &missing, const Declared &own)
    {
        for (const QByteArray &name : missing) {
            if (m_report.isFull())
                return;
            if (!own.parameters.contains(name))
                m_report.addAtKey(m_document, "path-params"_rule, operation.pointer,
                                  {u"undeclared"_qs, QString::fromUtf8(name)});
        }
    }

    /** Parameters of other places can be in use elsewhere. */
    void checkDeclared(const openapi::PathItem &item, const QSet<QByteArray> &used, const Declared &declared)
    {
        for (auto entry = declared.parameters.cbegin(); entry != declared.parameters.cend(); ++entry) {
            const openapi::ReferencedDocumentPtr document = m_description.set().find(entry->place.address);
            const Pointer &pointer = entry->place.pointer;
            const auto logical = m_description.logicalPointer(entry->place);
            const bool isOwn = logical && item.pointer.contains(*logical);
            if (isOwn && !used.contains(entry.key()) && !hasBraces(entry.key()))
                m_report.add(document, "path-params"_rule, pointer.child("name"),
                             {u"unused"_qs, QString::fromUtf8(entry.key())});
            if (!entry->isRequired)
                m_report.add(document, "path-params"_rule, pointer.child("required"),
                             {u"optional"_qs, QString::fromUtf8(entry.key())});
        }
    }

    const description::Description &m_description;
    openapi::ReferenceResolver m_resolver;
    Report &m_report;
    openapi::ReferencedDocumentPtr m_document; ///< With the operations of the path item that is checked.
    QHash<std::pair<QString, QString>, openapi::SetResolution> m_resolutions; ///< By documents and references.
};

} // namespace

void checkPathParameters(const description::Description &description, const QList<openapi::PathItem> &items,
                         Report &report)
{
    PathParameterCheck check(description, report);
    for (const openapi::PathItem &item : items)
        check.check(item);
}

} // namespace lint
