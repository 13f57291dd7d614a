#pragma once

#include "hostileinput.h"

namespace hostile {

/** The files of a git repository that is written by hand, so that it can be wrong. */
class GitObjects final
{
public:
    /** `folder`: where the files of the repository are, such as ".git". */
    GitObjects(Input &input, const QString &folder)
        : m_input(input)
        , m_folder(folder)
    {}

    /** Adds a loose object with its right name, which is returned as 20 bytes. */
    QByteArray addLoose(const QByteArray &type, const QByteArray &content);
    /** Adds a loose object with any bytes in its file. */
    void addRaw(const QByteArray &name, const QByteArray &bytes);
    /** Adds a pack and an index that has these objects at these offsets of the pack. */
    void addPack(const QString &name, const QByteArray &pack, const QMap<QByteArray, qint64> &offsets);
    void add(const QString &path, const QByteArray &bytes) { m_input.files.insert(m_folder + u'/' + path, bytes); }

private:
    Input &m_input;
    QString m_folder;
};

/** Bytes as zlib compresses them. */
[[nodiscard]] QByteArray compressed(const QByteArray &bytes);
/** `size` zeros as zlib compresses them, to a thousandth. They are not made in memory as a whole. */
[[nodiscard]] QByteArray compressedZeros(qint64 size);
/** The head of an entry of a pack: its type and the size that it claims. */
[[nodiscard]] QByteArray entryHead(int type, quint64 size);
/** The distance of a delta to its base. */
[[nodiscard]] QByteArray distanceBytes(quint64 distance);
/** A delta that copies its base of `size` bytes `times` times. */
[[nodiscard]] QByteArray copyingDelta(quint64 size, int times);

} // namespace hostile
