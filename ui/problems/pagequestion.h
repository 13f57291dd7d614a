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

/** Asks whether web pages of an origin, which the gateway has refused, may call the definition's API. */
class PageQuestion final : public QuestionBar
{
    Q_OBJECT

public:
    /** Limit for the origins that wait or were declined: a page can have any number of them. */
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
    QStringList m_waiting;  ///< After the one that is shown. The newest first, which is the next.
    QStringList m_declined; ///< In this run.
    QString m_shown;        ///< Stays until it is answered, whatever else a page sends. Empty while nothing is asked.
    std::optional<base::Error> m_failure; ///< Of storing the last answer. Shown until it is closed.
};

} // namespace problems
