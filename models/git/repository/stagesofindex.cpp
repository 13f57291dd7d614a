#include "stagesofindex.h"

#include "packindex.h"

#include <QtEndian>

#include <algorithm>

namespace git {

namespace {

using base::Error;
using base::ErrorCode;

constexpr qsizetype HeaderBytes = 12;
constexpr qsizetype ModeOffset = 24;
constexpr qsizetype NameOffset = 40;
constexpr qsizetype FlagsOffset = NameOffset + NameBytes;
constexpr qsizetype FixedBytes = FlagsOffset + 2;
constexpr quint32 RegularFile = 0100000;
constexpr quint32 TypeMask = 0170000;

/** An entry of the index. */
struct IndexEntry {
    bool isWanted = false; ///< It has the path that is searched.
    QByteArray name;       ///< The binary name of its object.
    int stage = 0;
    bool isFile = false; ///< Not a symbolic link or a submodule.
};

/**
 * Reads the entries of an index one after the other. Paths are compared with the one that is searched, but not put
 * together, so that entries whose paths are parts of the previous ones only take time for the bytes of their own.
 */
class StageReader final
{
public:
    StageReader(const QByteArray &index, quint32 version, const QByteArray &path)
        : m_index(index)
        , m_version(version)
        , m_path(path)
    {}

    /** Reads the next entry; false if the bytes end before it does. */
    [[nodiscard]] bool read(IndexEntry &entry)
    {
        const qsizetype start = m_at;
        if (m_index.size() - start < FixedBytes)
            return false;
        const quint16 flags = number<quint16>(start + FlagsOffset);
        entry.isFile = (number<quint32>(start + ModeOffset) & TypeMask) == RegularFile;
        entry.name = m_index.mid(start + NameOffset, NameBytes);
        entry.stage = (flags >> 12) & 3;
        const bool isExtended = (flags & 0x4000) != 0 && m_version >= 3;
        m_at = start + FixedBytes + (isExtended ? 2 : 0);
        return m_version == 4 ? readShortened(entry) : readPadded(entry, start);
    }

private:
    template<typename Number>
    [[nodiscard]] Number number(qsizetype offset) const
    {
        return qFromBigEndian<Number>(m_index.constData() + offset);
    }

    /** The path, with zero bytes up to a multiple of eight. */
    [[nodiscard]] bool readPadded(IndexEntry &entry, qsizetype start)
    {
        const qsizetype end = m_index.indexOf('\0', m_at);
        if (end < 0)
            return false;
        entry.isWanted = QByteArrayView(m_index).sliced(m_at, end - m_at) == m_path;
        constexpr qsizetype unit = 8;
        m_at = start + (end - start + unit) / unit * unit;
        return m_at <= m_index.size();
    }

    /** How many bytes of the previous path to remove, and the bytes that follow then. */
    [[nodiscard]] bool readShortened(IndexEntry &entry)
    {
        qsizetype removed = 0;
        for (bool isFirst = true;; isFirst = false) {
            if (m_at >= m_index.size() || removed > m_index.size())
                return false;
            const uchar byte = uchar(m_index.at(m_at++));
            removed = ((isFirst ? 0 : removed + 1) << 7) + (byte & 0x7F);
            if ((byte & 0x80) == 0)
                break;
        }
        const qsizetype end = m_index.indexOf('\0', m_at);
        if (end < 0 || removed > m_length)
            return false;
        m_length -= removed;
        m_same = std::min(m_same, m_length);
        const QByteArrayView added = QByteArrayView(m_index).sliced(m_at, end - m_at);
        if (m_same == m_length) {
            const QByteArrayView wanted = QByteArrayView(m_path).sliced(m_same);
            m_same += std::ranges::mismatch(added, wanted).in1 - added.begin();
        }
        m_length += added.size();
        entry.isWanted = m_same == m_length && m_length == m_path.size();
        m_at = end + 1;
        return true;
    }

    const QByteArray &m_index;
    quint32 m_version;
    qsizetype m_at = HeaderBytes;
    const QByteArray &m_path;
    qsizetype m_length = 0; ///< The length of the previous path.
    qsizetype m_same = 0;   ///< How many bytes the previous path and m_path have in common at their beginnings.
};

} // namespace

base::Result<IndexStages> stagesOf(const QByteArray &index, const QByteArray &path)
{
    if (index.size() < HeaderBytes || !index.startsWith("DIRC"))
        return Error{ErrorCode::SyntaxError, {}};
    const auto version = qFromBigEndian<quint32>(index.constData() + 4);
    if (version < 2 || version > 4)
        return Error{ErrorCode::Unsupported, {}};
    const auto count = qFromBigEndian<quint32>(index.constData() + 8);
    StageReader reader(index, version, path);
    IndexStages stages;
    for (quint32 i = 0; i < count; ++i) {
        IndexEntry entry;
        if (!reader.read(entry))
            return Error{ErrorCode::SyntaxError, {}};
        if (!entry.isWanted || !entry.isFile)
            continue;
        if (entry.stage > 0)
            (entry.stage == 1 ? stages.base : entry.stage == 2 ? stages.ours : stages.theirs) = entry.name;
    }
    return stages;
}

} // namespace git
