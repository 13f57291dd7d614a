#pragma once

#include "filefindings.h"
#include "invalidcharacter.h"
#include "snapshot.h"

namespace commands {

/** Finds positions in a text. It is fast if they are asked for in the order of the text: each is counted from the one
 * before. */
class PositionCursor final
{
public:
    /** Creates a cursor at the start of a text. The snapshot must outlive it. */
    explicit PositionCursor(const document::Snapshot &snapshot)
        : m_snapshot(snapshot)
    {}

    void moveTo(qsizetype offset);
    [[nodiscard]] const base::Position &position() const { return m_position; }
    [[nodiscard]] base::Position positionAt(qsizetype offset) const;

private:
    const document::Snapshot &m_snapshot;
    qsizetype m_offset = 0;
    base::Position m_position;
};

/** Returns the finding of a problem in the file with this name. */
[[nodiscard]] Finding findingOf(const QString &name, PositionCursor &cursor, const base::Diagnostic &problem);
/** Returns the syntax errors of a file. */
[[nodiscard]] FileFindings syntaxOf(const QString &name, const QString &address, const document::Snapshot &snapshot);
/** Returns the finding of a file with bytes that are not characters. */
[[nodiscard]] FileFindings invalidFile(const QString &name, const QString &address, const InvalidCharacter &found);

} // namespace commands
