#include "bydaymodel.h"

#include "colors.h"
#include "reachtexts.h"
#include "showntext.h"
#include "worker.h"

#include <QFont>

#include <algorithm>

namespace certificates {

using reach::CertificateEvent;
using reach::PartState;

namespace {

const reach::ServedApi &apiOf(const DayEvents &days, const CertificateEvent &event)
{
    return days.facts.apis.at(event.api);
}

const management::Certificate *certificateOf(const DayEvents &days, const CertificateEvent &event)
{
    return days.facts.certificates.find(apiOf(days, event).certificates.at(event.certificate).id);
}

/** The events of now are those that have stopped a part, and those that are not known. */
bool isNow(const DayEvents &days, qsizetype event)
{
    return event < days.stopped || event >= days.notKnown;
}

QString dayCell(const DayEvents &days, qsizetype event)
{
    const QString day = dayText(days.events.at(event).day());
    if (!day.isEmpty())
        return day;
    return event < days.stopped ? ByDayModel::tr("now") : ByDayModel::tr("not known");
}

QString cellText(const DayEvents &days, qsizetype number, int column)
{
    const CertificateEvent &event = days.events.at(number);
    switch (column) {
    case ByDayModel::Day:
        return dayCell(days, number);
    case ByDayModel::Definition:
        return apiText(apiOf(days, event));
    case ByDayModel::What:
        return eventText(event, isNow(days, number));
    default:
        break;
    }
    const management::Certificate *certificate = certificateOf(days, event);
    return base::shownText(certificate ? certificate->title()
                                       : apiOf(days, event).certificates.at(event.certificate).id);
}

} // namespace

DayEvents dayEvents(const ReachFacts &facts)
{
    const reach::CertificateEvents found = reach::certificateEvents(facts.apis, facts.certificates, facts.now);
    DayEvents days{facts,
                   found.stopped + found.ahead + found.notKnown,
                   found.stopped.size(),
                   found.stopped.size() + found.ahead.size(),
                   {}};
    for (qsizetype event = 0; event < days.events.size() && !base::isUnwanted(); ++event) {
        QStringList cells;
        for (int column = 0; column < ByDayModel::ColumnCount; ++column)
            cells.append(cellText(days, event, column));
        days.search.append(cells.join(u'\n'));
    }
    return days;
}

ByDayModel::ByDayModel(QObject *parent)
    : items::TitledTableModel(parent)
{}

void ByDayModel::setEvents(const DayEvents &events)
{
    beginResetModel();
    m_days = events;
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
    if (!m_days.facts.now.isValid())
        return;
    for (qsizetype event = 0; event <= m_days.events.size(); ++event) {
        if (event == m_days.stopped)
            m_rows.append(Today);
        if (event < m_days.events.size() && matches(event))
            m_rows.append(event);
    }
}

bool ByDayModel::matches(qsizetype event) const
{
    return std::all_of(m_words.begin(), m_words.end(), [this, event](const QString &word) {
        return m_days.search.at(event).contains(word, Qt::CaseInsensitive);
    });
}

const CertificateEvent *ByDayModel::eventAt(int row) const
{
    const qsizetype event = m_rows.value(row, Today);
    return event == Today ? nullptr : &m_days.events.at(event);
}

int ByDayModel::todayRow() const
{
    return static_cast<int>(m_rows.indexOf(Today));
}

const management::Certificate *ByDayModel::certificateOf(const CertificateEvent &event) const
{
    return certificates::certificateOf(m_days, event);
}

int ByDayModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ByDayModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
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
            return cellText(m_days, event, index.column());
        return index.column() == Day    ? dayText(m_days.facts.now.toUTC().date())
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
        if (index.column() == What && m_days.events.at(event).state != PartState::Works)
            return theme::color(event < m_days.stopped                                ? theme::Role::Error
                                : m_days.events.at(event).state == PartState::Stopped ? theme::Role::Warning
                                                                                      : theme::Role::Information);
        return {};
    default:
        return {};
    }
}

} // namespace certificates

#include "moc_bydaymodel.cpp"
