#pragma once

#include "definitionview.h"
#include "rule.h"

namespace lint {

/** A problem in the gateway extension that prevents requests from being sent as the definition intends.
 * Lint reports each obstacle. Obstacles that affect requests block the route, which then answers with an error. */
struct Obstacle {
    const rules::Rule *rule;
    document::Pointer pointer; ///< The place of the problem in the document, which may lack a value there.
    QStringList arguments;     ///< The arguments of the rule's message.
    bool blocks = true;        ///< False for a problem of a setting that is not in use, such as a method that is off.
};

/** Returns everything in the gateway extension that makes it unsafe or unusable to send requests, as far as the text
 * tells: the values of references are not known. Wrong types come first. Empty for a document without the extension. */
[[nodiscard]] QList<Obstacle> sendability(const definition::DefinitionView &view);

/** Returns why requests can't be sent to `url`, the value of the setting `written` at `place`; std::nullopt if they
 * can. The value itself is not part of the problem. */
[[nodiscard]] std::optional<Obstacle> urlObstacle(const QString &url, const QString &written,
                                                  const document::Pointer &place);

/** Returns why the URL of the upstream, a text at `place`, must not be used with the value of a reference, which would
 * choose the server; std::nullopt if there is no such reference. */
[[nodiscard]] std::optional<Obstacle> hostObstacle(const secrets::TextWithReferences &url,
                                                   const document::Pointer &place);

/** Returns why credentials can't be sent in a header field `name`, the value of the setting `written` at `place`;
 * std::nullopt if they can. */
[[nodiscard]] std::optional<Obstacle> headerNameObstacle(const QString &name, const QString &written,
                                                         const document::Pointer &place);

/** Returns why a user name or password, the value of the setting at `place`, can't be sent; std::nullopt if it can. */
[[nodiscard]] std::optional<Obstacle> credentialObstacle(QByteArrayView credential, const document::Pointer &place);

} // namespace lint
