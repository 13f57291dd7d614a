#pragma once

#include "certificateevents.h"
#include "reachsource.h"
#include "titledtablemodel.h"

namespace certificates {

/** What certificates stop, with the texts that a search looks through. */
struct DayEvents {
    ReachFacts facts;
    QList<reach::CertificateEvent> events; ///< What has stopped, is ahead, and is not known.
    qsizetype stopped = 0;                 ///< The number of events that have stopped a part.
    qsizetype notKnown = 0;                ///< The number of the first event that is not known.
    QStringList search;                    ///< The text of all cells of each event.
};

/** Finds what certificates stop. Takes time for each event; call it on a worker. */
[[nodiscard]] DayEvents dayEvents(const ReachFacts &facts);

/** A table model of what certificates stop, by day: what has stopped, a row for today, what is ahead, and what is not
 * known. */
class ByDayModel final : public items::TitledTableModel
{
    Q_OBJECT

public:
    enum Column { Day, Definition, What, Name, ColumnCount };

    explicit ByDayModel(QObject *parent = nullptr);

    void setEvents(const DayEvents &events);
    /** Shows only the events in which all words of `text` occur in a cell. Today is always shown. */
    void setSearch(const QString &text);
    /** The event of a row, or null for today. Valid until the next change. */
    [[nodiscard]] const reach::CertificateEvent *eventAt(int row) const;
    /** Returns true if the events are those of at least one definition. */
    [[nodiscard]] bool hasApis() const { return !m_days.facts.apis.isEmpty(); }
    /** Returns true if there are events, even if the search hides them. */
    [[nodiscard]] bool hasEvents() const { return !m_days.events.isEmpty(); }
    /** The row of today, or -1 before the first call of setEvents(). */
    [[nodiscard]] int todayRow() const;
    [[nodiscard]] const reach::ServedApi &apiOf(const reach::CertificateEvent &event) const
    {
        return m_days.facts.apis.at(event.api);
    }
    /** The certificate that causes an event, or null if it is not known. */
    [[nodiscard]] const management::Certificate *certificateOf(const reach::CertificateEvent &event) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    /** A row: the event with this number in the list of all, or today. */
    static constexpr qsizetype Today = -1;
    [[nodiscard]] bool matches(qsizetype event) const;
    void filter();

    DayEvents m_days;
    QStringList m_words;
    QList<qsizetype> m_rows;
};

} // namespace certificates
