#pragma once

#include "corrector.h"

#include <QMap>

namespace support {

/** Checks corrections of a description. */
class CorrectionOracle final
{
public:
    /** `exchanges` are all exchanges that the description is compared with. */
    CorrectionOracle(std::shared_ptr<const description::Description> description,
                     const QList<corrections::SeenExchange> &exchanges);

    /** Applies a correction as the window does, and returns what is wrong with it, or an empty text: the finding is
     * gone, no exchange has a new one, nothing but the places of the changes is changed, undo restores all bytes, and
     * lint has no new errors. */
    [[nodiscard]] QString faultOf(const corrections::Correction &correction, const corrections::SeenExchange &exchange,
                                  const exchangecheck::ExchangeFinding &finding);

private:
    std::shared_ptr<const description::Description> m_description;
    QList<corrections::SeenExchange> m_exchanges;
    QList<QStringList> m_known;                 ///< The findings of `m_exchanges`.
    std::optional<QMap<QString, int>> m_errors; ///< What lint says of the description.
};

/** Returns what is wrong with a correction as CorrectionOracle::faultOf() does. */
[[nodiscard]] QString faultOf(const corrections::Correction &correction,
                              const std::shared_ptr<const description::Description> &description,
                              const corrections::SeenExchange &exchange, const exchangecheck::ExchangeFinding &finding,
                              const QList<corrections::SeenExchange> &exchanges);

/** Returns the description after a correction. */
[[nodiscard]] std::shared_ptr<const description::Description> corrected(const description::Description &description,
                                                                        const corrections::Correction &correction);

} // namespace support
