#include "bydaymodel.h"

#include "colors.h"
#include "reachtexts.h"
#include "showntext.h"

#include <QFont>

#include <algorithm>

namespace certificates {

using reach::CertificateEvent;
using reach::PartState;

ByDayModel::ByDayModel(QObject *parent)
    : items::TitledTableModel(parent)
{}

void ByDayModel::setEvents(const ReachFacts &facts, const reach::CertificateEvents &events)
{
    beginResetModel();
    m_facts = facts;
    m_events = events.stopped + events.ahead + events.notKnown;
    m_stopped = events.stopped.size();
    m_notKnown = m_stopped + events.ahead.size();
    filter();
    endResetModel();
}

void ByDayModel::setSearch(const QString &text)
{
    beginResetModel();
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    filter();
    endResetModel();
}

void ByDayModel::filter()
{
    m_rows.clear();
    if (!m_facts.now.isValid())
        return;
    for (qsizetype event = 0; event <= m_events.size(); ++event) {
        if (event == m_stopped)
            m_rows.append(Today);
        if (event < m_events.size() && matches(event))
            m_rows.append(event);
    }
}

bool ByDayModel::matches(qsizetype event) const
{
    return std::all_of(m_words.begin(), m_words.end(), [this, event](const QString &word) {
        for (int column = 0; column < ColumnCount; ++column) {
            if (text(event, column).contains(word, Qt::CaseInsensitive))
                return true;
        }
        return false;
    });
}

const CertificateEvent *ByDayModel::eventAt(int row) const
{
    const qsizetype event = m_rows.value(row, Today);
    return event == Today ? nullptr : &m_events.at(event);
}

int ByDayModel::todayRow() const
{
    return static_cast<int>(m_rows.indexOf(Today));
}

const management::Certificate *ByDayModel::certificateOf(const CertificateEvent &event) const
{
    return m_facts.certificates.find(apiOf(event).certificates.at(event.certificate).id);
}

int ByDayModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ByDayModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

/** The events of now are those that have stopped a part, and those that are not known. */
bool ByDayModel::isNow(qsizetype event) const
{
    return event < m_stopped || event >= m_notKnown;
}

QVariant ByDayModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const qsizetype event = m_rows.at(index.row());
    const bool isToday = event == Today;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        if (!isToday)
            return text(event, index.column());
        return index.column() == Day    ? dayText(m_facts.now.toUTC().date())
               : index.column() == What ? tr("Today")
                                        : QString();
    case Qt::FontRole:
        if (isToday) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        if (isToday)
            return theme::color(theme::Role::Accent);
        if (index.column() == What && m_events.at(event).state != PartState::Works)
            return theme::color(event < m_stopped                                ? theme::Role::Error
                                : m_events.at(event).state == PartState::Stopped ? theme::Role::Warning
                                                                                 : theme::Role::Information);
        return {};
    default:
        return {};
    }
}

QString ByDayModel::dayCell(qsizetype event) const
{
    const QString day = dayText(m_events.at(event).day());
    if (!day.isEmpty())
        return day;
    return event < m_stopped ? tr("now") : tr("not known");
}

QString ByDayModel::text(qsizetype number, int column) const
{
    const CertificateEvent &event = m_events.at(number);
    switch (column) {
    case Day:
        return dayCell(number);
    case Definition:
        return apiText(apiOf(event));
    case What:
        return eventText(event, isNow(number));
    default:
        break;
    }
    const management::Certificate *certificate = certificateOf(event);
    return base::shownText(certificate ? certificate->title() : apiOf(event).certificates.at(event.certificate).id);
}

} // namespace certificates

#include "moc_bydaymodel.cpp"
