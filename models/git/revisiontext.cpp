#include "revisiontext.h"

#include "committree.h"
#include "headreference.h"

#include <algorithm>
#include <array>

namespace git {

namespace {

using base::Error;
using base::ErrorCode;

constexpr qsizetype NameDigits = 2 * NameBytes;

/** The largest number of parents that one revision follows. */
constexpr int MaximumParents = 1000;

bool isFullName(QByteArrayView text)
{
    return text.size() == NameDigits && std::all_of(text.begin(), text.end(), [](char letter) {
               return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
           });
}

/** The value of the n-th header line with a name, from 1 on, of a commit or a tag; empty if there is none. */
QByteArray headerOf(const QByteArray &object, const QByteArray &name, int number)
{
    for (const QByteArray &line : object.left(object.indexOf("\n\n")).split('\n')) {
        if (line.startsWith(name + ' ') && --number == 0)
            return line.mid(name.size() + 1);
    }
    return {};
}

/** The commit that an object is, or that a tag object names. */
base::Result<QByteArray> commitAt(QByteArray name, ObjectStore &store, const GitLimits &limits)
{
    for (int step = 0; step <= limits.references; ++step) {
        const auto commit = store.read(QByteArray::fromHex(name), ObjectType::Commit);
        if (commit)
            return name;
        const auto tag = store.read(QByteArray::fromHex(name), ObjectType::Tag);
        if (!tag)
            return commit.error();
        name = headerOf(*tag, "object", 1);
    }
    return Error{ErrorCode::TooLarge, QString::fromLatin1(name)};
}

/** The digits of an abbreviated name, at least 4 as in git: of `1a2b3c`, or of `v1.2-3-g1a2b3c` as `git describe`
 * prints it; empty for other texts. */
QByteArray digitsIn(const QByteArray &name)
{
    constexpr qsizetype Fewest = 4;
    const qsizetype described = name.lastIndexOf("-g");
    const QByteArray digits = described < 0 ? name : name.sliced(described + 2);
    const bool areDigits = std::ranges::all_of(digits, [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f') || (letter >= 'A' && letter <= 'F');
    });
    return areDigits && digits.size() >= Fewest && digits.size() <= NameDigits ? digits.toLower() : QByteArray();
}

/** The only commit, or tag of a commit, whose name starts with some digits; std::nullopt if there is none. */
base::Result<std::optional<QByteArray>> commitWithDigits(const QByteArray &digits, ObjectStore &store,
                                                         const GitLimits &limits)
{
    std::optional<QByteArray> found;
    const auto names = digits.isEmpty() ? base::Result<QList<QByteArray>>(QList<QByteArray>())
                                        : store.namesStartingWith(digits, limits.abbreviated);
    if (!names)
        return names.error();
    for (const QByteArray &name : *names) {
        const auto commit = commitAt(name.toHex(), store, limits);
        if (!commit && commit.error().code != ErrorCode::WrongType)
            return commit.error();
        if (!commit || found == *commit)
            continue;
        if (found)
            return Error{ErrorCode::AlreadyExists, QString::fromLatin1(digits)}; // Ambiguous.
        found = *commit;
    }
    return found;
}

/** A step to a parent: the first parent `times` times, or the parent with a number. */
struct ParentStep {
    int times = 1;
    int number = 1;
};

constexpr std::array<QByteArrayView, 2> Peelings{"^{}", "^{commit}"};

/** Reads `~2^^2`; std::nullopt if it is no list of steps. */
std::optional<QList<ParentStep>> stepsIn(QByteArrayView text)
{
    QList<ParentStep> steps;
    int total = 0;
    while (!text.isEmpty()) {
        // `^{}` and `^{commit}` are the commit that a tag names, which is taken in any case.
        const auto peel = std::ranges::find_if(Peelings, [&](QByteArrayView each) { return text.startsWith(each); });
        if (peel != Peelings.end()) {
            text = text.sliced(peel->size());
            continue;
        }
        const char kind = text.front();
        qsizetype digits = 1;
        while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9')
            ++digits;
        bool isNumber = true;
        const int number = digits == 1 ? 1 : text.sliced(1, digits - 1).toInt(&isNumber);
        const ParentStep step = kind == '~' ? ParentStep{number, 1} : ParentStep{number == 0 ? 0 : 1, number};
        total += step.times;
        if ((kind != '~' && kind != '^') || !isNumber || step.times > MaximumParents || total > MaximumParents)
            return std::nullopt;
        steps.append(step);
        text = text.sliced(digits);
    }
    return steps;
}

base::Result<QByteArray> parentOf(QByteArray commit, const QList<ParentStep> &steps, const Error &notFound,
                                  ObjectStore &store)
{
    for (const ParentStep &step : steps) {
        for (int i = 0; i < step.times; ++i) {
            const auto content = store.read(QByteArray::fromHex(commit), ObjectType::Commit);
            if (!content)
                return content.error();
            commit = headerOf(*content, "parent", step.number);
            if (!isFullName(commit))
                return notFound;
        }
    }
    return commit;
}

} // namespace

base::Result<QByteArray> commitOf(const QString &filePath, const QString &revision, RepositoryFiles &files,
                                  const GitLimits &limits)
{
    const Error notFound{ErrorCode::NotFound, revision};
    const QByteArray text = revision.toUtf8();
    const auto end = std::ranges::find_if(text, [](char letter) { return letter == '~' || letter == '^'; });
    QByteArray name = text.first(std::distance(text.begin(), end));
    const auto steps = stepsIn(QByteArrayView(text).sliced(name.size()));
    if (name == "@")
        name = "HEAD";
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder)
        return folder.error();
    if (!*folder || !steps)
        return notFound;
    const auto object = isFullName(name) ? base::Result<std::optional<QByteArray>>(std::optional(name))
                                         : objectAtReference(name, **folder, files, limits);
    if (!object)
        return object.error();
    ObjectStore store((*folder)->common + u"/objects"_qs, files, limits);
    const auto named = *object ? object : commitWithDigits(digitsIn(name), store, limits);
    if (!named)
        return named.error();
    if (!*named)
        return notFound;
    const auto commit = commitAt(**named, store, limits);
    return commit ? parentOf(*commit, *steps, notFound, store) : commit;
}

base::Result<std::optional<QByteArray>> textAt(const QString &filePath, const QByteArray &commit,
                                               RepositoryFiles &files, const GitLimits &limits)
{
    const auto folder = findGitFolder(filePath, files, limits);
    if (!folder)
        return folder.error();
    if (!*folder)
        return std::optional<QByteArray>();
    ObjectStore store((*folder)->common + u"/objects"_qs, files, limits);
    return fileOfCommit(commit, (*folder)->path, store);
}

} // namespace git
