#pragma once

#include "document.h"

namespace definition {

/** What an import would write; a person can change each of it before. */
struct ImportPlan {
    QString apiName;
    QString listenPath;
    QString upstreamUrl; ///< Empty when the document names no absolute server: the person has to be asked.
    friend bool operator==(const ImportPlan &, const ImportPlan &) = default;
};

/**
 * What a plain OpenAPI document suggests: name from info.title, listen path `/` + its slug + `/`, upstream from the
 * first absolute server with its variables filled by their defaults. Unsupported: no OpenAPI 3 document. AlreadyExists:
 * it has the extension.
 */
[[nodiscard]] base::Result<ImportPlan> planImport(const document::Snapshot &snapshot);

/** Adds the extension, active and with the listen path stripped, as one undo step. InvalidArgument with "upstream.url"
 * when the plan has none. */
base::Result<void> importDefinition(document::Document &document, const ImportPlan &plan);

/** Lower-case ASCII letters and digits with single hyphens; "api" where nothing is left. */
[[nodiscard]] QString slug(const QString &title);

/** A server's URL with `{variables}` filled by their defaults; nothing where one has none. */
[[nodiscard]] std::optional<QString> serverUrl(const document::Node &server);

/** True for an http or https URL with a host. */
[[nodiscard]] bool isAbsoluteHttpUrl(const QString &url);

/** The text of a URL, well-formed or not, as it may be shown: what stands before an '@' can be a password. */
[[nodiscard]] QString shownUrl(const QString &url);

} // namespace definition
