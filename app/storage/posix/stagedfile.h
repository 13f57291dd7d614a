#pragma once

#include <QByteArray>

#include <sys/types.h>

namespace storage {

/**
 * A new file in the folder of the file that it replaces. If the file system supports it, the file has no name until
 * then, so that a crash leaves no file behind. It is locked while this object exists, so that abandoned files can be
 * recognised. Only the user can read the file until its mode is set.
 */
class StagedFile final
{
public:
    explicit StagedFile(const QByteArray &folder, mode_t mode = 0600);
    ~StagedFile();
    Q_DISABLE_COPY_MOVE(StagedFile)

    /** False if creating the file failed, see errno. */
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /** Stores all bytes on the disk, then replaces `target` atomically. False if it failed, see errno; `target` is
     * unchanged.
     */
    [[nodiscard]] bool moveTo(const QByteArray &target);
    /** The open and locked descriptor. The caller must close it. */
    [[nodiscard]] int release();

    /** Removes files that killed programs left in this folder. */
    static void removeAbandoned(const QByteArray &folder);

private:
    [[nodiscard]] QByteArray newName() const;
    [[nodiscard]] bool openUnnamed(mode_t mode);
    [[nodiscard]] bool openNamed(mode_t mode);
    [[nodiscard]] bool giveName();

    QByteArray m_folder;
    QByteArray m_name; ///< Empty while the file has no name.
    int m_descriptor = -1;
};

/** Writes all bytes. False if it failed, see errno. */
[[nodiscard]] bool writeAll(int descriptor, const QByteArray &bytes);

} // namespace storage
