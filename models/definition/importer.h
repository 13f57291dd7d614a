#pragma once

#include "document.h"

namespace definition {

/** The values of the gateway extension that an import adds to an OpenAPI document. The user can change them before they
 * are written. */
struct ImportPlan {
    QString apiName;
    QString listenPath;
    QString upstreamUrl; ///< Empty if the document has no absolute server URL. The user must enter one.
    friend bool operator==(const ImportPlan &, const ImportPlan &) = default;
};

/**
 * Default values for an OpenAPI document: the name is info.title, the listen path `/` + its slug + `/`, the upstream
 * the first absolute server URL with the defaults of its variables. Unsupported: not an OpenAPI 3 document.
 * AlreadyExists: the document has the extension.
 */
[[nodiscard]] base::Result<ImportPlan> planImport(const document::Snapshot &snapshot);

/** Adds the extension as one undo step. The API is active and the listen path is stripped. InvalidArgument with
 * "upstream.url" if the plan has no upstream. */
base::Result<void> importDefinition(document::Document &document, const ImportPlan &plan);

/** The title in lower-case ASCII letters and digits with single hyphens, or "api" if nothing remains. */
[[nodiscard]] QString slug(const QString &title);

/** The URL of a server with the defaults of its `{variables}`. Nothing if a variable has no default. */
[[nodiscard]] std::optional<QString> serverUrl(const document::Node &server);

/** True for an http or https URL with a host. */
[[nodiscard]] bool isAbsoluteHttpUrl(const QString &url);

/** The text of a URL, valid or not, without the part before an '@', which can be a password. */
[[nodiscard]] QString shownUrl(const QString &url);

} // namespace definition
