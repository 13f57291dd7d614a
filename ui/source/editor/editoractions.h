#pragma once

#include <QObject>

namespace document {
class Document;
}

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
    /** Adds the actions to the editor. Those that edit are disabled while the document is read-only. */
    EditorActions(SourceEditor &editor, const document::Document &document);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void refresh();

    const SourceEditor &m_editor;
};

} // namespace source
