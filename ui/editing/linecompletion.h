#pragma once

#include <QObject>

class QCompleter;
class QLineEdit;

namespace editing {

/**
 * Completes what is typed in a line, as QLineEdit::setCompleter() does, and closes the list of completions before the
 * line is hidden or deleted. Qt closes it while the line is being deleted, when the window can't look for its edits.
 */
class LineCompletion final : public QObject
{
    Q_OBJECT

public:
    LineCompletion(QLineEdit &line, QCompleter *completer);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QCompleter *m_completer;
};

} // namespace editing
