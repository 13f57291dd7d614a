#include "grantlist.h"

#include "errormessages.h"
#include "fieldmessage.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "rowtable.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace permissions {

using items::GrantRow;

namespace {
constexpr int MaximumRows = 8; ///< The table scrolls if there are more.
} // namespace

GrantList::GrantList(consent::Grants &grants, int columns, Buttons buttons, const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_grants(grants)
    , m_buttons(buttons)
    , m_model(new items::GrantModel(columns, this))
{
    buildWidgets(objectName);
    retranslate();
    connectAll();
    refreshHeight();
    refreshButtons();
    showState();
}

void GrantList::showState()
{
    if (const base::Result<void> state = m_grants.storedState(); !state)
        showFailure(tr("The stored permissions can't be read: %1", "%1: an error message")
                        .arg(messages::errorText(state.error())));
}

void GrantList::buildWidgets(const QString &objectName)
{
    m_label = new QLabel(this);
    m_empty = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_empty->setObjectName(objectName + u"Empty"_qs);
    m_table = new QTableView(this);
    m_table->setObjectName(objectName);
    m_table->setModel(m_model);
    widgets::showAsRows(m_table);
    m_table->setTextElideMode(Qt::ElideMiddle);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionsClickable(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (int column = 0; column < std::min(2, m_model->columnCount()); ++column)
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    m_label->setBuddy(m_table);
    m_allow = new QPushButton(this);
    m_allow->setObjectName(objectName + u"Allow"_qs);
    m_revoke = new QPushButton(this);
    m_revoke->setObjectName(objectName + u"Revoke"_qs);
    for (QPushButton *button : {m_allow, m_revoke})
        button->setAutoDefault(false); // In a dialog, Return is for its own button.
    m_message = new forms::FieldMessage(this);
    m_message->setObjectName(objectName + u"Message"_qs);
    m_buttonLine = new QHBoxLayout;
    m_buttonLine->setSpacing(theme::Space::Control);
    m_buttonLine->addWidget(m_allow);
    m_buttonLine->addWidget(m_revoke);
    m_buttonLine->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Tight);
    column->addWidget(m_label);
    column->addWidget(m_empty);
    column->addWidget(m_table);
    column->addSpacing(theme::Space::Tight);
    column->addLayout(m_buttonLine);
    column->addWidget(m_message);
}

void GrantList::connectAll()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &GrantList::refreshButtons);
    connect(m_allow, &QPushButton::clicked, this, &GrantList::allow);
    connect(m_revoke, &QPushButton::clicked, this, &GrantList::revoke);
}

void GrantList::setTexts(const GrantListTexts &texts)
{
    m_label->setText(texts.label);
    m_table->setAccessibleName(widgets::spokenLabel(texts.label));
    m_empty->setText(texts.empty);
    m_model->setTitles(texts.titles);
}

void GrantList::setButtonBeside(QPushButton *button)
{
    m_buttonLine->insertWidget(m_buttonLine->count() - 1, button);
}

void GrantList::retranslate()
{
    widgets::setButtonText(m_allow, tr("Allow"));
    widgets::setButtonText(m_revoke, tr("Revoke"));
}

void GrantList::setRows(const QList<GrantRow> &rows)
{
    if (rows == m_model->rows())
        return;
    const GrantRow *shown = selected();
    const GrantRow before = shown ? *shown : GrantRow();
    const int place = m_table->currentIndex().row();
    m_model->setRows(rows);
    select(before, place);
    refreshHeight();
    refreshButtons();
}

/** Selects the row with the same grants, otherwise the one at the same place. */
void GrantList::select(const GrantRow &row, int place)
{
    const QList<GrantRow> &rows = m_model->rows();
    const auto same = std::find_if(rows.begin(), rows.end(),
                                   [&row](const GrantRow &each) { return each.grants == row.grants; });
    const auto nearest = std::clamp<qsizetype>(place, 0, std::max<qsizetype>(0, rows.size() - 1));
    const qsizetype chosen = same == rows.end() ? nearest : same - rows.begin();
    if (!rows.isEmpty())
        m_table->selectRow(static_cast<int>(chosen));
}

const GrantRow *GrantList::selected() const
{
    const QModelIndexList chosen = m_table->selectionModel()->selectedRows();
    return chosen.isEmpty() ? nullptr : &m_model->rows().at(chosen.constFirst().row());
}

void GrantList::refreshButtons()
{
    const GrantRow *row = selected();
    m_allow->setEnabled(row && !row->isAllowed);
    m_revoke->setEnabled(row && row->isAllowed);
}

void GrantList::refreshHeight()
{
    const int rows = m_model->rowCount();
    m_empty->setVisible(rows == 0);
    m_table->setVisible(rows > 0);
    m_allow->setVisible(rows > 0 && m_buttons == Buttons::AllowAndRevoke);
    m_revoke->setVisible(rows > 0);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            std::min(rows, MaximumRows) * theme::Size::Row + 2 * m_table->frameWidth());
}

void GrantList::allow()
{
    const GrantRow *row = selected();
    if (!row)
        return;
    const base::Result<void> stored = m_grants.allow(consent::GrantSet(row->grants));
    m_table->setFocus(Qt::OtherFocusReason); // The button is disabled now.
    showFailure(
        stored ? QString()
               : tr("The permission applies until you quit, because it could not be saved: %1", "%1: an error message")
                     .arg(messages::errorText(stored.error())));
}

void GrantList::revoke()
{
    const GrantRow *row = selected();
    if (!row)
        return;
    const base::Result<void> stored = m_grants.revoke(consent::GrantSet(row->grants));
    m_table->setFocus(Qt::OtherFocusReason);
    showRevoked(stored);
}

void GrantList::showRevoked(const base::Result<void> &result)
{
    showFailure(result ? QString()
                       : tr("What you revoked is allowed again after the next start, because the change could not be "
                            "saved: %1",
                            "%1: an error message")
                             .arg(messages::errorText(result.error())));
}

void GrantList::showFailure(const QString &text)
{
    m_message->show(forms::FieldMessage::Kind::Warning, text);
}

void GrantList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace permissions

#include "moc_grantlist.cpp"
