#pragma once

#include <QString>
#include <QtGlobal>

#include <functional>

namespace startup {

/**
 * Returns a line of the log without credentials in URLs, in header fields and after names such as `password`. The
 * program's own messages contain none, but messages of libraries may quote requests.
 */
[[nodiscard]] QString redactedLine(const QString &line);

/**
 * Passes log messages through redactedLine() as long as it exists. Created first in main(), it ends before the static
 * objects that redaction uses; what threads of libraries log after that is dropped, as nothing can redact it. Only one
 * object may exist at a time.
 */
class LogRedaction final
{
public:
    LogRedaction();
    ~LogRedaction();

    /** Gets a message with its severity and its category, which can be null. */
    using Sink = std::function<void(QtMsgType type, const char *category, const QString &message)>;
    /** Sets a function that gets each redacted message, too; an empty one for none. It is called in the thread that
     * logs, by one thread at a time, and must not log. */
    static void setSink(Sink sink);

    Q_DISABLE_COPY_MOVE(LogRedaction)
};

} // namespace startup
