#pragma once

#include "exchangemarks.h"
#include "exchangepacker.h"
#include "titledtablemodel.h"

#include <functional>
#include <optional>

namespace items {

/**
 * A table model of recorded exchanges, oldest first. Their number and memory are limited; the oldest exchanges that are
 * not pinned are dropped first. Requests that the gateway refused, see traffic::isRefusal(), only push out other
 * refused ones. Older exchanges are kept in chunks, from which they are read when they are needed.
 */
class ExchangeModel final : public TitledTableModel
{
    Q_OBJECT

public:
    /** The columns of the table. ui/traffic/exchangetexts.cpp has their titles in this order. The list of management
     * calls has the same columns. */
    enum Column { Number, Time, Method, Path, Api, Status, Duration, Size, Changes, Contract, Comment, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole + 1, ///< The role of the value of a cell by which its column is sorted.
        MarksRole,                   ///< The role of the ExchangeMarks of a row, in dataChanged() only.
        HiddenRole,                  ///< The role of ExchangeMarks::hidden, in dataChanged() only.
        VerdictRole,                 ///< The role of ContractVerdict, in dataChanged() only.
    };
    static constexpr qsizetype MaximumExchanges = 100'000;
    static constexpr qint64 MaximumBytes = 256LL * 1024 * 1024;

    /** The number of newest exchanges, at least, that are not in chunks. */
    static constexpr qsizetype WholeExchanges = 1024;
    /** The number of exchanges in a chunk. */
    static constexpr qsizetype ChunkSize = ExchangePacker::ChunkSize;

    explicit ExchangeModel(QObject *parent = nullptr);

    void append(const QList<traffic::ExchangePtr> &arrived);
    /** As above, for exchanges that can be in chunks already. */
    void appendKept(const QList<KeptExchange> &arrived);
    /** Removes all exchanges and returns them, oldest first. */
    [[nodiscard]] QList<KeptExchange> takeAll();
    /** The number of exchanges that were dropped because of the limits since the model was empty or cleared, without
     * refused ones. */
    [[nodiscard]] qint64 dropped() const { return m_dropped; }
    /** Adds a row for a request that is being sent: `request` is an exchange without a response, and its verdict stays
     * when the row gets another exchange. Returns its numberAt(). */
    quint64 begin(const KeptExchange &request);
    /** Sets the duration that the row of a running request shows, in milliseconds. */
    void setElapsed(quint64 number, qint64 milliseconds);
    /** Replaces the running request with this number by a newer copy; it is still running. */
    void update(quint64 number, const traffic::ExchangePtr &running);
    /** Replaces the running request with this number by its exchange. Returns false if there is no such row any more.
     */
    bool complete(quint64 number, const traffic::ExchangePtr &exchange);
    /** Removes the row of a running request that has no exchange. */
    void abandon(quint64 number);
    /** True for the row of a request that was begun and is not complete. */
    [[nodiscard]] bool isRunning(int row) const;
    /** Removes all exchanges that are not pinned and not running. */
    void clear();
    /** Sets the marks of the exchanges with these numbers, see numberAt(). Unknown numbers are ignored. */
    void setMarks(const QList<quint64> &numbers, const std::function<void(ExchangeMarks &)> &change);
    /** The marks of a row; the default ones if there is no such row. */
    [[nodiscard]] ExchangeMarks marksAt(int row) const;
    /** The number of hidden exchanges. */
    [[nodiscard]] int hidden() const { return m_hidden; }
    /** Sets what the comparison of exchanges with their API descriptions found, by their numberAt(). Unknown numbers
     * are ignored. */
    void setVerdicts(const QList<std::pair<quint64, ContractVerdict>> &verdicts);
    /** Removes the verdicts of a ContractVerdict::source from exchanges with a smaller numberAt() than `before`. */
    void forgetVerdicts(quint16 source, quint64 before);
    /** Sets the function that returns the text in the column Contract. Without it, the column is empty. */
    void setVerdictText(std::function<QString(const ContractVerdict &)> text);
    /** Sets the comment of an exchange. Line ends become spaces; a longer text than traffic::MaximumComment is
     * truncated. */
    void setComment(int row, const QString &comment);
    /** The exchange of a row; null if there is no such row. */
    [[nodiscard]] traffic::ExchangePtr exchangeAt(int row) const;
    /** The exchange of a valid row as it is kept, for other threads and for its facts. */
    [[nodiscard]] KeptExchange keptAt(int row) const { return m_entries.at(row).exchange; }
    /** True if older exchanges are in chunks. */
    [[nodiscard]] bool hasChunks() const { return m_hasChunks; }
    /** The number of an exchange that the first column shows. Exchanges are numbered from 1 in the order in which they
     * were added, including exchanges from files. 0 if there is no such row. */
    [[nodiscard]] quint64 numberAt(int row) const;
    /** The row of the exchange with this numberAt(), or -1. */
    [[nodiscard]] int rowOf(quint64 number) const;
    /** All exchanges in the model that are complete, oldest first. */
    [[nodiscard]] QList<KeptExchange> exchanges() const;
    /** Sets other limits than MaximumExchanges and MaximumBytes, as the list of management calls does. */
    void setBounds(qsizetype exchanges, qint64 bytes);
    /** Sets the function that returns the text in the column Status for an exchange without a response. It gets the
     * exchange's traffic::errorWord(). */
    void setFailureText(std::function<QString(const QString &errorWord)> text);
    /** Sets the function that returns the text in the column Status for a running request. */
    void setRunningText(std::function<QString(const traffic::Exchange &)> text);
    /** Sets the function that returns the value of a role, such as Qt::BackgroundRole, for a cell of a marked row. */
    void setMarksLook(std::function<QVariant(const ExchangeMarks &marks, int column, int role)> look);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /** Comments can be edited, see setComment(). */
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Entry {
        KeptExchange exchange;
        quint64 number = 0;
        ExchangeMarks marks = {};
        std::optional<qint64> elapsed = {}; ///< The milliseconds that a running request takes; set while it runs.
        qint64 bytes = 0;                   ///< The size that counts for the limit.
        bool refused = false;               ///< See traffic::isRefusal().
    };

