#include "sectionpage.h"

#include "heading.h"
#include "naming.h"
#include "theme.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace forms {

namespace {

constexpr int ListWidth = 176;

/** Draws the icon after the title, so that titles with and without one are aligned. */
class SectionDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationPosition = QStyleOptionViewItem::Right;
    }
};

} // namespace

SectionPage::SectionPage(const QString &objectName, QWidget *parent)
    : QWidget(parent)
{
    buildWidgets(objectName);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0 || row >= m_sections.size())
            return;
        if (!m_jumping)
            m_area->verticalScrollBar()->setValue(m_sections.at(row).box->y());
        emit currentSectionChanged(m_sections.at(row).id);
    });
    connect(m_area->verticalScrollBar(), &QScrollBar::valueChanged, this, &SectionPage::followScrolling);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, const QWidget *now) { followFocus(now); });
}

bool SectionPage::eventFilter(QObject *watched, QEvent *event)
{
    const bool isTab = watched == m_list && event->type() == QEvent::KeyPress &&
                       static_cast<QKeyEvent *>(event)->key() == Qt::Key_Tab;
    const int row = isTab ? m_list->currentRow() : -1;
    QWidget *field = row < 0 ? nullptr : widgets::firstControl(*m_sections.at(row).box);
    if (!field)
        return QWidget::eventFilter(watched, event);
    field->setFocus(Qt::TabFocusReason);
    return true;
}

void SectionPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_list->setAccessibleName(tr("Sections"));
}

void SectionPage::buildWidgets(const QString &objectName)
{
    setObjectName(objectName);
    m_list = widgets::named(new QListWidget(this), objectName + u"Sections"_qs, tr("Sections"));
    m_list->setFixedWidth(ListWidth);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSpacing(1);
    m_list->setItemDelegate(new SectionDelegate(m_list));
    m_list->installEventFilter(this);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area = new QScrollArea(this);
    m_area->setObjectName(objectName + u"Area"_qs);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(m_area);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    m_column->setSpacing(theme::Space::Page + theme::Space::Control);
    m_column->addStretch(1);
    m_area->setWidget(content);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *rule = new QFrame(this);
    rule->setFrameShape(QFrame::VLine);
    rule->setForegroundRole(QPalette::Mid);
    rule->setFixedWidth(1);
    row->addWidget(m_list);
    row->addWidget(rule);
    row->addWidget(m_area, 1);
}

void SectionPage::addSection(const QString &id, const QString &title, QWidget *content)
{
    Section section{id, title, false, new QWidget(m_area->widget()), nullptr};
    auto *column = new QVBoxLayout(section.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Group);
    section.heading = new widgets::Heading(title, theme::Heading::Section, section.box);
    column->addWidget(section.heading);
    column->addWidget(content);
    m_column->insertWidget(m_column->count() - 1, section.box);
    m_sections.append(section);
    m_list->addItem(title);
    if (m_sections.size() == 1)
        m_list->setCurrentRow(0);
}

void SectionPage::setSectionTitle(const QString &id, const QString &title)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    m_sections[row].title = title;
    static_cast<QLabel *>(m_sections.at(row).heading)->setText(title);
    refreshRow(row);
}

void SectionPage::showSection(const QString &id)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    m_jumping = true;
    m_list->setCurrentRow(row);
    m_area->widget()->layout()->activate();
    m_area->verticalScrollBar()->setValue(m_sections.at(row).box->y());
    m_jumping = false;
}

void SectionPage::showField(QWidget *field)
{
    const int row = rowWith(field);
    if (row < 0)
        return;
    showSection(m_sections.at(row).id);
    m_area->ensureWidgetVisible(field, 0, theme::Space::Page);
    field->setFocus(Qt::OtherFocusReason);
}

void SectionPage::setMarked(const QString &id, bool marked)
{
    const int row = rowOf(id);
    if (row < 0 || m_sections.at(row).marked == marked)
        return;
    m_sections[row].marked = marked;
    refreshRow(row);
}

QList<widgets::Pane> SectionPage::panes() const
{
    return {{m_list}, {m_area}};
}

QString SectionPage::currentSection() const
{
    const int row = m_list->currentRow();
    return row < 0 ? QString() : m_sections.at(row).id;
}

void SectionPage::refreshRow(int row)
{
    const Section &section = m_sections.at(row);
    QListWidgetItem *item = m_list->item(row);
    item->setText(section.title);
    item->setIcon(section.marked ? theme::icon(theme::Icon::Warning, theme::Role::Warning) : QIcon());
    const QString problem = section.marked ? tr("This section has a problem.") : QString();
    item->setToolTip(problem);
    item->setData(Qt::AccessibleDescriptionRole, problem);
}

void SectionPage::followScrolling()
{
    if (m_jumping || m_sections.isEmpty())
        return;
    // The section with the focus is current, wherever it was scrolled to.
    const QWidget *focus = QApplication::focusWidget();
    if (rowWith(focus) >= 0 && !focus->visibleRegion().isEmpty()) {
        followFocus(focus);
        return;
    }
    const QScrollBar *bar = m_area->verticalScrollBar();
    const int top = bar->value() + theme::Space::Page;
    int row = 0;
    for (int at = 0; at < m_sections.size(); ++at) {
        if (m_sections.at(at).box->y() <= top)
            row = at;
    }
    // At the end, a selected section may be too short to reach the top. It stays selected.
    if (bar->value() == bar->maximum() && m_list->currentRow() > row)
        return;
    selectQuietly(row);
}

void SectionPage::followFocus(const QWidget *focus)
{
    if (const int row = rowWith(focus); row >= 0)
        selectQuietly(row);
}

/** Selects in the list without scrolling. */
void SectionPage::selectQuietly(int row)
{
    const QScopedValueRollback<bool> jumping(m_jumping, true);
    m_list->setCurrentRow(row);
}

int SectionPage::rowWith(const QWidget *widget) const
{
    for (int row = 0; widget && row < m_sections.size(); ++row) {
        if (m_sections.at(row).box->isAncestorOf(widget))
            return row;
    }
    return -1;
}

int SectionPage::rowOf(const QString &id) const
{
    for (int row = 0; row < m_sections.size(); ++row) {
        if (m_sections.at(row).id == id)
            return row;
    }
    return -1;
}

} // namespace forms

#include "moc_sectionpage.cpp"
