#pragma once

#include "policyrun.h"

#include <QAbstractTableModel>

#include <memory>

namespace enforcement {

/** A capture and its runs under one policy or two. */
struct Simulation {
    std::shared_ptr<const Capture> capture;
    QList<std::shared_ptr<const PolicyRun>> runs;

    /** The run under a policy with a clock; null if there is none. */
    [[nodiscard]] std::shared_ptr<const PolicyRun> runOf(const management::Policy &policy,
                                                         const SimulatedClock &clock) const;
};

/** A table of the requests of a simulation with their results, one column for each policy. */
class VerdictModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Time, Method, Path, FirstPolicy };
    /** The requests that are listed. */
    enum class Show {
        All,
        Rejected, ///< Those that a policy rejects.
        Different ///< Those with another result under the second policy.
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setSimulation(const Simulation &simulation);
    [[nodiscard]] const Simulation &simulation() const { return m_simulation; }
    void setShow(Show show);
    /** Updates the titles of the columns after a change of language. */
    void retranslate();
    /** The index of the request of a row in the capture; -1 for an invalid index. */
    [[nodiscard]] qsizetype requestAt(const QModelIndex &index) const;
    /** The first cell of the row of a request; invalid if it is not listed. */
    [[nodiscard]] QModelIndex indexOf(qsizetype request) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void fill();
    [[nodiscard]] bool isShown(qsizetype request) const;
    [[nodiscard]] QVariant text(qsizetype request, int column) const;
    [[nodiscard]] QVariant color(qsizetype request, int column) const;

    Simulation m_simulation;
    Show m_show = Show::All;
    QList<qsizetype> m_rows; ///< Indexes of requests.
};

} // namespace enforcement
