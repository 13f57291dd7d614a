#include "aliases.h"

#include "members.h"

namespace lint {

using document::Node;

namespace {

/** Aliases of aliases. */
constexpr int MaximumAliasDepth = 10;
/** Of one expression. */
constexpr int MaximumPaths = 1'000;

struct FormatName {
    const char *name;
    int bits;
};

constexpr FormatName FormatNames[] = {
    {"oas2", Oas2},    {"oas3", Oas30 | Oas31 | Oas32},
    {"oas3.0", Oas30}, {"oas3_0", Oas30},
    {"oas3.1", Oas31}, {"oas3_1", Oas31},
    {"oas3.2", Oas32}, {"oas3_2", Oas32},
};

int formatNamed(const QByteArray &name)
{
    for (const FormatName &format : FormatNames) {
        if (name == format.name)
            return format.bits;
    }
    return OtherFormat;
}

QStringList textsOf(const Node &node)
{
    QStringList texts;
    if (node.isString())
        texts.append(node.text());
    for (qsizetype i = 0; node.isSequence() && i < node.childCount(); ++i)
        texts.append(node.childAt(i).resolved().text());
    return texts;
}

bool isNameCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c == u'-';
}

} // namespace

int formatsOf(const Node &list)
{
    if (!list.isSequence() || list.childCount() == 0)
        return AnyFormat;
    int formats = 0;
    for (qsizetype i = 0; i < list.childCount(); ++i)
        formats |= formatNamed(list.childAt(i).resolved().bytes());
    return formats;
}

void Aliases::read(const Node &aliases)
{
    for (const document::Member &member : document::membersOf(aliases)) {
        QList<GivenText> paths;
        for (const QString &path : textsOf(member.value))
            paths.append({path});
        const Node targets = member.value.member("targets");
        int later = 0;
        // The last target that is for a format has it.
        for (qsizetype i = targets.isSequence() ? targets.childCount() - 1 : -1; i >= 0; --i) {
            const Node target = targets.childAt(i).resolved();
            const int formats = formatsOf(target.member("formats")) & ~later;
            later |= formats;
            for (const QString &path : textsOf(target.member("given")))
                paths.append({path, formats});
        }
        m_aliases.insert(QString::fromUtf8(member.key), paths);
    }
}

std::optional<QList<GivenText>> Aliases::resolved(const QString &expression) const
{
    QList<GivenText> paths;
    int left = MaximumPaths;
    if (!resolve({expression}, 0, left, paths))
        return std::nullopt;
    return paths;
}

bool Aliases::resolve(const GivenText &given, int depth, int &left, QList<GivenText> &into) const
{
    if (--left < 0)
        return false;
    if (!given.path.startsWith(u'#')) {
        into.append(given);
        return true;
    }
    qsizetype end = 1;
    while (end < given.path.size() && isNameCharacter(given.path[end]))
        ++end;
    const auto alias = m_aliases.constFind(given.path.sliced(1, end - 1));
    if (alias == m_aliases.constEnd() || depth >= MaximumAliasDepth)
        return false;
    for (const GivenText &path : *alias) {
        if (!resolve({path.path + given.path.sliced(end), path.formats & given.formats}, depth + 1, left, into))
            return false;
    }
    return true;
}

} // namespace lint
