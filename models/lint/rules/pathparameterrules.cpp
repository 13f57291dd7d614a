#include "pathparameterrules.h"

#include "refs.h"

#include <QHash>

namespace lint {

namespace {

using document::Pointer;

/** A declared path parameter. */
struct Parameter {
    Pointer pointer;
    bool isRequired = false;
};

/** The path parameters of an operation and its path item. */
struct Declared {
    QHash<QByteArray, Parameter> parameters;
    bool isComplete = true; ///< False if a reference is unresolved, so a missing parameter can't be reported.
};

class PathParameterCheck final
{
public:
    PathParameterCheck(const document::Snapshot &snapshot, Report &report)
        : m_snapshot(snapshot)
        , m_report(report)
    {}

    void check(const openapi::PathItem &item)
    {
        const QList<QByteArray> names = openapi::templateNames(item.path);
        for (const openapi::Operation &operation : item.operations) {
            Declared declared;
            collect(item.node, operation.pointer.parent(), declared);
            collect(operation.node, operation.pointer, declared);
            if (declared.isComplete)
                checkUndeclared(operation, names, declared);
            checkDeclared(item, names, declared);
        }
    }

private:
    void collect(const document::Node &owner, const Pointer &place, Declared &declared)
    {
        const document::Node list = owner.member("parameters");
        for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
            const document::Node node = list.childAt(i).resolved();
            const Pointer pointer = place.child("parameters").child(i);
            const std::optional<QString> reference = openapi::referenceOf(node);
            const openapi::Resolution found = reference ? resolve(*reference)
                                                        : openapi::Resolution{
                                                              openapi::ReferenceState::Resolved, pointer, node, {}};
            if (!found.isResolved())
                declared.isComplete = false;
            else if (found.node.member("in").text() == u"path")
                declared.parameters.insert(found.node.member("name").bytes(),
                                           {found.target, found.node.member("required").toBool()});
        }
    }

    /** Cached, because many operations refer to the same parameters. */
    const openapi::Resolution &resolve(const QString &reference)
    {
        auto known = m_resolutions.find(reference);
        if (known == m_resolutions.end())
            known = m_resolutions.insert(reference, openapi::resolveReference(m_snapshot, reference));
        return *known;
    }

    void checkUndeclared(const openapi::Operation &operation, const QList<QByteArray> &names, const Declared &declared)
    {
        for (const QByteArray &name : names) {
            if (!declared.parameters.contains(name))
                m_report.addAtKey("path-params"_rule, operation.pointer, {u"undeclared"_qs, QString::fromUtf8(name)});
        }
    }

    /** Parameters of other places can be in use elsewhere. */
    void checkDeclared(const openapi::PathItem &item, const QList<QByteArray> &names, const Declared &declared)
    {
        for (auto entry = declared.parameters.cbegin(); entry != declared.parameters.cend(); ++entry) {
            const Pointer &pointer = entry->pointer;
            const bool isOwn = item.pointer.contains(pointer);
            if (isOwn && !names.contains(entry.key()))
                m_report.add("path-params"_rule, pointer.child("name"), {u"unused"_qs, QString::fromUtf8(entry.key())});
            if (!entry->isRequired)
                m_report.add("path-params"_rule, pointer.child("required"),
                             {u"optional"_qs, QString::fromUtf8(entry.key())});
        }
    }

    const document::Snapshot &m_snapshot;
    Report &m_report;
    QHash<QString, openapi::Resolution> m_resolutions;
};

} // namespace

void checkPathParameters(const document::Snapshot &snapshot, const QList<openapi::PathItem> &items, Report &report)
{
    PathParameterCheck check(snapshot, report);
    for (const openapi::PathItem &item : items)
        check.check(item);
}

} // namespace lint
