#include "packindex.h"

#include <QtEndian>

#include <limits>

namespace git {

namespace {

constexpr char IndexMagic[] = "\377tOc";
constexpr qint64 FanOutBytes = 256 * 4;

/** Reads numbers and names of an index. */
class IndexReader final
{
public:
    IndexReader(const QString &path, RepositoryFiles &files)
        : m_path(path)
        , m_files(files)
    {}

    [[nodiscard]] base::Result<std::optional<qint64>> find(const QByteArray &name)
    {
        const auto place = firstNotBefore(name);
        if (!place)
            return place.error();
        const bool isFound = *place < m_end && nameAt(*place) == name;
        return finished(isFound ? std::optional(offsetAt(*place)) : std::nullopt);
    }

    [[nodiscard]] base::Result<QList<QByteArray>> findPrefix(const QByteArray &digits, int most)
    {
        QList<QByteArray> names;
        const auto place = firstNotBefore(QByteArray::fromHex(digits.leftJustified(2 * NameBytes, '0')));
        if (!place)
            return place.error();
        for (qint64 index = *place; index < m_end && names.size() < most && !m_isDamaged; ++index) {
            const QByteArray name = nameAt(index);
            if (!name.toHex().startsWith(digits))
                break;
            names.append(name);
        }
        if (m_isDamaged)
            return base::Error{base::ErrorCode::SyntaxError, m_path};
        return names;
    }

private:
    /** The index of the first name with the same first byte that is not before `name`; m_end if there is none. */
    [[nodiscard]] base::Result<qint64> firstNotBefore(const QByteArray &name)
    {
        const QByteArray head = bytes(0, 8);
        m_isSecond = head.startsWith(QByteArrayView(IndexMagic, 4));
        if (m_isSecond && number(head, 4) != 2)
            return base::Error{base::ErrorCode::Unsupported, m_path};
        m_tables = m_isSecond ? 8 : 0;
        const QByteArray fanOut = bytes(m_tables, FanOutBytes);
        const int first = uchar(name.at(0));
        qint64 low = first > 0 ? number(fanOut, 4 * (first - 1)) : 0;
        m_end = number(fanOut, 4 * first);
        m_count = number(fanOut, 4 * 255);
        qint64 high = m_end;
        if (low > high || high > m_count)
            m_isDamaged = true;
        while (low < high && !m_isDamaged) {
            const qint64 middle = low + (high - low) / 2;
            const bool isBefore = nameAt(middle) < name;
            (isBefore ? low : high) = isBefore ? middle + 1 : middle;
        }
        if (m_isDamaged)
            return base::Error{base::ErrorCode::SyntaxError, m_path};
        return low;
    }
    [[nodiscard]] base::Result<std::optional<qint64>> finished(std::optional<qint64> offset) const
    {
        if (m_isDamaged)
            return base::Error{base::ErrorCode::SyntaxError, m_path};
        return offset;
    }
    [[nodiscard]] QByteArray bytes(qint64 offset, qint64 length)
    {
        const auto read = m_files.readAt(m_path, offset, length);
        if (read && read->size() == length)
            return *read;
        m_isDamaged = true;
        return QByteArray(length, '\0');
    }
    [[nodiscard]] static quint32 number(const QByteArray &bytes, qsizetype offset)
    {
        return qFromBigEndian<quint32>(bytes.constData() + offset);
    }
    [[nodiscard]] QByteArray nameAt(qint64 index)
    {
        const qint64 tables = m_tables + FanOutBytes;
        return m_isSecond ? bytes(tables + index * NameBytes, NameBytes)
                          : bytes(tables + index * (NameBytes + 4) + 4, NameBytes);
    }
    [[nodiscard]] qint64 offsetAt(qint64 index)
    {
        const qint64 tables = m_tables + FanOutBytes;
        if (!m_isSecond)
            return number(bytes(tables + index * (NameBytes + 4), 4), 0);
        const qint64 offsets = tables + m_count * (NameBytes + 4);
        const quint32 offset = number(bytes(offsets + index * 4, 4), 0);
        if (!(offset & 0x8000'0000U))
            return offset;
        const qint64 large = offsets + m_count * 4 + qint64(offset & 0x7fff'ffffU) * 8;
        const quint64 position = qFromBigEndian<quint64>(bytes(large, 8).constData());
        m_isDamaged = m_isDamaged || position > quint64(std::numeric_limits<qint64>::max());
        return qint64(position);
    }

    QString m_path;
    RepositoryFiles &m_files;
    bool m_isSecond = false;
    qint64 m_tables = 0;
    qint64 m_count = 0;
    qint64 m_end = 0; ///< The end of the names with the first byte of the name that is searched.
    bool m_isDamaged = false;
};

} // namespace

base::Result<std::optional<qint64>> findInIndex(const QString &path, const QByteArray &name, RepositoryFiles &files)
{
    Q_ASSERT(name.size() == NameBytes);
    return IndexReader(path, files).find(name);
}

base::Result<QList<QByteArray>> findPrefixInIndex(const QString &path, const QByteArray &digits, int most,
                                                  RepositoryFiles &files)
{
    return IndexReader(path, files).findPrefix(digits, most);
}

} // namespace git
