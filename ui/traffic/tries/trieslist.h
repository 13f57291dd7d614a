#pragma once

#include "triedrequest.h"

#include <QAbstractTableModel>

#include <optional>

namespace traffic {

/** The requests that a document forbids, with what became of those that were sent. */
class TriesList final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Expected, Status, Result, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRequests(const QList<tries::TriedRequest> &requests);
    [[nodiscard]] const QList<tries::TriedRequest> &requests() const { return m_requests; }
    /** Notes the answer to a request that was sent. */
    void setAnswer(qsizetype index, const tries::TriedAnswer &answer);
    void forgetAnswers();
    /** Notes the number of a sent request's exchange. */
    void setNumber(qsizetype index, quint64 number) { m_numbers[index] = number; }
    /** The number of the exchange of a request; 0 if it was not sent. */
    [[nodiscard]] quint64 numberAt(qsizetype index) const { return m_numbers.at(index); }
    /** Returns the index of the first request with an answer of this kind; -1 if there is none. */
    [[nodiscard]] qsizetype firstWith(tries::Verdict verdict) const;
    /** The number of requests with an answer of this kind, the valid one left out. */
    [[nodiscard]] qsizetype count(tries::Verdict verdict) const;
    /** True if the valid request was sent and not accepted, so that the other answers say little. */
    [[nodiscard]] bool isValidRefused() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /** Emits that all texts have changed, for another language. */
    void retranslate();

private:
    [[nodiscard]] QVariant foreground(const QModelIndex &index) const;

    QList<tries::TriedRequest> m_requests;
    QList<quint64> m_numbers;                           ///< 0 for a request that was not sent.
    QList<std::optional<tries::TriedAnswer>> m_answers; ///< std::nullopt for a request that was not sent.
};

} // namespace traffic
