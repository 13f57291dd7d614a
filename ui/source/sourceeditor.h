#pragma once

#include "numberedtextedit.h"
#include "workspace.h"

#include <QTimer>

namespace source {

class TextMirror;

/** The text of one open definition, as it stands, with line numbers and the problems of the lines that are seen. */
class SourceEditor final : public widgets::NumberedTextEdit
{
    Q_OBJECT

public:
    explicit SourceEditor(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Selects the bytes and scrolls to them. */
    void showSpan(const base::Span &span);
    /** Puts the cursor on the key, or else the value, at a place; false when nothing stands there. */
    bool showPointer(const document::Pointer &pointer);
    /** The place the cursor is in. */
    [[nodiscard]] document::Pointer currentPointer() const;

    /** The byte the cursor stands before. */
    [[nodiscard]] qsizetype cursorOffset() const;

signals:
    /** The document took no edit. */
    void refused(const base::Error &error);
    /** The cursor is in another place than before. */
    void currentPointerChanged();
    /** A click with Ctrl: the place under it is the current one. */
    void linkClicked();

protected:
    [[nodiscard]] QHash<int, QColor> marksFrom(int firstLine) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void refreshReadOnly();
    void refreshHighlights();
    [[nodiscard]] const base::Diagnostic *diagnosticAt(qsizetype offset) const;
    void insertIndentedLine();

    workspace::OpenDefinition &m_definition;
    TextMirror *m_mirror = nullptr;
    QTimer m_refresh;
};

} // namespace source
