#pragma once

#include "environmentlist.h"

#include <QAbstractListModel>

namespace items {

/** A list model of the environments that the user can choose, in the order of the environment list, Sandbox first. */
class EnvironmentModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        CurrentRole, ///< The role of a flag that is true for the current environment.
    };

    explicit EnvironmentModel(management::EnvironmentList &environments, QObject *parent = nullptr);

    [[nodiscard]] QModelIndex indexOf(const QString &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void refresh();
    void refreshCurrent();

    management::EnvironmentList &m_environments;
    QList<management::Environment> m_shown;
};

} // namespace items
