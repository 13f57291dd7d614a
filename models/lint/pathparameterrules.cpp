#include "pathparameterrules.h"

#include "refs.h"

#include <QHash>
#include <QSet>

namespace lint {

namespace {

using document::Pointer;

/** The path parameters of one operation, its path item's among them. */
struct Declared {
    QHash<QByteArray, Pointer> places;
    bool isComplete = true; ///< False when a reference led nowhere: nothing can be said to be missing then.
};

void collect(const document::Snapshot &snapshot, const Pointer &owner, Declared &declared)
{
    const Pointer list = owner.child("parameters");
    const document::Node parameters = snapshot.at(list).resolved();
    for (qsizetype i = 0; parameters.isSequence() && i < parameters.childCount(); ++i) {
        const openapi::Resolution found = openapi::resolveAt(snapshot, list.child(i));
        if (!found.isResolved())
            declared.isComplete = false;
        else if (found.node.member("in").text() == u"path")
            declared.places.insert(found.node.member("name").bytes(), found.target);
    }
}

void checkUndeclared(const openapi::Operation &operation, const QList<QByteArray> &names, const Declared &declared,
                     Report &report)
{
    for (const QByteArray &name : names) {
        if (!declared.places.contains(name))
            report.addAtKey(rules::PathParameterUndeclared, operation.pointer, {QString::fromUtf8(name)});
    }
}

/** Each parameter is looked at once, however many operations share it. */
void checkDeclared(const document::Snapshot &snapshot, const QList<QByteArray> &names, const Declared &declared,
                   QSet<Pointer> &seen, Report &report)
{
    for (auto entry = declared.places.cbegin(); entry != declared.places.cend(); ++entry) {
        if (seen.contains(entry.value()))
            continue;
        seen.insert(entry.value());
        const bool isShared = entry.value().tokens().value(0) == "components";
        if (!isShared && !names.contains(entry.key()))
            report.add(rules::PathParameterUnused, entry.value().child("name"), {QString::fromUtf8(entry.key())});
        if (!snapshot.at(entry.value().child("required")).toBool())
            report.add(rules::PathParameterOptional, entry.value().child("required"), {QString::fromUtf8(entry.key())});
    }
}

} // namespace

void checkPathParameters(const document::Snapshot &snapshot, const QList<openapi::PathItem> &items, Report &report)
{
    QSet<Pointer> seen;
    for (const openapi::PathItem &item : items) {
        const QList<QByteArray> names = openapi::templateNames(item.path);
        for (const openapi::Operation &operation : item.operations) {
            Declared declared;
            collect(snapshot, operation.pointer.parent(), declared);
            collect(snapshot, operation.pointer, declared);
            if (declared.isComplete)
                checkUndeclared(operation, names, declared, report);
            checkDeclared(snapshot, names, declared, seen, report);
        }
    }
}

} // namespace lint
