#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace storage {

/** The limits of a log on disk. */
struct LogBounds {
    qint64 fileBytes = 1024 * 1024; ///< The size from which on a file is replaced by a new one.
    int files = 5;                  ///< The number of files, the current one included.
    qsizetype lineBytes = 4096;     ///< Longer lines are truncated.
};

/**
 * A log in files `gatewright.log`, `gatewright.log.1` (the one before) and so on, with mode 0600 in a folder with mode
 * 0700. Several programs can write to the same log: each line is appended by one call, and only the program that has
 * the lock of the folder replaces the file; the others follow. Errors of the file system are ignored: a log must not
 * keep the program from working. Links, pipes and devices are not written to. Safe from any thread, but not from
 * several at the same time.
 */
class RotatingLog final
{
public:
    explicit RotatingLog(QString folder, LogBounds bounds = {});
    ~RotatingLog();
    Q_DISABLE_COPY_MOVE(RotatingLog)

    /** Returns the path `$XDG_STATE_HOME/gatewright/logs`, with the default of the XDG specification if the variable is
     * not set. */
    [[nodiscard]] static QString defaultFolder();

    /** Appends a line. Line ends in it become spaces. */
    void write(QByteArray line);

private:
    [[nodiscard]] QByteArray file(int number = 0) const;
    [[nodiscard]] bool isCurrent() const;
    void open();
    void close();
    void rotate();

    const QString m_folder;
    const LogBounds m_bounds;
    int m_descriptor = -1;
};

/** Reads the last lines of the log in a folder, at most `count`, the newest last. Empty if there is no log, or it can't
 * be read. */
[[nodiscard]] QStringList lastLogLines(const QString &folder, qsizetype count);

} // namespace storage
