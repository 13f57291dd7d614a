#pragma once

#include "replay.h"

#include <QList>
#include <QString>

namespace commands {

/** Returns what `preview --bundle` prints: for each exchange whether the outcome is the same, and else what differs. */
[[nodiscard]] QString replayText(const replay::ExchangeBundle &bundle, const QList<replay::Outcome> &outcomes);

/** Returns the same as JSON:
 * {program,environment,definition,problems[],exchanges[{method,target,same,reachesUpstream,status,
 * hasUnknownCredential,differences[{what,name,before,after}]}]}. */
[[nodiscard]] QByteArray replayJson(const replay::ExchangeBundle &bundle, const QList<replay::Outcome> &outcomes);

} // namespace commands
