#pragma once

#include "exporttarget.h"
#include "remarktopic.h"

#include <QList>

namespace deploy {

/** Returns the topics with the verdict Differs for a proxy: the closed list of the requests and responses that it
 * treats differently from the test gateway. */
[[nodiscard]] QList<Topic> differencesOf(Target target);

} // namespace deploy
