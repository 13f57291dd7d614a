#pragma once

#include <QObject>

namespace source {

class SourceEditor;

/**
 * The commands of an editor besides those of every text field, as actions of the widget: they have a shortcut and are
 * in the command palette and in the context menu.
 */
class EditorActions final : public QObject
{
    Q_OBJECT

public:
    /** Adds the actions to the editor. */
    explicit EditorActions(SourceEditor &editor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
};

} // namespace source
