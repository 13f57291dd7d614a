#include "pathdialog.h"

#include "searchfield.h"
#include "theme.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

namespace {

constexpr QSize DialogSize(480, 420);

} // namespace

PathDialog::PathDialog(const QString &operation, QWidget *parent)
    : QDialog(parent)
    , m_filter(new widgets::SearchField(tr("Find paths"), u"moveFilter"_qs, this))
    , m_list(new QListWidget(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setObjectName(u"pathDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Move %1 to path", "%1: an operation").arg(operation));
    resize(DialogSize);
    m_list->setObjectName(u"movePaths"_qs);
    m_list->setAccessibleName(tr("Paths"));
    m_list->setUniformItemSizes(true);
    m_filter->setTarget(m_list);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Move"));
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName(u"moveOk"_qs);
    m_buttons->button(QDialogButtonBox::Ok)->setAccessibleName(tr("Move"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_buttons->button(QDialogButtonBox::Cancel)->setObjectName(u"moveCancel"_qs);
    m_buttons->button(QDialogButtonBox::Cancel)->setAccessibleName(tr("Cancel"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    column->addWidget(m_buttons);
    connect(m_filter, &QLineEdit::textChanged, this, &PathDialog::filter);
    connect(m_list, &QListWidget::currentItemChanged, this, &PathDialog::refreshButton);
    connect(m_list, &QListWidget::itemActivated, this, &PathDialog::choose);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &PathDialog::choose);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refreshButton();
}

void PathDialog::addPath(const QByteArray &path, const QString &refusal)
{
    const QString name = QString::fromUtf8(path);
    auto *item = new QListWidgetItem(
        refusal.isEmpty() ? name : tr("%1: %2", "%1: a path, %2: why it can't be chosen").arg(name, refusal), m_list);
    item->setData(Qt::UserRole, path);
    item->setToolTip(item->text());
    if (!refusal.isEmpty())
        item->setFlags(item->flags() & ~(Qt::ItemIsEnabled | Qt::ItemIsSelectable));
}

void PathDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    filter({});
    m_filter->setFocus(Qt::PopupFocusReason);
}

/** The first path that can be chosen becomes the current one. */
void PathDialog::filter(const QString &text)
{
    QListWidgetItem *first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setHidden(!item->text().contains(text, Qt::CaseInsensitive));
        if (!first && !item->isHidden() && (item->flags() & Qt::ItemIsEnabled))
            first = item;
    }
    m_list->setCurrentItem(first);
    refreshButton();
}

void PathDialog::refreshButton()
{
    const QListWidgetItem *item = m_list->currentItem();
    m_buttons->button(QDialogButtonBox::Ok)
        ->setEnabled(item && !item->isHidden() && (item->flags() & Qt::ItemIsEnabled));
}

void PathDialog::choose()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!m_buttons->button(QDialogButtonBox::Ok)->isEnabled())
        return;
    const QByteArray path = item->data(Qt::UserRole).toByteArray();
    accept();
    emit chosen(path);
}

} // namespace designer

#include "moc_pathdialog.cpp"
