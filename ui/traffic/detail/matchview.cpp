#include "matchview.h"

#include "reasonmessages.h"

#include <QHeaderView>

namespace traffic {
namespace {

enum Role { DocumentPath = Qt::UserRole, Pointer };
enum MatchColumn { NameOfCandidate, WhyNot };

} // namespace

MatchView::MatchView(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(u"exchangeMatch"_qs);
    setFrameShape(QFrame::NoFrame);
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    header()->setSectionResizeMode(NameOfCandidate, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(WhyNot, QHeaderView::Stretch);
    connect(this, &QTreeWidget::itemClicked, this, &MatchView::activate);
    connect(this, &QTreeWidget::itemActivated, this, &MatchView::activate);
}

void MatchView::setExchange(const Exchange &exchange, const description::Description *description)
{
    clear();
    addGroup(tr("Routes"), explanation::routeCandidates(exchange),
             exchange.isImported ? tr("A HAR file does not contain the routes.") : tr("No definition was served."));
    const bool hasRoute = !exchange.documentPath.isEmpty();
    const QString noOperations = !hasRoute      ? tr("No route matched.")
                                 : !description ? tr("The definition is not open.")
                                                : tr("The definition has no operations.");
    addGroup(tr("Operations"),
             hasRoute && description ? explanation::operationCandidates(exchange, *description)
                                     : QList<explanation::Candidate>(),
             noOperations);
    expandAll();
}

void MatchView::addGroup(const QString &title, const QList<explanation::Candidate> &candidates,
                         const QString &emptyText)
{
    auto *group = new QTreeWidgetItem(this, {title});
    for (const explanation::Candidate &candidate : candidates) {
        const QString path = QString::fromUtf8(candidate.path);
        const QString name = candidate.method.isEmpty() ? path : QString::fromUtf8(candidate.method) + u' ' + path;
        auto *item = new QTreeWidgetItem(group, {name, messages::candidateMessage(candidate)});
        item->setData(NameOfCandidate, DocumentPath, candidate.documentPath);
        item->setData(NameOfCandidate, Pointer, candidate.pointer);
        QFont font = item->font(NameOfCandidate);
        font.setBold(candidate.miss == explanation::Miss::None);
        item->setFont(NameOfCandidate, font);
        item->setForeground(NameOfCandidate, palette().link());
    }
    if (candidates.isEmpty())
        group->setText(WhyNot, emptyText);
}

void MatchView::activate(const QTreeWidgetItem *item)
{
    const QString documentPath = item->data(NameOfCandidate, DocumentPath).toString();
    if (!documentPath.isEmpty())
        emit settingRequested(documentPath, item->data(NameOfCandidate, Pointer).toString());
}

} // namespace traffic

#include "moc_matchview.cpp"
