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
 * Asks whether a definition may send the secrets that its references name to its upstream. One answer is for all
 * secrets that the question names.
 */
class SecretQuestion final : public QuestionBar
{
    Q_OBJECT

public:
    SecretQuestion(const preview::RouteService &routes, consent::Grants &grants,
                   const management::EnvironmentList &environments, const workspace::OpenDefinition &definition,
                   QWidget *parent = nullptr);

    /** Pauses the bar while the user types a reference, which may be incomplete: until then, no other question is
     * asked. */
    void setPaused(bool isPaused);
    /** Shows a message that a permission applies only until the program ends, because storing it failed with `error`.
     */
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
    QString m_details;                    ///< The details of the question m_shown.
    std::optional<base::Error> m_failure; ///< Why the last answer could not be stored.
    bool m_isPaused = false;
};

} // namespace problems
