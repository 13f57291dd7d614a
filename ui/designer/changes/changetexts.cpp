#include "changetexts.h"

#include "errormessages.h"
#include "placenames.h"
#include "showntext.h"

#include <QCoreApplication>

namespace designer {

namespace {

using difference::Level;
using review::ChangeGroup;
using review::NodeChange;
using review::ReviewState;

struct ChangeTexts {
    Q_DECLARE_TR_FUNCTIONS(designer::ChangeTexts)
};

} // namespace

QString groupTitle(const ChangeGroup &group)
{
    switch (group.kind) {
    case ChangeGroup::Kind::Operation:
        return base::shownText(group.operation);
    case ChangeGroup::Kind::Document:
        return ChangeTexts::tr("Document");
    case ChangeGroup::Kind::Nodes:
    case ChangeGroup::Kind::Edit:
        break;
    }
    return ChangeTexts::tr("Other edits");
}

QString placeText(const document::Snapshot &snapshot, const document::Pointer &place)
{
    if (place.isRoot())
        return ChangeTexts::tr("whole document");
    return base::shownText(review::placeNames(snapshot, place).join(u" › "_qs));
}

QString nodeText(const review::Review &review, const review::ChangeItem &item)
{
    if (item.isRemoved)
        return placeText(review.tree.base(), item.basePlace);
    if (item.isRenamed)
        return ChangeTexts::tr("%1, was “%2”", "%1: a place, %2: a key")
            .arg(placeText(review.tree.now(), item.place), QString::fromUtf8(item.basePlace.last()));
    return placeText(review.tree.now(), item.place);
}

QString nodeHeadline(const review::Review &review, const review::ChangeItem &item)
{
    const bool isOfBase = item.isRemoved;
    const document::Pointer &place = isOfBase ? item.basePlace : item.place;
    if (place.isRoot())
        return ChangeTexts::tr("whole document");
    const QString name = base::shownText(review::entryName(isOfBase ? review.tree.base() : review.tree.now(), place));
    if (!item.isRenamed)
        return name;
    return ChangeTexts::tr("%1 → %2", "%1: the earlier key, %2: the key now")
        .arg(base::shownText(QString::fromUtf8(item.basePlace.last())), name);
}

QString nodePlace(const review::Review &review, const review::ChangeItem &item)
{
    const document::Pointer &place = item.isRemoved ? item.basePlace : item.place;
    if (place.tokens().size() < 2)
        return {};
    return placeText(item.isRemoved ? review.tree.base() : review.tree.now(), place.parent());
}

QString editTitle(const review::Review &review, const review::ChangeGroup &group)
{
    const review::ChangeItem &item = group.items.first();
    const QString place = item.isRemoved ? placeText(review.tree.base(), item.basePlace)
                                         : placeText(review.tree.now(), item.place);
    if (group.items.size() == 1)
        return place;
    return ChangeTexts::tr("%1 (%n operations)", "%1: a place in the document", int(group.items.size())).arg(place);
}

QString itemWord(const review::ChangeItem &item)
{
    return item.isRenamed ? ChangeTexts::tr("renamed") : changeWord(item.change);
}

QString changeWord(NodeChange change)
{
    switch (change) {
    case NodeChange::Added:
        return ChangeTexts::tr("added");
    case NodeChange::Removed:
        return ChangeTexts::tr("removed");
    case NodeChange::Changed:
    case NodeChange::Inside:
        break;
    }
    return ChangeTexts::tr("changed");
}

theme::Role levelColor(Level level)
{
    switch (level) {
    case Level::Breaking:
        return theme::Role::Error;
    case Level::Warning:
        return theme::Role::Warning;
    case Level::Info:
        break;
    }
    return theme::Role::Information;
}

theme::Role changeColor(NodeChange change)
{
    return change == NodeChange::Added     ? theme::Role::Ok
           : change == NodeChange::Removed ? theme::Role::Error
                                           : theme::Role::Accent;
}

Explanation explanationOf(const review::Review &review)
{
    const QString base = base::shownText(review::nameOf(review.choice));
    const bool isFile = review.choice.kind == review::BaseChoice::Kind::File;
    switch (review.state) {
    case ReviewState::Reading:
        return {ChangeTexts::tr("Comparing with %1…", "%1: HEAD, a revision or a file").arg(base), {}};
    case ReviewState::NoRepository:
        return {ChangeTexts::tr("No git repository"),
                ChangeTexts::tr("The file is in no git repository, or the repository has no commits yet. "
                                "Compare with another file instead.")};
    case ReviewState::NotCommitted:
        if (isFile)
            return {ChangeTexts::tr("File not found"), ChangeTexts::tr("There is no file %1.").arg(review.choice.name)};
        if (review.error.detail == review.choice.name)
            return {ChangeTexts::tr("Revision not found"),
                    ChangeTexts::tr("The repository has no branch, tag or commit “%1”.").arg(base)};
        return {ChangeTexts::tr("Not in %1", "%1: HEAD or a revision").arg(base),
                ChangeTexts::tr("%1 does not have this file. Commit the file, or compare with another file.",
                                "%1: HEAD or a revision")
                    .arg(base)};
    case ReviewState::Unreadable:
        return {ChangeTexts::tr("%1 can't be read", "%1: HEAD, a revision or a file").arg(base),
                messages::errorText(review.error)};
    case ReviewState::BaseInvalid:
        return {ChangeTexts::tr("%1 can't be read", "%1: HEAD, a revision or a file").arg(base),
                ChangeTexts::tr("Its text has a syntax error at line and column %1. Compare with another revision or "
                                "file.",
                                "%1: line and column, such as 3:10")
                    .arg(review.error.detail)};
    case ReviewState::Compared:
        break;
    }
    return {ChangeTexts::tr("No changes"),
            ChangeTexts::tr("The document is the same as in %1.", "%1: HEAD, a revision or a file").arg(base)};
}

QString countsText(const review::Review &review)
{
    qsizetype listed = 0;
    for (const review::ChangeGroup &group : review.groups)
        listed += group.items.size();
    QStringList parts{
        ChangeTexts::tr("%n changes since %1", "rows of a list; %1: HEAD, a revision or a file", int(listed))
            .arg(base::shownText(review::nameOf(review.choice)))};
    if (review.accepted > 0)
        parts.append(ChangeTexts::tr("%n accepted in .gatewright.yaml", nullptr, int(review.accepted)));
    return parts.join(u" · "_qs);
}

} // namespace designer
