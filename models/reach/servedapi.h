#pragma once

#include "description.h"
#include "namedcertificates.h"
#include "policyreach.h"

#include <QStringList>

namespace reach {

/** An operation of an API, as far as policies and listen paths depend on it. */
struct ServedOperation {
    QByteArray path;   ///< The key in `paths`: `/pets/{id}`.
    QByteArray method; ///< In upper case.
    QString operationId;
    openapi::Place place;    ///< The place of the operation, which can be in another file than the definition.
    QStringList samplePaths; ///< The paths of sample requests, from contract::samplePaths().
    friend bool operator==(const ServedOperation &, const ServedOperation &) = default;
};

/**
 * What a definition says about who reaches it, and where: everything that the questions of reach need, without the
 * document itself, so that thousands can be kept.
 */
struct ServedApi {
    QString documentPath;         ///< The path of the definition's file, or its title if it has none.
    QString title;                ///< The name to show: the API's name or, if it has none, the title of the document.
    contract::GrantedApi granted; ///< The id and the name by which policies name the API.
    bool hasExtension = false;    ///< False for a document without gateway settings, which no gateway serves.
    bool isActive = false;
    bool needsKey = false; ///< The value of server.authentication.enabled: clients need a key, which policies restrict.
    QByteArray listenPath; ///< As written; empty if there is none.
    document::Pointer listenPathPlace;
    document::Pointer extension; ///< The place of the gateway extension, or where it would be.
    QString upstreamUrl;         ///< As written.
    QString customDomain;        ///< `server.customDomain.name`; empty if there is none, or if it is not enabled.
    QList<preflight::NamedCertificate> certificates;
    QList<preflight::PinnedKey> pinnedKeys;
    QList<ServedOperation> operations; ///< In document order.
    friend bool operator==(const ServedApi &, const ServedApi &) = default;
};

/** Reads what the settings of a definition say about who reaches it: all of it except the operations. */
[[nodiscard]] ServedApi servedSettings(const document::Snapshot &snapshot, const QString &documentPath);

/** Reads what a definition says about who reaches it. Takes time for each operation; call it on a worker. */
[[nodiscard]] ServedApi servedApi(const description::Description &description, const QString &documentPath);

} // namespace reach
