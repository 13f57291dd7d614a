#include "pathparameterrules.h"

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
    Pointer pointer;
    bool isRequired = false;
};

/** The path parameters of an operation or a path item. */
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

    /** In linear time: the parameters of the path item are read once for all of its operations, which can be many. */
    void check(const openapi::PathItem &item)
    {
        const QList<QByteArray> names = openapi::templateNames(item.path);
        const QSet<QByteArray> used(names.begin(), names.end());
        const Declared common = declaredBy(item.node, item.target);
        QList<QByteArray> missing;
        std::copy_if(names.begin(), names.end(), std::back_inserter(missing),
                     [&common](const QByteArray &name) { return !common.parameters.contains(name); });
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
        return declared;
    }

    /** Cached, because many operations refer to the same parameters. */
    const openapi::Resolution &resolve(const QString &reference)
    {
        auto known = m_resolutions.find(reference);
        if (known == m_resolutions.end())
            known = m_resolutions.insert(reference, openapi::resolveReference(m_snapshot, reference));
        return *known;
    }

    void checkUndeclared(const openapi::Operation &operation, const QList<QByteArray> &missing, const Declared &own)
    {
        for (const QByteArray &name : missing) {
            if (m_report.isFull())
                return;
            if (!own.parameters.contains(name))
                m_report.addAtKey("path-params"_rule, operation.pointer, {u"undeclared"_qs, QString::fromUtf8(name)});
        }
    }

    /** Parameters of other places can be in use elsewhere. */
    void checkDeclared(const openapi::PathItem &item, const QSet<QByteArray> &used, const Declared &declared)
    {
        for (auto entry = declared.parameters.cbegin(); entry != declared.parameters.cend(); ++entry) {
            const Pointer &pointer = entry->pointer;
            const bool isOwn = item.pointer.contains(pointer);
            if (isOwn && !used.contains(entry.key()))
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