    void count(Entry &entry);
    struct Pack;
    void packOld();
    void keep(const QList<Pack> &packs);
    void uncount(const Entry &entry);
    /** Gives an entry another exchange, and keeps its verdict. */
    void replace(Entry &entry, const traffic::ExchangePtr &exchange);
    void notifyVerdicts(int first, int last);
    void dropOldRefusals();
    [[nodiscard]] bool isOverBounds() const;
    [[nodiscard]] bool isOverBounds(qsizetype entries, qint64 bytes) const;
    void giveUpOldest();
    void removeEntries(qsizetype first, qsizetype size);
    [[nodiscard]] QString text(const Entry &entry, int column) const;
    [[nodiscard]] QString spokenText(const Entry &entry, int column) const;
    [[nodiscard]] QString statusText(const Entry &entry, const ExchangeFacts &exchange) const;
    [[nodiscard]] int runningRow(quint64 number) const;

    QList<Entry> m_entries;
    qsizetype m_maximumExchanges = MaximumExchanges;
    qint64 m_maximumBytes = MaximumBytes;
    qint64 m_bytes = 0;         ///< The size of all exchanges in bytes, without refused requests.
    QList<quint64> m_refusals;  ///< The numbers of the refused requests, oldest first.
    qsizetype m_firstWhole = 0; ///< The row after those that packOld() has packed.
    bool m_hasChunks = false;
    bool m_isPacking = false; ///< A worker makes chunks.
    qint64 m_dropped = 0;
    int m_hidden = 0;
    quint64 m_lastNumber = 0;
    std::function<QString(const QString &)> m_failureText;
    std::function<QString(const traffic::Exchange &)> m_runningText;
    std::function<QVariant(const ExchangeMarks &, int, int)> m_marksLook;
    std::function<QString(const ContractVerdict &)> m_verdictText;
};

/** The status of a response as text, such as "200 OK": its number and its reason phrase, or the standard phrase if
 * `reason` is empty. */
[[nodiscard]] QString statusWithWord(int status, QByteArrayView reason);

} // namespace items
