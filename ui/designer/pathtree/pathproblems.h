#pragma once

#include "diagnostic.h"
#include "pathentry.h"

#include <QHash>
#include <QWidget>

namespace workspace {
class OpenDefinition;
}

namespace designer {

/** The errors and warnings of an entry. */
struct PathMark {
    base::Severity severity = base::Severity::Information; ///< The most severe one.
    int errors = 0;
    int warnings = 0;
    QStringList texts; ///< The first ones.

    [[nodiscard]] bool isEmpty() const { return errors + warnings == 0; }
    void add(const PathMark &other);
    friend bool operator==(const PathMark &, const PathMark &) = default;
};

/** The problems of a definition by path and operation. Reads the list of problems when it changes, while its parent is
 * visible, and nothing else. */
class PathProblems final : public QObject
{
    Q_OBJECT

public:
    PathProblems(workspace::OpenDefinition &definition, QWidget *parent);

    /** The problems in the entry; those of a path's operations are not included. */
    [[nodiscard]] PathMark of(const PathEntry &entry) const { return m_marks.value(entry); }
    /** The problems in all operations of the path. */
    [[nodiscard]] PathMark below(const PathEntry &path) const { return m_below.value(path); }

signals:
    /** The marks of these entries have changed. */
    void changed(const QList<designer::PathEntry> &entries);

private:
    void read();

    workspace::OpenDefinition &m_definition;
    QHash<PathEntry, PathMark> m_marks;
    QHash<PathEntry, PathMark> m_below;
};

/** "2 errors, 1 warning" and the first messages. */
[[nodiscard]] QString markText(const PathMark &mark);

} // namespace designer
