#include "fixwriter.h"

#include "linediff.h"
#include "literalsecrets.h"
#include "savecrosscheck.h"
#include "showntext.h"

namespace commands {

namespace {

/** The text with an ellipsis in the place of each secret. */
QByteArray withoutSecrets(const document::Snapshot &snapshot)
{
    const QByteArray text = snapshot.text();
    QByteArray shown;
    qsizetype at = 0;
    for (const base::Span &secret : workspace::literalSecrets(snapshot)) {
        shown += text.mid(at, secret.offset - at) + "…";
        at = secret.end();
    }
    return shown + text.mid(at);
}

/** Lines of one part of a diff. */
class Hunk final
{
public:
    void add(const difference::DiffLine &line)
    {
        using LineKind = difference::DiffLine::Kind;
        const char mark = line.kind == LineKind::Added ? '+' : line.kind == LineKind::Removed ? '-' : ' ';
        m_text += mark + line.text + '\n';
        if (line.kind != LineKind::Added) {
            m_oldStart = m_oldCount == 0 ? line.oldLine : m_oldStart;
            ++m_oldCount;
        }
        if (line.kind != LineKind::Removed) {
            m_newStart = m_newCount == 0 ? line.newLine : m_newStart;
            ++m_newCount;
        }
    }

    [[nodiscard]] QByteArray take()
    {
        if (m_text.isEmpty())
            return {};
        const auto range = [](qsizetype start, qsizetype count) {
            return QByteArray::number(count == 0 ? start : start + 1) + ',' + QByteArray::number(count);
        };
        const QByteArray hunk = "@@ -" + range(m_oldStart, m_oldCount) + " +" + range(m_newStart, m_newCount) +
                                " @@\n" + m_text;
        *this = Hunk();
        return hunk;
    }

private:
    QByteArray m_text;
    qsizetype m_oldStart = 0;
    qsizetype m_oldCount = 0;
    qsizetype m_newStart = 0;
    qsizetype m_newCount = 0;
};

} // namespace

QByteArray fixDiff(const LintedFiles::Fixed &fixed)
{
    const QByteArray name = base::shownText(fixed.name).toUtf8();
    QByteArray diff = "--- " + name + "\n+++ " + name + '\n';
    Hunk hunk;
    for (const difference::DiffLine &line :
         difference::unifiedDiff(withoutSecrets(fixed.before), withoutSecrets(fixed.after))) {
        if (line.kind == difference::DiffLine::Kind::Gap)
            diff += hunk.take();
        else
            hunk.add(line);
    }
    return base::shownLines(QString::fromUtf8(diff + hunk.take())).toUtf8();
}

bool writeFixes(const LintedFiles::Fixed &fixed, workspace::DocumentStore &store, Console &console)
{
    const workspace::ChangeCrossCheck differences = workspace::crossCheckChange(fixed.before, fixed.after);
    for (const base::Diagnostic &problem : differences.inChange)
        console.complain(problemLine(fixed.name, fixed.after, problem));
    if (!differences.inChange.isEmpty()) {
        console.complain(
            u"%1: nothing was fixed, because another YAML parser reads the fixes differently."_qs.arg(fixed.name));
        return false;
    }
    if (const base::Result<void> written = store.write(fixed.path, fixed.bytes); !written) {
        console.complain(failureLine(fixed.name, written.error()));
        return false;
    }
    console.complain(fixed.count == 1 ? u"%1: 1 problem is fixed"_qs.arg(fixed.name)
                                      : u"%1: %2 problems are fixed"_qs.arg(fixed.name, QString::number(fixed.count)));
    return true;
}

} // namespace commands
