#pragma once

#include "numberedtextedit.h"
#include "workspace.h"

namespace source {

class TextMirror;

/** The editor for the text of an open definition. Highlights tokens and problems of the visible lines. */
class SourceEditor final : public widgets::NumberedTextEdit
{
    Q_OBJECT

public:
    explicit SourceEditor(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Selects the bytes and scrolls to them. */
    void showSpan(const base::Span &span);
    /** Moves the cursor to the key, or else the value, at a pointer; false if there is no such node. */
    bool showPointer(const document::Pointer &pointer);
    /** The pointer of the node at the cursor. */
    [[nodiscard]] document::Pointer currentPointer() const;

    /** The byte offset of the cursor. */
    [[nodiscard]] qsizetype cursorOffset() const;

signals:
    /** The document rejected an edit. */
    void refused(const base::Error &error);
    /** The cursor moved. */
    void currentPointerChanged();
    /** A place was clicked with Ctrl. It is the current pointer. */
    void linkClicked();

protected:
    [[nodiscard]] QHash<int, QColor> marksFrom(int firstLine) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void refreshReadOnly();
    void refreshSoon();
    void refreshHighlights();
    [[nodiscard]] const base::Diagnostic *diagnosticAt(qsizetype offset) const;
    void insertIndentedLine();

    workspace::OpenDefinition &m_definition;
    TextMirror *m_mirror = nullptr;
    bool m_isRefreshDue = false;
};

} // namespace source
