#include "pathreview.h"

#include "historydialog.h"
#include "listandform.h"
#include "navigator.h"
#include "operations.h"
#include "pathlist.h"
#include "pathtreedata.h"
#include "removedform.h"
#include "workspace.h"

namespace designer {

using document::Pointer;

PathReview::PathReview(const Context &context, PathList &list, ListAndForm &page, QWidget &tab)
    : QObject(&tab)
    , m_context(context)
    , m_list(list)
    , m_page(page)
    , m_tab(tab)
    , m_marks(new ReviewMarks(context, tab))
    , m_removed(new RemovedForm(*m_marks, context, &page))
{
    page.addView(m_removed);
    list.setMarks(*m_marks);
    connect(m_marks, &ReviewMarks::changed, this, &PathReview::showRemoved);
    connect(m_removed, &RemovedForm::restored, this, &PathReview::restored);
    connect(m_removed, &RemovedForm::failed, &page, &ListAndForm::showFailure);
    connectList();
}

void PathReview::connectList()
{
    connect(&m_list, &PathList::revertRequested, this, &PathReview::revertCurrent);
    connect(&m_list, &PathList::historyRequested, this, &PathReview::showHistory);
    connect(&m_list, &PathList::changesRequested, this, [this] {
        const std::optional<PathEntry> entry = m_list.current();
        const std::optional<Pointer> removed = m_list.currentRemoved();
        if (entry || removed)
            m_context.navigator.show(m_context.at(entry ? pointerOf(*entry) : *removed), navigation::View::Changes,
                                     &m_tab);
    });
}

void PathReview::showHistory()
{
    const std::optional<PathEntry> entry = m_list.current();
    if (!entry || entry->isPath())
        return;
    const QByteArray method = openapi::isFixedMethod(entry->method) ? entry->method.toUpper() : entry->method;
    const QByteArray path = entry->isWebhook ? "webhook:" + entry->path : entry->path;
    HistoryDialog::open(m_context.file, QString::fromUtf8(method + ' ' + path), m_marks->definitionReview(), &m_tab);
}

void PathReview::revertCurrent()
{
    const std::optional<PathEntry> entry = m_list.current();
    const std::optional<Pointer> removed = m_list.currentRemoved();
    if (!entry && !removed)
        return;
    const base::Result<void> reverted = removed ? m_marks->restore(*removed) : m_marks->revert(pointerOf(*entry));
    if (!reverted)
        return m_page.showFailure(reverted.error());
    m_page.clearFailure();
    if (removed)
        emit restored(*removed);
}

/** Such as `DELETE /pets`. */
QString PathReview::titleOf(const Pointer &basePlace) const
{
    const QList<QByteArray> &tokens = basePlace.tokens();
    const QString path = QString::fromUtf8(tokens.value(1));
    const bool isOperation = tokens.size() > 2;
    return isOperation ? QString::fromUtf8(tokens.last()).toUpper() + u' ' + path : path;
}

bool PathReview::showRemoved()
{
    const std::optional<Pointer> removed = m_list.currentRemoved();
    if (!removed || !m_page.hasForms())
        return false;
    m_removed->show(*removed, titleOf(*removed));
    m_page.showView(m_removed);
    return true;
}

} // namespace designer

#include "moc_pathreview.cpp"
