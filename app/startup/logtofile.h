#pragma once

#include "rotatinglog.h"

#include <QtGlobal>

#include <mutex>

namespace startup {

/**
 * Writes all log messages, redacted by LogRedaction, to the log in the user's state folder as long as it exists. A line
 * has the time in UTC with milliseconds, the process id, the severity and the category. Only one object may exist at a
 * time.
 */
class LogToFile final
{
public:
    explicit LogToFile(const QString &folder = storage::RotatingLog::defaultFolder());
    ~LogToFile();

    /** Writes a line about the run itself, such as when it was ready. It is not printed. */
    void note(const QString &text);

    Q_DISABLE_COPY_MOVE(LogToFile)

private:
    std::mutex m_mutex; ///< The message handler writes from any thread.
    storage::RotatingLog m_log;
};

} // namespace startup
