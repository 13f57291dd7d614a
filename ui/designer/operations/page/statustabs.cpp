#include "statustabs.h"

#include "measures.h"
#include "naming.h"

#include <QListWidget>
#include <QScopedValueRollback>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

namespace {
/** More rows scroll. */
constexpr int ShownRows = 8;

/** Tabs that take no more room than they need: Qt keeps room for the buttons that scroll, beside a single tab, too. */
class NarrowTabs final : public QTabBar
{
public:
    using QTabBar::QTabBar;

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return sizeHint().boundedTo({theme::Size::Badge, sizeHint().height()});
    }
};
} // namespace

StatusTabs::StatusTabs(QWidget *parent)
    : QWidget(parent)
{
    m_tabs = new NarrowTabs(this);
    m_tabs->setObjectName(u"responseTabs"_qs);
    m_tabs->setExpanding(false);
    widgets::makeFlush(m_tabs);
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(true);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"responseList"_qs);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_tabs);
    column->addWidget(m_list);
    connect(m_tabs, &QTabBar::currentChanged, this, &StatusTabs::choose);
    connect(m_list, &QListWidget::currentRowChanged, this, &StatusTabs::choose);
    fill();
}

void StatusTabs::setEntries(const QList<Entry> &entries)
{
    if (entries == m_entries && !m_current.isEmpty())
        return;
    m_entries = entries;
    const auto isCurrent = [this](const Entry &entry) { return entry.status == m_current; };
    const bool isGone = std::none_of(entries.cbegin(), entries.cend(), isCurrent);
    if (isGone)
        m_current = entries.isEmpty() ? QString() : entries.first().status;
    fill();
    if (isGone)
        emit currentChanged();
}

void StatusTabs::fill()
{
    const QScopedValueRollback<bool> showing(m_isShowing, true);
    const bool isList = m_entries.size() >= MostTabs;
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    m_list->clear();
    int current = -1;
    for (const Entry &entry : std::as_const(m_entries)) {
        current = entry.status == m_current ? std::max(m_tabs->count(), m_list->count()) : current;
        if (isList) {
            m_list->addItem(entry.note.isEmpty() ? entry.status : entry.status + u"   "_qs + entry.note);
        } else {
            m_tabs->setTabToolTip(m_tabs->addTab(entry.status), entry.note);
        }
    }
    m_tabs->setCurrentIndex(isList ? -1 : current);
    m_list->setCurrentRow(isList ? current : -1);
    m_tabs->setVisible(!isList && !m_entries.isEmpty());
    m_list->setVisible(isList);
    m_list->setFixedHeight(std::min(int(m_entries.size()), ShownRows) * theme::Size::Row + 2 * m_list->frameWidth());
}

void StatusTabs::choose(int index)
{
    if (m_isShowing || index < 0 || index >= m_entries.size() || m_entries.at(index).status == m_current)
        return;
    m_current = m_entries.at(index).status;
    emit currentChanged();
}

void StatusTabs::setCurrent(const QString &status)
{
    const auto found = std::find_if(m_entries.cbegin(), m_entries.cend(),
                                    [&](const Entry &entry) { return entry.status == status; });
    if (found == m_entries.cend() || status == m_current)
        return;
    const int index = int(found - m_entries.cbegin());
    if (m_list->isHidden())
        m_tabs->setCurrentIndex(index);
    else
        m_list->setCurrentRow(index);
}

void StatusTabs::forgetCurrent()
{
    m_current.clear();
}

void StatusTabs::focusCurrent()
{
    (m_list->isHidden() ? static_cast<QWidget *>(m_tabs) : m_list)->setFocus(Qt::OtherFocusReason);
}

void StatusTabs::retranslate()
{
    m_tabs->setAccessibleName(tr("Responses"));
    m_list->setAccessibleName(tr("Responses"));
}

} // namespace designer

#include "moc_statustabs.cpp"
