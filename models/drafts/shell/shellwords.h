#pragma once

#include "curlerror.h"
#include "result.h"

#include <QList>

namespace drafts {

/** The shell that a command is written for. */
enum class Shell { Posix, Cmd, PowerShell };

/** A word of a command, without its quotes. */
struct Word {
    QByteArray text;
    qsizetype offset = 0; ///< The offset of its first byte, or of its opening quote, in the text.
};

/** Returns the shell that a text is written for: cmd.exe if it has `^"` or lines that end with `^`, PowerShell if it
 * has lines that end with a backtick or begins with `curl.exe '`. */
[[nodiscard]] Shell shellOf(QByteArrayView text);

/** Returns the words of the first command of a text. Redirections are left out; what follows `|`, `;`, `&` or the end
 * of the line belongs to other commands. Variables stay as they are written. Error: OpenQuote. */
[[nodiscard]] base::Result<QList<Word>, CurlError> wordsOf(const QByteArray &text, Shell shell);

} // namespace drafts
