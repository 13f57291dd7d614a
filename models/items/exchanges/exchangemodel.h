#pragma once

#include "exchange.h"
#include "titledtablemodel.h"

#include <functional>

namespace items {

/**
 * The recorded exchanges, oldest first. Their number and memory are limited; the oldest exchanges that are not pinned
 * are dropped first. Refusals only push out refusals.
 */
class ExchangeModel final : public TitledTableModel
{
    Q_OBJECT

public:
    /** Titles in this order: ui/traffic/exchangetexts.cpp. The list of calls has the same columns. */
    enum Column { Number, Time, Method, Path, Api, Status, Duration, Size, Changes, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole + 1, ///< A number or text that sorts as the column means it.
        PinnedRole,
    };
    static constexpr qsizetype MaximumExchanges = 10'000;
    static constexpr qint64 MaximumBytes = 256LL * 1024 * 1024;

    explicit ExchangeModel(QObject *parent = nullptr);

    void append(const QList<traffic::ExchangePtr> &arrived);
    /** Takes out everything that is not pinned. */
    void clear();
    void setPinned(int row, bool pinned);
    [[nodiscard]] bool isPinned(int row) const;
    /** Null outside the rows. */
    [[nodiscard]] traffic::ExchangePtr exchangeAt(int row) const;
    /** What the first column shows: exchanges count from 1 in the order they came, those from files among them. */
    [[nodiscard]] quint64 numberAt(int row) const;
    /** The row of the exchange with that number, or -1. */
    [[nodiscard]] int rowOf(quint64 number) const;
    /** All of them, oldest first. */
    [[nodiscard]] QList<traffic::ExchangePtr> exchanges() const;
    /** Smaller bounds, for tests and small machines. */
    void setBounds(qsizetype exchanges, qint64 bytes);
    /** The texts in the status column for exchanges without a response. */
    void setFailureText(std::function<QString(const traffic::Exchange &)> text);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Entry {
        traffic::ExchangePtr exchange;
        quint64 number = 0;
        bool pinned = false;
    };

    void count(const Entry &entry);
    void dropOldRefusals();
    [[nodiscard]] bool isOverBounds() const;
    void giveUpOldest();
    void removeEntries(qsizetype first, qsizetype size);
    [[nodiscard]] QString text(const Entry &entry, int column) const;
    [[nodiscard]] QString statusText(const traffic::Exchange &exchange) const;

    QList<Entry> m_entries;
    qsizetype m_maximumExchanges = MaximumExchanges;
    qint64 m_maximumBytes = MaximumBytes;
    qint64 m_bytes = 0;        ///< Without refusals.
    QList<quint64> m_refusals; ///< Their numbers, oldest first.
    quint64 m_lastNumber = 0;
    std::function<QString(const traffic::Exchange &)> m_failureText;
};

/** "200 OK": the status and its reason phrase, or the standard phrase if the response has none. */
[[nodiscard]] QString statusWithWord(const http::ResponseHead &response);

} // namespace items
