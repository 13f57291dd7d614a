#include "branchespopup.h"

#include "measures.h"
#include "naming.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

namespace {
constexpr int PopupWidth = 340;
constexpr int ShownSchemas = 7;
/** More schemas are found by typing. */
constexpr int MostSchemas = 200;
constexpr int ReferenceRole = Qt::UserRole;
} // namespace

BranchesPopup::BranchesPopup(QWidget *parent)
    : PopupFrame(parent)
{
    setObjectName(u"branchesPopup"_qs);
    buildWidgets();
    connect(m_line, &QLineEdit::textEdited, this, &BranchesPopup::fill);
    connect(m_list, &QListWidget::itemClicked, this, &BranchesPopup::toggle);
    connect(m_apply, &QPushButton::clicked, this, &BranchesPopup::apply);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_line, m_list, m_discriminator, m_apply})
        widget->installEventFilter(this);
    retranslate();
}

void BranchesPopup::buildWidgets()
{
    m_line = new QLineEdit(this);
    m_line->setObjectName(u"branchesLine"_qs);
    m_line->setClearButtonEnabled(true);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"branchesList"_qs);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setFixedHeight(ShownSchemas * theme::Size::Row + 2 * m_list->frameWidth());
    m_discriminator = new QCheckBox(this);
    m_discriminator->setObjectName(u"branchesDiscriminator"_qs);
    m_apply = new QPushButton(this);
    m_apply->setObjectName(u"branchesApply"_qs);
    widgets::makePrimary(m_apply);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addWidget(m_discriminator);
    buttons->addStretch(1);
    buttons->addWidget(m_apply);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_line);
    column->addWidget(m_list);
    column->addLayout(buttons);
    setFixedWidth(PopupWidth);
}

void BranchesPopup::retranslate()
{
    m_line->setPlaceholderText(tr("Find schemas"));
    m_line->setAccessibleName(tr("Find schemas"));
    m_list->setAccessibleName(tr("Branches"));
    m_discriminator->setText(tr("With discriminator"));
    m_discriminator->setAccessibleName(m_discriminator->text());
    m_discriminator->setToolTip(tr("A property whose value says which of the schemas applies"));
    widgets::setButtonText(m_apply, tr("Apply"), tr("Return"));
}

void BranchesPopup::open(const QWidget &anchor, const QByteArray &keyword, const QList<ComponentReference> &schemas,
                         bool hasDiscriminator)
{
    m_keyword = keyword;
    m_schemas = schemas;
    m_checked.clear();
    m_discriminator->setChecked(true);
    m_discriminator->setVisible(!hasDiscriminator);
    m_line->clear();
    fill();
    showBelow(anchor);
    m_line->setFocus(Qt::PopupFocusReason);
}

/** Those that begin with the typed text first. */
void BranchesPopup::fill()
{
    const QString typed = m_line->text().trimmed();
    QList<ComponentReference> matching;
    QList<ComponentReference> containing;
    for (const ComponentReference &schema : std::as_const(m_schemas)) {
        if (schema.name.startsWith(typed, Qt::CaseInsensitive))
            matching.append(schema);
        else if (schema.name.contains(typed, Qt::CaseInsensitive))
            containing.append(schema);
    }
    matching += containing;
    m_list->clear();
    for (const ComponentReference &schema : std::as_const(matching)) {
        if (m_list->count() >= MostSchemas)
            break;
        auto *item = new QListWidgetItem(schema.name, m_list);
        // A click anywhere checks it.
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setData(ReferenceRole, schema.reference);
        item->setCheckState(m_checked.contains(schema.reference) ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(0);
}

void BranchesPopup::toggle(QListWidgetItem *item)
{
    const QString reference = item->data(ReferenceRole).toString();
    if (!m_checked.removeOne(reference))
        m_checked.append(reference);
    item->setCheckState(m_checked.contains(reference) ? Qt::Checked : Qt::Unchecked);
    // The next letters search the next schema.
    m_line->selectAll();
}

void BranchesPopup::moveBy(int rows)
{
    if (m_list->count() > 0)
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + rows, 0, m_list->count() - 1));
}

/** A schema that was searched is chosen without a check, if no other is. */
void BranchesPopup::apply()
{
    const bool isSearched = m_checked.isEmpty() && !m_line->text().trimmed().isEmpty() && m_list->currentItem();
    const QStringList references = isSearched ? QStringList{m_list->currentItem()->data(ReferenceRole).toString()}
                                              : m_checked;
    // What is edited next gets the focus.
    close();
    emit applied(m_keyword, references, !m_discriminator->isHidden() && m_discriminator->isChecked());
}

bool BranchesPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || watched == parentWidget())
        return PopupFrame::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isInList = watched == m_line || watched == m_list;
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        apply();
        return true;
    case Qt::Key_Space:
        // No name of a component has a space.
        if (isInList && m_list->currentItem())
            toggle(m_list->currentItem());
        return isInList;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (watched == m_line)
            moveBy(key->key() == Qt::Key_Down ? 1 : -1);
        return watched == m_line;
    default:
        return PopupFrame::eventFilter(watched, event);
    }
}

} // namespace designer

#include "moc_branchespopup.cpp"
