#pragma once

#include <QObject>

namespace document {
class Document;
}

namespace source {

class SourceEditor;

/**
 * Adds the commands of an editor that simple text fields lack, such as folding and several cursors, as actions to the
 * editor: they have shortcuts, and are listed in the command palette and the context menu.
 */
class EditorActions final : public QObject
{
    Q_OBJECT

public:
    /** Adds the actions to the editor. The ones that change the text are disabled while the document is read-only. */
    EditorActions(SourceEditor &editor, const document::Document &document);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void refresh();

    const SourceEditor &m_editor;
};

} // namespace source
