#pragma once

#include "exchange.h"
#include "result.h"
#include "snapshot.h"
#include "zipentry.h"

#include <QStringList>

namespace replay {

/** An exchange of a bundle. */
struct BundledExchange {
    traffic::ExchangePtr exchange; ///< As recorded, without secrets.
    /** The upstream URL that was used instead of the definition's, without user information; empty for its own. */
    QString upstreamOverride;
};

/** What a bundle has besides its files. */
struct BundleFacts {
    QString program;          ///< The program that wrote it, such as `Gatewright 0.1.0`.
    QStringList environments; ///< The names of the environments; their addresses and credentials are not in a bundle.
    QString environment;      ///< The name of the environment that was active.
    QStringList problems;     ///< The problems of the definition, as `lint` prints them.
};

/** A problem to be shown to others: a definition and exchanges that it served, without secrets. */
struct ExchangeBundle {
    BundleFacts facts;
    /** The files of the definition. Their names are paths relative to their common folder; the entry comes first. */
    QList<zip::ZipEntry> files;
    QList<BundledExchange> exchanges;

    /** The definition. */
    [[nodiscard]] document::Snapshot definition() const;
};

/** The format of a file by its name: strict JSON for `.json`, otherwise YAML. */
[[nodiscard]] document::Format formatOf(QByteArrayView name);

} // namespace replay
