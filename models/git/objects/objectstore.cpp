#include "objectstore.h"

#include "delta.h"
#include "inflate.h"

#include <QCryptographicHash>

#include <vector>

namespace git {

namespace {

using base::Error;
using base::ErrorCode;

/** Types of entries in a pack that are deltas. */
constexpr int OffsetDelta = 6;
constexpr int NameDelta = 7;
/** Bytes of the longest head of an entry: its size, and an offset or a name. */
constexpr qint64 MostHeadBytes = 10 + NameBytes;
constexpr const char *TypeNames[] = {"", "commit", "tree", "blob", "tag"};

/** The most that zlib makes of `size` bytes, with some left for the bounds of other writers. */
qint64 mostCompressed(qint64 size)
{
    return size + size / 100 + 1024;
}

int typeOf(QByteArrayView word)
{
    for (int type = 1; type < int(std::size(TypeNames)); ++type) {
        if (word == TypeNames[type])
            return type;
    }
    return 0;
}

/** The offset of a delta's base before it: 7 bits a byte, the highest first, each continuation counted from 1. */
std::optional<qint64> readDistance(QByteArrayView bytes, qsizetype &at)
{
    qint64 distance = 0;
    for (int count = 0; count < 8 && at < bytes.size(); ++count) {
        const uchar byte = uchar(bytes[at++]);
        distance = (distance << 7) | (byte & 0x7f);
        if (!(byte & 0x80))
            return distance;
        ++distance;
    }
    return std::nullopt;
}

} // namespace

/** An entry of a pack: an object, or a delta and the place of its base. */
struct ObjectStore::Entry {
    int type = 0;
    QByteArray bytes;
    std::optional<PackPlace> base;
};

ObjectStore::ObjectStore(const QString &folder, RepositoryFiles &files, const GitLimits &limits)
    : m_folder(folder)
    , m_files(files)
    , m_limits(limits)
    , m_workLeft(limits.workBytes)
{}

base::Result<void> ObjectStore::take(qint64 bytes)
{
    m_workLeft = qMax<qint64>(-1, m_workLeft - bytes);
    if (m_workLeft < 0)
        return Error{ErrorCode::TooLarge, u"workBytes"_qs};
    return {};
}

base::Result<QByteArray> ObjectStore::readInflated(const QString &path, qint64 offset, qint64 size)
{
    // One byte more than the work that is left, to see that there is more.
    const auto compressed = m_files.readAt(path, offset, qMin(mostCompressed(size), m_workLeft + 1));
    if (!compressed)
        return compressed.error();
    if (const auto taken = take(compressed->size()); !taken)
        return taken.error();
    auto content = inflated(*compressed, size);
    if (!content)
        return content;
    if (const auto taken = take(content->size()); !taken)
        return taken.error();
    return content;
}

base::Result<QByteArray> ObjectStore::read(const QByteArray &name, ObjectType type)
{
    const QString hex = QString::fromLatin1(name.toHex());
    if (name.size() != NameBytes)
        return Error{ErrorCode::SyntaxError, hex};
    const auto object = readAny(name, type == ObjectType::Blob ? m_limits.fileBytes : m_limits.objectBytes);
    if (!object)
        return Error{object.error().code, hex};
    if (object->type != int(type))
        return Error{ErrorCode::WrongType, hex};
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(QByteArray(TypeNames[object->type]) + ' ' + QByteArray::number(object->bytes.size()) + '\0');
    hash.addData(object->bytes);
    if (hash.result() != name)
        return Error{ErrorCode::SyntaxError, hex};
    return object->bytes;
}

base::Result<ObjectStore::Object> ObjectStore::readAny(const QByteArray &name, qint64 most)
{
    const auto loose = readLoose(name, most);
    if (!loose)
        return loose.error();
    if (*loose)
        return **loose;
    const auto place = findPacked(name, {});
    if (!place)
        return place.error();
    if (!*place)
        return Error{ErrorCode::NotFound, {}};
    return readPacked(**place, most);
}

base::Result<std::optional<ObjectStore::Object>> ObjectStore::readLoose(const QByteArray &name, qint64 most)
{
    const QString hex = QString::fromLatin1(name.toHex());
    const QString path = m_folder + u'/' + hex.left(2) + u'/' + hex.mid(2);
    if (m_files.kindOf(path) != RepositoryFiles::Kind::File)
        return std::optional<Object>();
    constexpr qint64 mostHead = 32; // "commit ", a number and a zero byte.
    const auto content = readInflated(path, 0, most + mostHead);
    if (!content)
        return content.error();
    const qsizetype end = content->indexOf('\0');
    const qsizetype space = content->indexOf(' ');
    if (end < 0 || end > mostHead || space < 0 || space > end)
        return Error{ErrorCode::SyntaxError, {}};
    bool isNumber = false;
    const qint64 size = content->mid(space + 1, end - space - 1).toLongLong(&isNumber);
    Object object{typeOf(QByteArrayView(*content).first(space)), content->mid(end + 1)};
    if (!isNumber || size != object.bytes.size() || object.type == 0)
        return Error{ErrorCode::SyntaxError, {}};
    return std::optional(std::move(object));
}

const QStringList &ObjectStore::packs()
{
    if (!m_packs) {
        m_packs.emplace();
        // Each pack has an index and can have four files more.
        const QStringList all = m_files.filesIn(m_folder + u"/pack"_qs, m_limits.packs * 6);
        for (const QString &file : all) {
            if (file.endsWith(u".idx") && m_packs->size() < m_limits.packs)
                m_packs->append(m_folder + u"/pack/"_qs + file.chopped(4));
        }
    }
    return *m_packs;
}

base::Result<QList<QByteArray>> ObjectStore::namesStartingWith(const QByteArray &digits, int most)
{
    QList<QByteArray> names;
    const auto add = [&](const QByteArray &name) {
        if (name.size() == NameBytes && !names.contains(name) && names.size() < most)
            names.append(name);
    };
    const QByteArray folder = digits.first(2);
    for (const QString &file : m_files.filesIn(m_folder + u'/' + QString::fromLatin1(folder), m_limits.looseObjects)) {
        const QByteArray hex = folder + file.toLatin1();
        if (hex.startsWith(digits))
            add(QByteArray::fromHex(hex));
    }
    for (const QString &pack : packs()) {
        if (const auto taken = take(m_limits.lookUpBytes); !taken)
            return taken.error();
        const auto found = findPrefixInIndex(pack + u".idx"_qs, digits, most, m_files);
        if (!found)
            return found.error();
        for (const QByteArray &name : *found)
            add(name);
    }
    return names;
}

base::Result<std::optional<ObjectStore::PackPlace>> ObjectStore::findPacked(const QByteArray &name,
                                                                            const QString &preferred)
{
    QStringList searched = packs();
    if (!preferred.isEmpty())
        searched.prepend(preferred);
    std::optional<Error> failure; // Another pack can have the object too.
    for (const QString &pack : searched) {
        if (const auto taken = take(m_limits.lookUpBytes); !taken)
            return taken.error();
        const auto offset = findInIndex(pack + u".idx"_qs, name, m_files);
        if (offset && *offset)
            return std::optional(PackPlace{pack, **offset});
        if (!offset && !failure)
            failure = offset.error();
    }
    if (failure)
        return *failure;
    return std::optional<PackPlace>();
}

base::Result<ObjectStore::Entry> ObjectStore::readEntry(const PackPlace &place, qint64 most)
{
    const Error damaged{ErrorCode::SyntaxError, {}};
    const auto head = m_files.readAt(place.pack + u".pack"_qs, place.offset, MostHeadBytes);
    if (!head)
        return head.error();
    if (head->isEmpty())
        return damaged;
    // The lowest four bits of the size are in the first byte, with the type.
    qsizetype at = 1;
    const uchar first = uchar(head->at(0));
    const auto size = first & 0x80 ? readSize(*head, at, first & 0x0f, 4) : std::optional<qint64>(first & 0x0f);
    Entry entry{(first >> 4) & 7, {}, {}};
    if (!size)
        return damaged;
    if (*size > most)
        return Error{ErrorCode::TooLarge, {}};
    if (entry.type == OffsetDelta) {
        const auto distance = readDistance(*head, at);
        if (!distance || *distance <= 0 || *distance >= place.offset)
            return damaged;
        entry.base = PackPlace{place.pack, place.offset - *distance};
    } else if (entry.type == NameDelta) {
        const QByteArray name = head->mid(at, NameBytes);
        at += NameBytes;
        const auto base = name.size() == NameBytes ? findPacked(name, place.pack)
                                                   : base::Result<std::optional<PackPlace>>(damaged);
        if (!base)
            return base.error();
        if (!*base)
            return Error{ErrorCode::NotFound, {}};
        entry.base = **base;
    } else if (entry.type < 1 || entry.type >= int(std::size(TypeNames))) {
        return damaged;
    }
    auto content = readInflated(place.pack + u".pack"_qs, place.offset + at, *size);
    if (m_workLeft < 0)
        return Error{ErrorCode::TooLarge, {}};
    if (!content || content->size() != *size)
        return damaged;
    entry.bytes = std::move(*content);
    return entry;
}

base::Result<ObjectStore::Object> ObjectStore::readPacked(PackPlace place, qint64 most)
{
    std::vector<QByteArray> deltas; // The last one is for the base.
    qint64 budget = m_limits.deltaBytes;
    Object object;
    while (object.type == 0) {
        auto entry = readEntry(place, std::min(most, budget));
        if (!entry)
            return entry.error();
        budget -= entry->bytes.size();
        if (!entry->base) {
            object = {entry->type, std::move(entry->bytes)};
        } else {
            if (int(deltas.size()) >= m_limits.deltaDepth)
                return Error{ErrorCode::TooLarge, {}};
            deltas.push_back(std::move(entry->bytes));
            place = *entry->base;
        }
    }
    for (; !deltas.empty(); deltas.pop_back()) {
        auto applied = applyDelta(object.bytes, deltas.back(), most);
        if (!applied)
            return applied.error();
        if (const auto taken = take(applied->size()); !taken)
            return taken.error();
        object.bytes = std::move(*applied);
    }
    return object;
}

} // namespace git
