#pragma once

#include "grantmodel.h"

#include <QWidget>

class QPushButton;
namespace consent {
class Grants;
}
namespace management {
class EnvironmentList;
}
namespace permissions {
class GrantList;
}
namespace widgets {
class ToneLabel;
}

namespace window {

/** The part of the preferences that lists the permissions the user gave to definitions, with buttons to revoke them.
 * Unlike the settings beside it, a change takes effect immediately. */
class PermissionsGroup final : public QWidget
{
    Q_OBJECT

public:
    PermissionsGroup(consent::Grants &grants, const management::EnvironmentList &environments, QWidget *parent);

    void retranslate();

private:
    void refresh();
    void askToRevokeAll();
    [[nodiscard]] QList<items::GrantRow> rows() const;

    consent::Grants &m_grants;
    const management::EnvironmentList &m_environments;
    widgets::ToneLabel *m_help;
    permissions::GrantList *m_list;
    QPushButton *m_revokeAll;
};

} // namespace window
