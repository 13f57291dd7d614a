#pragma once

#include "document.h"

namespace definition {

/** The values that an import writes to a new gateway extension. The user can change them first. */
struct ImportPlan {
    QString apiName;
    QString listenPath;
    /** The URL of the upstream; empty if the document has no absolute server URL, so that the user must enter one. */
    QString upstreamUrl;
    friend bool operator==(const ImportPlan &, const ImportPlan &) = default;
};

/** Returns default values for the import of an OpenAPI document: the name is info.title, the listen path `/` + its slug
 * + `/`, the upstream the first absolute server URL with the defaults of its variables. Errors: Unsupported: not an
 * OpenAPI 3 document. AlreadyExists: the document has a gateway extension. */
[[nodiscard]] base::Result<ImportPlan> planImport(const document::Snapshot &snapshot);

/** Returns the listen path of the gateway extension. For an OpenAPI document without one, returns the listen path that
 * planImport() gives, at which the document is served without settings. */
[[nodiscard]] QString listenPathOrDefault(const document::Snapshot &snapshot);

/** Adds the gateway extension to a document, as one undo step. The API is active and the listen path is stripped.
 * Returns the error InvalidArgument with "upstream.url" if the plan has no upstream. */
base::Result<void> importDefinition(document::Document &document, const ImportPlan &plan);

/** Returns the title in lower-case ASCII letters and digits with single hyphens, or "api" if nothing remains. */
[[nodiscard]] QString slug(const QString &title);

/** Returns the URL of a server with the defaults of its `{variables}`, or std::nullopt if a variable has no default. */
[[nodiscard]] std::optional<QString> serverUrl(const document::Node &server);

/** Returns true for an http or https URL with a host. */
[[nodiscard]] bool isAbsoluteHttpUrl(const QString &url);

/** Returns the text of a URL, valid or not, without the user information before an '@', which can contain a password.
 */
[[nodiscard]] QString shownUrl(const QString &url);

} // namespace definition
