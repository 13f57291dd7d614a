#include "changeactions.h"

#include "banner.h"
#include "changetexts.h"
#include "definitionreview.h"
#include "editmessages.h"
#include "navigator.h"
#include "placenames.h"

#include <QPushButton>
#include <QWidget>

namespace changes {

using document::Pointer;
using widgets::Banner;

ChangeActions::ChangeActions(const designer::Context &context, review::DefinitionReview &review, Banner &banner,
                             QWidget &list, QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_review(review)
    , m_banner(banner)
    , m_list(list)
{}

void ChangeActions::goTo(const review::ChangeItem &item, const difference::Change *finding)
{
    const bool isElsewhere = finding && finding->newPlace && finding->newPlace->address != m_review.review()->address;
    if (isElsewhere)
        m_context.navigator.show({finding->newPlace->address, finding->newPlace->pointer}, navigation::View::Form,
                                 &m_list);
    else if (item.place.isRoot())
        m_context.showInSource(item.place, m_list);
    else
        m_context.showForm(item.place, m_list);
}

/** A value that can't be reverted alone can be reverted with the one around it. */
bool ChangeActions::report(const base::Result<void> &result)
{
    if (result) {
        m_banner.clear();
        return true;
    }
    if (result.error().code != base::ErrorCode::Unsupported) {
        m_banner.show(Banner::Kind::Error, designer::editFailureText(result.error()));
        return false;
    }
    const Pointer around = Pointer::parse(result.error().detail).value_or(Pointer());
    const QString name = designer::placeText(m_context.document().snapshot(), around);
    m_banner.show(Banner::Kind::Error,
                  tr("This value can't be reverted alone, because the text around it is indented differently.",
                     "shown with a button that reverts the value around it"));
    auto *revert = m_banner.addAction(tr("Revert %1", "%1: a place in the document").arg(name),
                                      u"changesRevertAround"_qs);
    connect(revert, &QPushButton::clicked, this, [this, around] { revertPlace(around); });
    return false;
}

void ChangeActions::revertPlace(const Pointer &place)
{
    const QString name = review::entryName(m_context.document().snapshot(), place);
    report(m_review.revert(place, tr("Revert %1 to %2", "%1: a place, %2: HEAD, a revision or a file")
                                      .arg(name, review::nameOf(m_review.base()))));
}

void ChangeActions::revert(const review::ChangeItem &item)
{
    if (!item.canRevert)
        return;
    if (item.isRenamed) {
        report(m_review.revertRename(
            item, tr("Rename %1 to %2", "%1, %2: keys")
                      .arg(QString::fromUtf8(item.place.last()), QString::fromUtf8(item.basePlace.last()))));
    } else if (item.isRemoved) {
        const QString name = review::entryName(m_review.review()->tree.base(), item.basePlace);
        report(m_review.restore(item.basePlace, tr("Restore %1", "%1: a place").arg(name)));
    } else {
        revertPlace(item.place);
    }
}

void ChangeActions::revertAll()
{
    const QString base = review::nameOf(m_review.base());
    if (!report(m_review.revert({}, tr("Revert all to %1", "%1: HEAD, a revision or a file").arg(base))))
        return;
    m_banner.show(Banner::Kind::Success,
                  tr("All changes were reverted to %1.", "%1: HEAD, a revision or a file").arg(base));
    auto *undo = m_banner.addAction(tr("Undo"), u"changesUndoRevertAll"_qs);
    connect(undo, &QPushButton::clicked, this, [this] {
        m_banner.clear();
        m_context.document().undo();
    });
}

} // namespace changes

#include "moc_changeactions.cpp"
