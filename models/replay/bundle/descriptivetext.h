#pragma once

#include "knownsecrets.h"
#include "snapshot.h"

#include <QByteArray>

#include <optional>

namespace replay {

/** The bytes of a file that REDACTED replaces, with the quotes that it needs. */
struct Replacement {
    base::Span span;
    QByteArray text;
};

/** Returns how a secret at a place of a file is removed, if that changes no meaning: it is in a comment, in a
 * description, summary or title, or in an example or a default. Returns std::nullopt for any other place. `text` is
 * that of the file. */
[[nodiscard]] std::optional<Replacement> replacementAt(const document::Snapshot &file, const QByteArray &text,
                                                       const traffic::SecretPlace &place);

} // namespace replay
