#pragma once

#include "document.h"

namespace contract {

/** The edit that removes a disagreement between the document and the gateway. */
struct AccessFix {
    enum class Kind {
        RequireInDocument, ///< The `security` at `place` requires one of the schemes.
        /** The `security` at `place` no longer accepts requests without credentials; the schemes remain. */
        DisallowAnonymous,
        AskInGateway,      ///< The gateway asks clients for the credentials of the schemes.
        RemoveFromGateway, ///< The entry of the scheme at `place` is removed.
    };
    Kind kind = Kind::RequireInDocument;
    QList<QByteArray> schemes;
    document::Pointer place;
    friend bool operator==(const AccessFix &, const AccessFix &) = default;
};

/** Makes the edit of a fix. Call it in a document::Document::Step that names it. The errors are those of
 * document::Document. */
base::Result<void> applyFix(document::Document &document, const AccessFix &fix);

} // namespace contract
