#include "aliases.h"

#include "members.h"

namespace lint {

using document::Node;

namespace {

/** Aliases of aliases. */
constexpr int MaximumAliasDepth = 10;

/** The formats with a name such as "oas2", "oas3", "oas3.1" or "oas3_1", as bits. */
int formatsNamed(const QByteArray &name)
{
    if (name == "oas2")
        return Oas2;
    int formats = 0;
    for (const auto &[version, minor, release] : specification::KnownVersions) {
        const QByteArray number = QByteArray(name).replace('_', '.').mid(3);
        if (name == "oas3" || (name.startsWith("oas") && number == minor))
            formats |= formatBitOf(version);
    }
    return formats ? formats : OtherFormat;
}

/** Adds the paths that a text or a list of texts has, as far as the budget goes. */
void appendPaths(const Node &node, int formats, RulesetBudget &budget, QList<GivenText> &into)
{
    const qsizetype count = node.isSequence() ? node.childCount() : node.isString() ? 1 : 0;
    for (qsizetype i = 0; i < count; ++i) {
        const Node path = node.isSequence() ? node.childAt(i).resolved() : node;
        if (!budget.take(stepsOfText(path.span().length)))
            return;
        into.append({path.text(), formats});
    }
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
        formats |= formatsNamed(list.childAt(i).resolved().bytes());
    return formats;
}

void Aliases::read(const Node &aliases, RulesetBudget &budget)
{
    for (const document::Member &member : document::membersOf(aliases)) {
        QList<GivenText> paths;
        appendPaths(member.value, AnyFormat, budget, paths);
        const Node targets = member.value.member("targets");
        int later = 0;
        // The last target that is for a format has it.
        for (qsizetype i = targets.isSequence() ? targets.childCount() - 1 : -1; i >= 0; --i) {
            const Node target = targets.childAt(i).resolved();
            const Node list = target.member("formats");
            if (!budget.take(1 + list.childCount()))
                return;
            const int formats = formatsOf(list) & ~later;
            later |= formats;
            appendPaths(target.member("given"), formats, budget, paths);
        }
        if (!budget.take(stepsOfText(member.key.size())))
            return;
        m_aliases.insert(QString::fromUtf8(member.key), paths);
    }
}

base::Result<QList<GivenText>, Aliases::Fault> Aliases::resolved(const QString &expression, RulesetBudget &budget) const
{
    QList<GivenText> paths;
    if (const std::optional<Fault> fault = resolve({expression}, 0, budget, paths))
        return *fault;
    return paths;
}

std::optional<Aliases::Fault> Aliases::resolve(const GivenText &given, int depth, RulesetBudget &budget,
                                               QList<GivenText> &into) const
{
    if (!given.path.startsWith(u'#')) {
        if (into.size() >= MaximumPathsOfRule)
            return Fault::TooManyPaths;
        into.append(given);
        return std::nullopt;
    }
    qsizetype end = 1;
    while (end < given.path.size() && isNameCharacter(given.path[end]))
        ++end;
    const auto alias = m_aliases.constFind(given.path.sliced(1, end - 1));
    if (alias == m_aliases.constEnd() || depth >= MaximumAliasDepth)
        return Fault::NotDefined;
    for (const GivenText &path : *alias) {
        if (!budget.take(stepsOfText(path.path.size() + given.path.size() - end)))
            return Fault::TooManyPaths;
        if (const auto fault = resolve({path.path + given.path.sliced(end), path.formats & given.formats}, depth + 1,
                                       budget, into))
            return fault;
    }
    return std::nullopt;
}

} // namespace lint
