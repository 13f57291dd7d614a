#pragma once

#include "documentlimits.h"
#include "documentstore.h"

namespace storage {

/**
 * Reads and writes definitions in the file system. A file is replaced atomically, so that readers and crashes never see
 * a partial file. It keeps its owner, mode, access list and extended attributes, and symbolic links stay links. Hard
 * links are separated: the other names keep the old text. Overwriting the shared file would keep them together, but a
 * crash could damage it.
 */
class FileStore final : public workspace::DocumentStore
{
public:
    /** The largest size in bytes of a file that is read, because larger documents can't be edited. */
    static constexpr qint64 MaximumBytes = document::MaximumBytes;
    /** The largest number of YAML and JSON files that are looked at in a folder. */
    static constexpr int MaximumFiles = 20'000;

    /** Whether documents are written into pipes and devices. Such a write waits until another program reads the bytes,
     * so it is only for commands, whose output can be a pipe or device. */
    enum class Devices { Refused, Written };

    explicit FileStore(Devices devices = Devices::Refused)
        : m_devices(devices)
    {}

    [[nodiscard]] base::Result<QByteArray> read(const QString &path) override;
    [[nodiscard]] base::Result<QByteArray> readArgument(const QString &path) override;
    [[nodiscard]] base::Result<void> readPieces(const QString &path, const workspace::TakePiece &take) override;
    [[nodiscard]] base::Result<void> write(const QString &path, const QByteArray &bytes) override;
    [[nodiscard]] base::Result<std::unique_ptr<workspace::SaveLock>> lockForSaving(const QString &path) override;
    [[nodiscard]] base::Result<void> writePrivate(const QString &path, const QByteArray &bytes) override;
    [[nodiscard]] base::Result<void> writePrivatePieces(const QString &path, const workspace::NextPiece &next) override;
    [[nodiscard]] base::Result<void> remove(const QString &path) override;
    [[nodiscard]] QString realPath(const QString &path) override;
    [[nodiscard]] workspace::DirectoryEntry entryAt(const QString &path) override;
    [[nodiscard]] QString rootOf(const QString &path) override;
    [[nodiscard]] bool isOrdinary(const QString &path) override;
    [[nodiscard]] QByteArray stamp(const QString &path) override;
    [[nodiscard]] QStringList definitionsBelow(const QString &folder) override;
    [[nodiscard]] workspace::FolderFiles filesBelow(const QString &folder) override;

private:
    const Devices m_devices;
};

} // namespace storage
