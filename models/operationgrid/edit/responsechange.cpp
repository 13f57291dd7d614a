#include "responsechange.h"

#include "edits.h"
#include "editsequence.h"
#include "memberedit.h"
#include "namelist.h"
#include "objectplace.h"
#include "responses.h"
#include "specificationtable.h"

namespace operationgrid {

using document::Edited;
using document::EditResult;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

Value newResponse(const Snapshot &snapshot, const QByteArray &status)
{
    if (!content::needsDescription(snapshot))
        return Value::object();
    const QString reason = content::reasonOf(status);
    return Value::object({{"description", Value::string(reason.isEmpty() ? QString::fromUtf8(status) : reason)}});
}

QList<QByteArray> statusesIn(const Node &responses)
{
    QList<QByteArray> statuses;
    for (qsizetype i = 0; responses.isMapping() && i < responses.childCount(); ++i) {
        if (!responses.keyAt(i).startsWith("x-"))
            statuses.append(responses.keyAt(i));
    }
    return statuses;
}

/** Statuses are often written with small letters for any digit. */
QString normalized(const QString &status)
{
    return status.endsWith(u"xx") ? status.toUpper() : status;
}

/** Before the first status that is greater, so that a sorted list stays sorted. Letters are greater than digits. */
EditResult added(const Snapshot &snapshot, const Pointer &place, const QByteArray &status)
{
    const Node responses = snapshot.at(place);
    if (!responses.isMapping() || responses.childCount() == 0)
        return openapi::setMemberIn(snapshot, place / status, newResponse(snapshot, status));
    qsizetype index = 0;
    while (index < responses.childCount() && responses.keyAt(index) < status)
        ++index;
    return document::insertInto(snapshot, place / status, newResponse(snapshot, status), index);
}

bool requiresResponses(const Snapshot &snapshot)
{
    const specification::Version version = openapi::versionOf(snapshot);
    const auto &operation = specification::objectType(specification::ObjectKind::Operation);
    const specification::Field *field = specification::findField(operation, "responses", version);
    return field && field->required.contain(version);
}

EditResult edited(const Snapshot &snapshot, const Pointer &place, const QList<QByteArray> &statuses,
                  OtherResponses others)
{
    const QList<QByteArray> before = statusesIn(snapshot.at(place));
    QList<QByteArray> gone;
    QList<QByteArray> fresh;
    for (const QByteArray &status : before) {
        if (others == OtherResponses::Remove && !statuses.contains(status))
            gone.append(status);
    }
    for (const QByteArray &status : statuses) {
        if (!before.contains(status))
            fresh.append(status);
    }
    if (gone.size() == 1 && fresh.size() == 1)
        return document::renameIn(snapshot, place / gone.constFirst(), fresh.constFirst());
    if (statuses.isEmpty() && !gone.isEmpty() && gone.size() == snapshot.at(place).childCount())
        return document::removeFrom(snapshot, place);
    openapi::EditSequence sequence(snapshot);
    for (const QByteArray &status : fresh) {
        if (auto done = sequence.add(added(sequence.snapshot(), place, status)); !done)
            return done.error();
    }
    for (const QByteArray &status : gone) {
        if (auto done = sequence.add(document::removeFrom(sequence.snapshot(), place / status)); !done)
            return done.error();
    }
    return sequence.edited();
}

} // namespace

std::variant<Edited, Fault> setResponses(const Snapshot &snapshot, const Pointer &place, const QString &text,
                                         OtherResponses others)
{
    const auto names = readList(text);
    if (!names)
        return Fault{Fault::Kind::NotAList, text};
    const QList<QByteArray> before = statusesIn(snapshot.at(place));
    QList<QByteArray> statuses;
    for (const QString &name : *names) {
        const QString status = normalized(name);
        // What the document has already may stay.
        if (!content::isStatus(status) && !before.contains(status.toUtf8()))
            return Fault{Fault::Kind::NotAStatus, name};
        statuses.append(status.toUtf8());
    }
    if (statuses.isEmpty() && others == OtherResponses::Remove && !before.isEmpty() && requiresResponses(snapshot))
        return Fault{Fault::Kind::NeedsResponse, {}};
    const EditResult result = edited(snapshot, place, statuses, others);
    return result ? std::variant<Edited, Fault>(*result) : Fault{Fault::Kind::NotEditable, {}};
}

} // namespace operationgrid
