#pragma once

#include <QByteArray>

#include <sys/types.h>

namespace storage {

/**
 * A file in the making beside the one whose place it takes. Where the file system can, it has no name until then, so
 * that the end of the program at any moment leaves nothing behind; it is locked while this lives, so that what is left
 * behind elsewhere is told from what another program writes just now. The file belongs to this person alone until its
 * mode is set.
 */
class StagedFile final
{
public:
    explicit StagedFile(const QByteArray &folder, mode_t mode = 0600);
    ~StagedFile();
    Q_DISABLE_COPY_MOVE(StagedFile)

    /** False: errno says why there is none. */
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /** Takes the place of `target` in one step, once all bytes are on the disk. False: see errno; nothing has changed.
     */
    [[nodiscard]] bool moveTo(const QByteArray &target);
    /** The open and locked descriptor, now the caller's to close. */
    [[nodiscard]] int release();

    /** Removes what programs that were killed while they wrote into this folder have left there. */
    static void removeAbandoned(const QByteArray &folder);

private:
    [[nodiscard]] QByteArray newName() const;
    [[nodiscard]] bool openUnnamed(mode_t mode);
    [[nodiscard]] bool openNamed(mode_t mode);
    [[nodiscard]] bool giveName();

    QByteArray m_folder;
    QByteArray m_name; ///< Empty while it has none.
    int m_descriptor = -1;
};

/** All of the bytes. False: see errno. */
[[nodiscard]] bool writeAll(int descriptor, const QByteArray &bytes);

} // namespace storage
