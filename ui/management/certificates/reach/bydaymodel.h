#pragma once

#include "certificateevents.h"
#include "reachsource.h"
#include "titledtablemodel.h"

namespace certificates {

/** A table model of what certificates stop, by day: what has stopped, a row for today, what is ahead, and what is not
 * known. */
class ByDayModel final : public items::TitledTableModel
{
    Q_OBJECT

public:
    enum Column { Day, Definition, What, Name, ColumnCount };

    explicit ByDayModel(QObject *parent = nullptr);

    void setEvents(const ReachFacts &facts, const reach::CertificateEvents &events);
    /** Shows only the events in which all words of `text` occur in a cell. Today is always shown. */
    void setSearch(const QString &text);
    /** The event of a row, or null for today. Valid until the next change. */
    [[nodiscard]] const reach::CertificateEvent *eventAt(int row) const;
    /** The row of today, or -1 before the first call of setEvents(). */
    [[nodiscard]] int todayRow() const;
    [[nodiscard]] const reach::ServedApi &apiOf(const reach::CertificateEvent &event) const
    {
        return m_facts.apis.at(event.api);
    }
    /** The certificate that causes an event, or null if it is not known. */
    [[nodiscard]] const management::Certificate *certificateOf(const reach::CertificateEvent &event) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    /** A row: the event with this number in the list of all, or today. */
    static constexpr qsizetype Today = -1;
    [[nodiscard]] bool isNow(qsizetype event) const;
    [[nodiscard]] QString text(qsizetype event, int column) const;
    [[nodiscard]] QString dayCell(qsizetype event) const;
    [[nodiscard]] bool matches(qsizetype event) const;
    void filter();

    ReachFacts m_facts;
    QList<reach::CertificateEvent> m_events; ///< What has stopped, is ahead, and is not known.
    qsizetype m_stopped = 0;                 ///< The number of events that have stopped a part.
    qsizetype m_notKnown = 0;                ///< The number of the first event that is not known.
    QStringList m_words;
    QList<qsizetype> m_rows;
};

} // namespace certificates
