#pragma once

#include "error.h"
#include "exchange.h"
#include "questionbar.h"

#include <optional>

namespace consent {
class Grants;
}
namespace preview {
class GatewayControl;
}
namespace workspace {
class OpenDefinition;
}

namespace problems {

/** Asks whether web pages of an origin, whose requests the gateway has refused, may call the definition's API. */
class PageQuestion final : public QuestionBar
{
    Q_OBJECT

public:
    /** The largest number of origins that wait to be asked about, and of declined ones that are remembered, because web
     * pages can cause any number of them. */
    static constexpr qsizetype MaximumOrigins = 20;

    PageQuestion(const preview::GatewayControl &gateway, consent::Grants &grants,
                 const workspace::OpenDefinition &definition, QWidget *parent = nullptr);

protected:
    void retranslate() override;

private:
    void take(const QList<traffic::ExchangePtr> &exchanges);
    void refresh();
    void showQuestion();
    void showNotStored();
    void allow();
    void decline();

    consent::Grants &m_grants;
    const workspace::OpenDefinition &m_definition;
    QStringList m_waiting;  ///< The origins to ask about after m_shown, the newest first, which is the next one.
    QStringList m_declined; ///< The origins that the user has declined since the program was started.
    /** The origin that is asked about. It stays until it is answered, whatever else web pages send. Empty while nothing
     * is asked. */
    QString m_shown;
    /** Why the last answer could not be stored. The message about it is shown until the user closes it. */
    std::optional<base::Error> m_failure;
};

} // namespace problems
