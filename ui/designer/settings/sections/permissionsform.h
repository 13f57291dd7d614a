#pragma once

#include "grantmodel.h"

#include <QWidget>

namespace consent {
class Grants;
}
namespace management {
class EnvironmentList;
}
namespace permissions {
class GrantList;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

/**
 * The form with the secrets that a definition wants to send and the ones that it may send, and with the web pages that
 * may call its API.
 */
class PermissionsForm final : public QWidget
{
    Q_OBJECT

public:
    PermissionsForm(const workspace::OpenDefinition &definition, consent::Grants &grants,
                    const management::EnvironmentList &environments, QWidget *parent);

    void retranslate();

private:
    void refresh();
    [[nodiscard]] QList<items::GrantRow> secretRows() const;
    [[nodiscard]] QList<items::GrantRow> pageRows() const;
    [[nodiscard]] QString environmentText(const QString &id) const;

    const workspace::OpenDefinition &m_definition;
    consent::Grants &m_grants;
    const management::EnvironmentList &m_environments;
    permissions::GrantList *m_secrets;
    permissions::GrantList *m_pages;
};

} // namespace designer
