#pragma once

#include "replay.h"

#include <QAbstractTableModel>

namespace replay {

/** The exchanges of a bundle with the outcomes of their replay. */
class ReplayList final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Method, Target, Result, ColumnCount };

    /** Creates the list of a bundle, which must outlive it. */
    explicit ReplayList(const ExchangeBundle &bundle, QObject *parent = nullptr);

    /** Replays all exchanges with a definition; `path` is shown as its path. */
    void replay(const document::Snapshot &definition, const QString &path);
    [[nodiscard]] const QList<Outcome> &outcomes() const { return m_outcomes; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const ExchangeBundle &m_bundle;
    QList<Outcome> m_outcomes;
};

} // namespace replay
