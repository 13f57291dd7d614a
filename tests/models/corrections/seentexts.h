#pragma once

#include "corrector.h"
#include "writtenexchanges.h"

namespace support {

/** The exchange that a text describes: see WrittenExchange. */
inline corrections::SeenExchange seenText(const QByteArray &text)
{
    const WrittenExchange written(text);
    return {written.url, std::make_shared<const traffic::Exchange>(written.exchange)};
}

} // namespace support
