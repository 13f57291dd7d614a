#pragma once

#include "grants.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QTableWidget;
namespace management {
class EnvironmentList;
}

namespace permissions {

/** What the user has allowed, for one definition or for all, with a button to take it back. */
class PermissionList final : public QWidget
{
    Q_OBJECT

public:
    explicit PermissionList(QWidget *parent = nullptr);

    /** Shows the permissions of one definition. Called again when its name changes. */
    void setDefinition(const consent::Definition &definition);
    /** The environments give the names of those whose stores have the values. */
    void setGrants(consent::Grants &grants, const management::EnvironmentList &environments);
    void retranslate();

private:
    void buildWidgets();
    void refresh();
    void addRow(const QStringList &texts, const consent::GrantSet &grant);
    void revoke(const consent::GrantSet &grants);
    void refreshButtons();

    consent::Grants *m_grants = nullptr;
    const management::EnvironmentList *m_environments = nullptr;
    std::optional<consent::Definition> m_definition; ///< Nothing: all definitions.
    QList<consent::GrantSet> m_rows;                 ///< The permission of each row.
    QLabel *m_empty = nullptr;
    QTableWidget *m_table = nullptr;
    QPushButton *m_revoke = nullptr;
    QPushButton *m_revokeAll = nullptr;
};

} // namespace permissions
