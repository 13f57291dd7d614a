#include "findingplaces.h"

#include "diagnosticmessages.h"
#include "documentfile.h"
#include "lint.h"
#include "showntext.h"

#include <algorithm>

namespace commands {

void PositionCursor::moveTo(qsizetype offset)
{
    m_position = positionAt(offset);
    m_offset = offset;
}

base::Position PositionCursor::positionAt(qsizetype offset) const
{
    if (offset < m_offset)
        return m_snapshot.positionAt(offset);
    const QByteArray between = m_snapshot.text({m_offset, offset - m_offset});
    if (between.contains('\n') || between.contains('\r'))
        return m_snapshot.positionAt(offset);
    const auto count = std::count_if(between.begin(), between.end(), [](char c) { return (c & 0xc0) != 0x80; });
    return {m_position.line, m_position.column + count};
}

Finding findingOf(const QString &name, PositionCursor &cursor, const base::Diagnostic &problem)
{
    cursor.moveTo(problem.span.offset);
    return {name,
            cursor.position(),
            cursor.positionAt(problem.span.end()),
            problem.severity,
            base::shownText(problem.rule), // A ruleset can name its rules as it likes.
            messages::diagnosticText(problem),
            problem.pointer,
            base::logicalPlace(problem)};
}

FileFindings syntaxOf(const QString &name, const QString &address, const document::Snapshot &snapshot)
{
    FileFindings file{name, address, {}};
    PositionCursor cursor(snapshot);
    for (const base::Diagnostic &problem : lint::sorted(snapshot.problems()))
        file.findings.append(findingOf(name, cursor, problem));
    for (Finding &finding : file.findings)
        finding.isSyntax = true;
    return file;
}

FileFindings invalidFile(const QString &name, const QString &address, const InvalidCharacter &found)
{
    const base::Diagnostic problem = encodingProblem(found);
    const base::Position end{found.position.line, found.position.column + 1};
    return {name,
            address,
            {{name, found.position, end, problem.severity, problem.rule, messages::diagnosticText(problem),
              problem.pointer, problem.pointer}}};
}

} // namespace commands
