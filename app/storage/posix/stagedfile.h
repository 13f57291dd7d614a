#pragma once

#include <QByteArray>

#include <sys/types.h>

namespace storage {

/**
 * A new file in the folder of the file that it is going to replace. If the file system supports it, the file has no
 * name before it replaces the other one, so that a crash leaves no file behind. It is locked while this object exists,
 * so that abandoned files can be recognized. Only the user can read the file until its mode is set.
 */
class StagedFile final
{
public:
    explicit StagedFile(const QByteArray &folder, mode_t mode = 0600);
    ~StagedFile();
    Q_DISABLE_COPY_MOVE(StagedFile)

    /** Returns false if creating the file failed; errno says why. */
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /** Stores all bytes on the disk, then replaces `target` atomically. Returns false if that failed, with the reason
     * in errno; `target` is then unchanged. */
    [[nodiscard]] bool moveTo(const QByteArray &target);
    /** Gives up the open and locked descriptor and returns it. The caller must close it. */
    [[nodiscard]] int release();

    /** Removes the staged files that killed programs left in a folder. */
    static void removeAbandoned(const QByteArray &folder);

private:
    [[nodiscard]] QByteArray newName() const;
    [[nodiscard]] bool openUnnamed(mode_t mode);
    [[nodiscard]] bool openNamed(mode_t mode);
    [[nodiscard]] bool giveName();

    QByteArray m_folder;
    QByteArray m_name; ///< The name of the file; empty while it has none.
    int m_descriptor = -1;
};

/** Writes all bytes to an open file. Returns false if that failed; errno says why. */
[[nodiscard]] bool writeAll(int descriptor, const QByteArray &bytes);

} // namespace storage
