#pragma once

#include "diagnostic.h"
#include "pathentry.h"

#include <QHash>
#include <QWidget>

namespace workspace {
class OpenDefinition;
}

namespace designer {

/** The number, severity and first texts of the errors and warnings of a path or operation. */
struct PathMark {
    base::Severity severity = base::Severity::Information; ///< The severity of the most severe problem.
    int errors = 0;
    int warnings = 0;
    QStringList texts; ///< The texts of the first problems.

    [[nodiscard]] bool isEmpty() const { return errors + warnings == 0; }
    void add(const PathMark &other);
    friend bool operator==(const PathMark &, const PathMark &) = default;
};

/** Sorts the problems of a definition by path and operation. It reads the list of problems only when the list has
 * changed and the parent widget is visible. */
class PathProblems final : public QObject
{
    Q_OBJECT

public:
    PathProblems(workspace::OpenDefinition &definition, QWidget *parent);

    /** Returns the problems of an entry. For a path, the problems of its operations are not included. */
    [[nodiscard]] PathMark of(const PathEntry &entry) const { return m_marks.value(entry); }
    /** Returns the problems of all operations of a path. */
    [[nodiscard]] PathMark below(const PathEntry &path) const { return m_below.value(path); }

signals:
    /** Emitted when the problems of these entries have changed. */
    void changed(const QList<designer::PathEntry> &entries);

private:
    void read();

    workspace::OpenDefinition &m_definition;
    QHash<PathEntry, PathMark> m_marks;
    QHash<PathEntry, PathMark> m_below;
};

/** Returns a text with the numbers of problems, such as "2 errors, 1 warning", and the texts of the first problems. */
[[nodiscard]] QString markText(const PathMark &mark);

} // namespace designer
