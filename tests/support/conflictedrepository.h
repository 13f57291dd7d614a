#pragma once

#include "committedrepository.h"

#include <QtEndian>

#include <optional>

namespace support {

/** The versions of a file in conflict; std::nullopt for a side that does not have it. */
struct ConflictStages {
    std::optional<QByteArray> base;
    std::optional<QByteArray> ours;
    std::optional<QByteArray> theirs;
};

/** Writes an index of version 2 in which the file `/work/NAME` is in conflict. Source: gitformat-index(5). */
inline void setConflict(MemoryRepository &repository, const ConflictStages &stages, const QByteArray &name = "api.yaml")
{
    const auto number = [](quint32 value) {
        QByteArray bytes(4, '\0');
        qToBigEndian(value, bytes.data());
        return bytes;
    };
    QByteArray entries;
    quint32 count = 0;
    quint16 stage = 0;
    for (const auto &text : {stages.base, stages.ours, stages.theirs}) {
        ++stage;
        if (!text)
            continue;
        ++count;
        constexpr quint32 mode = 0100644;
        QByteArray flags(2, '\0');
        qToBigEndian(quint16((stage << 12) | name.size()), flags.data());
        QByteArray entry = QByteArray(24, '\0') + number(mode) + QByteArray(12, '\0') +
                           storeObject(repository, "blob", *text) + flags + name;
        entry += QByteArray(8 - entry.size() % 8, '\0');
        entries += entry;
    }
    repository.files.insert(QStringLiteral("/work/.git/index"), "DIRC" + number(2) + number(count) + entries);
}

} // namespace support
