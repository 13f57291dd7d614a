#include "gitobjects.h"
#include "hostiletexts.h"

namespace hostile {

namespace {

const QString GitFolder = u".git"_qs;
const QString TrackedFile = u"api.yaml"_qs;
const QByteArray TrackedText = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {}\n";
/** Of an object that is in no file, or in one that does not have it. */
const QByteArray ObjectName(20, 'n');
const QByteArray PackHead("PACK\0\0\0\2\0\0\0\1", 12);

/** What a reader of the marks of changes does: this program reads the file at HEAD and compares. */
void addRepositoryCommands(Input &input)
{
    if (!input.files.contains(TrackedFile))
        input.files.insert(TrackedFile, TrackedText);
    input.commands += QList<QStringList>{{QString(), u"--marks"_qs, TrackedFile}, {u"lint"_qs, TrackedFile}};
}

/** HEAD, a commit and a tree that lead to the object `blob` as the definition. */
void addHead(GitObjects &git, const QByteArray &blob, const QByteArray &before = {})
{
    const QByteArray tree = git.addLoose("tree", before + "100644 api.yaml" + '\0' + blob);
    const QByteArray commit = git.addLoose("commit", "tree " + tree.toHex() + "\n\nm\n");
    git.add(u"HEAD"_qs, "ref: refs/heads/main\n");
    git.add(u"refs/heads/main"_qs, commit.toHex() + '\n');
    git.add(u"config"_qs, "[core]\n\trepositoryformatversion = 0\n");
}

/** Deltas that make each object several times as large as the one before. */
void gitDeltas(Dice &dice, Input &input)
{
    GitObjects git(input, GitFolder);
    const int levels = dice.length(1, 6'000);
    const int times = dice.of(QList<int>{1, 1, 1, 2, 2, 8, 200});
    const qint64 most = dice.of(QList<qint64>{1 << 16, 1 << 24, 70 * 1024 * 1024, 1LL << 40});
    quint64 size = quint64(dice.length(1, 1'000'000));
    QByteArray pack = PackHead;
    qint64 before = pack.size();
    pack += entryHead(3, size) + compressedZeros(qint64(size));
    for (int i = 0; i < levels && pack.size() < 600'000; ++i) {
        const int copies = size * quint64(times) > quint64(most) ? 1 : times;
        const QByteArray delta = copyingDelta(size, copies);
        const qint64 here = pack.size();
        const qint64 base = dice.chance(1) ? here : before; // An object that is its own base.
        pack += entryHead(6, quint64(delta.size())) + distanceBytes(quint64(here - base)) + compressed(delta);
        before = here;
        size *= quint64(copies);
    }
    git.addPack(u"pack-a"_qs, pack, {{ObjectName, before}});
    addHead(git, ObjectName);
    addRepositoryCommands(input);
}

/** Objects whose content is far larger than its file. */
void gitBombs(Dice &dice, Input &input)
{
    GitObjects git(input, GitFolder);
    const qint64 size = 1LL << dice.between(10, 29);
    const quint64 claimed = dice.chance(50) ? quint64(size)
                                            : dice.of(QList<quint64>{0, 1, 1ULL << 31, 1ULL << 40, ~0ULL >> 8});
    const QByteArray zeros = compressedZeros(size);
    const QByteArray pack = PackHead + entryHead(dice.between(0, 7), claimed) + zeros;
    git.addPack(u"pack-a"_qs, pack, {{ObjectName, PackHead.size()}});
    if (dice.chance(40))
        git.addRaw(ObjectName, zeros);
    addHead(git, ObjectName);
    if (dice.chance(30)) {
        git.add(u"refs/heads/main"_qs, ObjectName.toHex() + '\n');
    }
    addRepositoryCommands(input);
}

/** Indexes that are wrong or large, and very many of them. */
void gitIndexes(Dice &dice, Input &input)
{
    GitObjects git(input, GitFolder);
    const int packs = dice.length(1, 2'500);
    QMap<QByteArray, qint64> offsets;
    for (int i = dice.length(1, 2'000); i > 0; --i) {
        QByteArray name = QByteArray::number(i).rightJustified(20, 'n');
        offsets.insert(name, dice.chance(50) ? i : 0x7fffffff);
    }
    if (dice.chance(30))
        offsets.insert(ObjectName, 12);
    const int most = std::max(1, 3'000'000 / int(offsets.size() * 30 + 2'000));
    for (int i = 0; i < std::min(packs, most); ++i)
        git.addPack(u"pack-%1"_qs.arg(i), PackHead, offsets);
    if (dice.chance(40)) {
        QByteArray index("\377tOc\0\0\0\2", 8);
        index += QByteArray(dice.length(1, 1100), char(dice.chance(50) ? 0xff : 0x7f));
        index += QByteArray(dice.length(1, 300'000), 'n');
        git.add(u"objects/pack/pack-wrong.idx"_qs, index);
        git.add(u"objects/pack/pack-wrong.pack"_qs, PackHead);
    }
    addHead(git, ObjectName);
    addRepositoryCommands(input);
}

void gitTrees(Dice &dice, Input &input)
{
    GitObjects git(input, GitFolder);
    const int depth = dice.length(1, 300);
    const int entries = dice.length(1, 20'000);
    QByteArray before;
    for (int i = 0; i < entries; ++i)
        before += "100644 a" + QByteArray::number(i) + '\0' + ObjectName;
    const QByteArray blob = git.addLoose("blob", dice.chance(50) ? TrackedText
                                                                 : QByteArray("a\n").repeated(dice.length(1, 200'000)));
    QByteArray tree = git.addLoose("tree", before + "100644 api.yaml" + '\0' + blob);
    QString folder;
    for (int i = 0; i < depth; ++i) {
        tree = git.addLoose("tree", "40000 d" + QByteArray(1, '\0') + tree);
        folder += u"d/"_qs;
    }
    const QByteArray commit = git.addLoose("commit",
                                           "tree " + tree.toHex() + '\n' + QByteArray("parent x\n").repeated(entries));
    git.add(u"HEAD"_qs, commit.toHex());
    input.files.insert(folder + TrackedFile,
                       dice.chance(50) ? TrackedText : QByteArray("b\na\n").repeated(dice.length(1, 100'000)));
    input.commands += QList<QStringList>{{QString(), u"--marks"_qs, folder + TrackedFile},
                                         {u"lint"_qs, folder + TrackedFile}};
}

/** References, links between repositories, and what is no file. */
void gitReferences(Dice &dice, Input &input)
{
    GitObjects git(input, GitFolder);
    addHead(git, ObjectName);
    const int size = dice.length(1, 100'000);
    switch (dice.below(10)) {
    case 0:
        git.add(u"HEAD"_qs, "ref: refs/heads/a\n");
        git.add(u"refs/heads/a"_qs, "ref: refs/heads/b\n");
        git.add(u"refs/heads/b"_qs, "ref: refs/heads/a\n");
        break;
    case 1:
        git.add(u"HEAD"_qs, "ref: refs/heads/none\n");
        git.add(u"packed-refs"_qs, (QByteArray(40, 'a') + " refs/heads/non\n").repeated(size / 4 + 1));
        break;
    case 2:
        input.files.clear();
        input.files.insert(GitFolder, "gitdir: .git\n");
        break;
    case 3:
        input.files.clear();
        input.files.insert(GitFolder, "gitdir: " + QByteArray("a/../").repeated(size / 5) + "g\n");
        input.files.insert(u"g/HEAD"_qs, "ref: refs/heads/main\n");
        input.files.insert(u"g/commondir"_qs, "../g\n");
        break;
    case 4:
        git.add(u"commondir"_qs,
                dice.of(QByteArrayList{".", "../.git", QByteArray("../.git/").repeated(size / 8), "/dev", "/"}));
        break;
    case 5:
        git.add(u"objects/info/alternates"_qs, QByteArray("../../.git/objects\n").repeated(size));
        break;
    case 6:
        git.add(u"config"_qs, QByteArray("[core]\n\trepositoryformatversion = 1\n[extensions]\n\tobjectFormat = sha1\n")
                                  .repeated(size / 10 + 1));
        break;
    case 7:
        for (const QString &name :
             {u"HEAD"_qs, u"config"_qs, u"packed-refs"_qs, u"objects/pack/pack-p.idx"_qs, u"refs/heads/main"_qs}) {
            if (!dice.chance(50))
                continue;
            input.files.remove(GitFolder + u'/' + name);
            input.pipes.append(GitFolder + u'/' + name);
        }
        break;
    case 8:
        for (const QString &name : {u"HEAD"_qs, u"config"_qs, u"packed-refs"_qs, u"objects/pack/pack-p.idx"_qs}) {
            if (!dice.chance(50))
                continue;
            input.files.remove(GitFolder + u'/' + name);
            input.links.insert(GitFolder + u'/' + name,
                               dice.of(QStringList{u"/dev/zero"_qs, u"HEAD"_qs, u"/dev/stdin"_qs, u"."_qs}));
        }
        break;
    default:
        git.add(u"HEAD"_qs, "ref: refs/heads/" + QByteArray("a/").repeated(size) + "b\n");
    }
    addRepositoryCommands(input);
}

constexpr Kind RepositoryKinds[] = {
    {"git deltas", gitDeltas}, {"git bombs", gitBombs},           {"git indexes", gitIndexes},
    {"git trees", gitTrees},   {"git references", gitReferences},
};

} // namespace

std::span<const Kind> repositoryKinds()
{
    return RepositoryKinds;
}

} // namespace hostile
