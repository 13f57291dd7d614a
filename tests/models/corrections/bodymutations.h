#pragma once

#include "exchange.h"

#include <QRandomGenerator>

namespace support {

/** Makes the JSON body of a message wrong at a random place: a member is removed, added or renamed, a value gets
 * another type, size or text. Returns false if the body is no JSON. */
[[nodiscard]] bool mutateBody(http::Body &body, QRandomGenerator &random);

} // namespace support
