#include "historydialog.h"

#include "changetexts.h"
#include "clock.h"
#include "definitionreview.h"
#include "differencemessages.h"
#include "errormessages.h"
#include "naming.h"
#include "progressline.h"
#include "showntext.h"
#include "theme.h"

#include <QDateTime>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace designer {

namespace {

constexpr QSize HistorySize(720, 460);
constexpr int ShownCommitDigits = 8;
enum Column { CommitColumn, DateColumn, AuthorColumn, ColumnCount };

} // namespace

void HistoryDialog::open(const workspace::OpenDefinition &definition, const QString &operation,
                         const review::DefinitionReview &review, QWidget *parent)
{
    auto *dialog = new HistoryDialog(definition, operation, review, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->QDialog::open();
}

HistoryDialog::HistoryDialog(const workspace::OpenDefinition &definition, const QString &operation,
                             const review::DefinitionReview &review, QWidget *parent)
    : QDialog(parent)
    , m_history(new review::OperationHistory(definition.path(), definition.document().format(), operation,
                                             review.clock().now().date(), review.sources(), this))
{
    setObjectName(u"historyDialog"_qs);
    setWindowTitle(tr("History of %1", "%1: an operation such as GET /pets").arg(base::shownText(operation)));
    resize(HistorySize);
    buildWidgets(operation);
    connect(m_history, &review::OperationHistory::found, this, &HistoryDialog::add);
    connect(m_history, &review::OperationHistory::advanced, this, &HistoryDialog::showProgress);
    connect(m_history, &review::OperationHistory::finished, this, &HistoryDialog::finish);
    connect(m_history, &review::OperationHistory::failed, this, [this](const base::Error &error) {
        m_progress->setActive(false);
        m_state->setText(messages::errorText(error));
    });
    m_progress->setActive(true);
    m_history->start();
}

void HistoryDialog::buildWidgets(const QString &operation)
{
    m_state = new QLabel(tr("Reading commits…"), this);
    m_state->setObjectName(u"historyState"_qs);
    m_state->setWordWrap(true);
    m_progress = new widgets::ProgressLine(this);
    m_list = new QTreeWidget(this);
    m_list->setObjectName(u"historyList"_qs);
    m_list->setAccessibleName(tr("Commits that changed %1", "%1: an operation").arg(operation));
    m_list->setHeaderLabels({tr("Commit"), tr("Date"), tr("Author")});
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(CommitColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(DateColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(AuthorColumn, QHeaderView::ResizeToContents);
    m_close = new QPushButton(this);
    m_close->setObjectName(u"historyClose"_qs);
    widgets::setButtonText(m_close, tr("Close"));
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_state);
    column->addWidget(m_progress);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    m_list->setFocus();
}

void HistoryDialog::add(const review::OperationRevision &revision)
{
    const QString commit = QString::fromLatin1(revision.revision.commit.left(ShownCommitDigits));
    const QDateTime time = QDateTime::fromSecsSinceEpoch(revision.revision.seconds);
    auto *row = new QTreeWidgetItem(m_list);
    row->setText(CommitColumn, u"%1  %2"_qs.arg(commit, base::shownText(revision.revision.subject)));
    row->setText(DateColumn, QLocale().toString(time, QLocale::ShortFormat));
    row->setText(AuthorColumn, base::shownText(revision.revision.author));
    row->setToolTip(CommitColumn, QString::fromLatin1(revision.revision.commit));
    if (revision.isAddition) {
        auto *added = new QTreeWidgetItem(row);
        added->setText(CommitColumn, tr("The file was added."));
    }
    for (const difference::Change &change : revision.changes) {
        auto *line = new QTreeWidgetItem(row);
        const QString text = messages::changeText(change);
        line->setText(CommitColumn, u"%1: %2"_qs.arg(messages::levelName(change.level), text));
        line->setForeground(CommitColumn, theme::color(levelColor(change.level)));
        line->setToolTip(CommitColumn, text);
        line->setFirstColumnSpanned(true);
    }
    row->setExpanded(true);
    if (!m_list->currentItem())
        m_list->setCurrentItem(row);
}

void HistoryDialog::showProgress()
{
    m_state->setText(tr("%1 of %2 commits of the file compared", "%1, %2: numbers")
                         .arg(QString::number(m_history->comparedCount()), QString::number(m_history->fileCount())));
}

void HistoryDialog::finish(bool isComplete)
{
    m_progress->setActive(false);
    QString text = tr("%n commits changed this operation.", nullptr, m_list->topLevelItemCount());
    if (!isComplete)
        text += u' ' + tr("Older commits were not read.");
    m_state->setText(text);
}

} // namespace designer

#include "moc_historydialog.cpp"
