#include "delta.h"
#include "fuzzinput.h"
#include "headtext.h"
#include "inflate.h"
#include "memoryrepository.h"
#include "objectstore.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace {

constexpr git::GitLimits SmallLimits{
    .fileBytes = 1 << 16, .objectBytes = 1 << 16, .deltaBytes = 1 << 18, .workBytes = 1 << 20, .deltaDepth = 50};

QByteArray compressed(const QByteArray &bytes)
{
    return qCompress(bytes, 1).mid(4);
}

/** Adds a loose object; gives its name in hexadecimal. */
QByteArray addObject(support::MemoryRepository &repository, const QByteArray &type, const QByteArray &content)
{
    const QByteArray whole = type + ' ' + QByteArray::number(content.size()) + '\0' + content;
    const QByteArray name = QCryptographicHash::hash(whole, QCryptographicHash::Sha1).toHex();
    const QString path = u"/r/.git/objects/"_qs + QString::fromLatin1(name.left(2) + '/' + name.mid(2));
    repository.files.insert(path, compressed(whole));
    return name;
}

/** A pack with these bytes. Its index has one object, after the 12 bytes of the head. */
void addPack(support::MemoryRepository &repository, const QByteArray &pack, const QByteArray &first)
{
    QByteArray index("\377tOc\0\0\0\2", 8);
    const auto append = [&index](quint32 number) {
        number = qToBigEndian(number);
        index.append(reinterpret_cast<const char *>(&number), 4);
    };
    const int bucket = uchar(first.at(0));
    for (int i = 0; i < 256; ++i)
        append(i < bucket ? 0 : 1);
    index += first;
    append(0);
    append(12);
    repository.files.insert(u"/r/.git/objects/pack/p.idx"_qs, index);
    repository.files.insert(u"/r/.git/objects/pack/p.pack"_qs, pack);
}

} // namespace

/** Objects, packs and files of a repository made of the input: a text or an error, in bounded memory. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    const int mode = data[0] % 6;
    const QByteArray bytes(reinterpret_cast<const char *>(data + 1), qsizetype(size - 1));
    support::MemoryRepository repository;
    repository.files.insert(u"/r/a.yaml"_qs, {});
    repository.files.insert(u"/r/.git/HEAD"_qs, "ref: refs/heads/main\n");
    const QByteArray blob = addObject(repository, "blob", "text");
    const QByteArray entry = QByteArray("100644 a.yaml") + '\0';
    const QByteArray tree = addObject(repository, "tree",
                                      mode == 0 ? bytes : QByteArray(entry + QByteArray::fromHex(blob)));
    const QByteArray commit = addObject(repository, "commit", mode == 1 ? bytes : QByteArray("tree " + tree + "\n\n"));
    repository.files.insert(u"/r/.git/refs/heads/main"_qs, commit);
    switch (mode) {
    case 2: {
        const qsizetype half = bytes.size() / 2;
        const auto applied = git::applyDelta(bytes.left(half), bytes.mid(half), 1 << 16);
        fuzz::require(!applied || applied->size() <= 1 << 16, "a delta is bounded");
        return 0;
    }
    case 3: { // An entry of a pack, with its content compressed.
        const QByteArray name = QByteArray::fromHex(commit);
        repository.files.remove(u"/r/.git/objects/"_qs + QString::fromLatin1(commit.left(2) + '/' + commit.mid(2)));
        const qsizetype head = std::min<qsizetype>(bytes.size(), 1 + uchar(bytes.at(0)) % 24);
        addPack(repository, QByteArray(12, 'P') + bytes.left(head) + compressed(bytes.mid(head)) + bytes, name);
        break;
    }
    case 4:
        repository.files.insert(uchar(bytes.at(0)) % 2 ? u"/r/.git/HEAD"_qs : u"/r/.git/config"_qs, bytes.mid(1));
        repository.files.insert(u"/r/.git/packed-refs"_qs, bytes);
        break;
    case 5:
        repository.files.insert(u"/r/.git/objects/"_qs + QString::fromLatin1(commit.left(2) + '/' + commit.mid(2)),
                                bytes);
        break;
    default:
        break;
    }
    const auto text = git::headText(u"/r/a.yaml"_qs, repository, SmallLimits);
    fuzz::require(!text || !*text || (*text)->size() <= SmallLimits.fileBytes, "a text is bounded");
    return 0;
}
