#pragma once

#include "grants.h"
#include "questionbar.h"

#include <optional>

namespace management {
class EnvironmentList;
}
namespace preview {
class RouteService;
}
namespace workspace {
class OpenDefinition;
}

namespace problems {

/**
 * Asks whether a definition may send the values of its references to its upstream. One answer is for all that the
 * question names.
 */
class SecretQuestion final : public QuestionBar
{
    Q_OBJECT

public:
    SecretQuestion(const preview::RouteService &routes, consent::Grants &grants,
                   const management::EnvironmentList &environments, const workspace::OpenDefinition &definition,
                   QWidget *parent = nullptr);

    /** While the user types, nothing else is asked: a reference may be complete only in part. */
    void setPaused(bool isPaused);
    /** Says that what the user has allowed is allowed until the program ends. */
    void showNotStored(const base::Error &error);

protected:
    void retranslate() override;

private:
    void refresh();
    void showQuestion(const consent::SecretRequest &request, const QString &details);
    void allow();
    void decline();
    [[nodiscard]] QString questionText(const consent::SecretRequest &request) const;
    [[nodiscard]] QString detailsText(const consent::SecretRequest &request) const;
    [[nodiscard]] QString detailText(const secrets::SecretReference &reference) const;
    [[nodiscard]] QStringList settingsWith(const secrets::SecretReference &reference) const;

    const preview::RouteService &m_routes;
    consent::Grants &m_grants;
    const management::EnvironmentList &m_environments;
    const workspace::OpenDefinition &m_definition;
    std::optional<consent::SecretRequest> m_shown;
    QString m_details;                    ///< Of that question.
    std::optional<base::Error> m_failure; ///< Why the last answer could not be stored.
    bool m_isPaused = false;
};

} // namespace problems
