#pragma once

#include "workspace.h"

#include <QPlainTextEdit>
#include <QTimer>

namespace source {

class TextMirror;

/** The text of one open definition, as it stands, with line numbers and the problems of the lines that are seen. */
class SourceEditor final : public QPlainTextEdit
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
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    friend class SourceMargin;
    void buildWidgets();
    void connectAll();
    void refreshReadOnly();
    void refreshMargin();
    void refreshSelections();
    void addTokens(QList<QTextEdit::ExtraSelection> &selections, const QTextBlock &first, int lastBlock) const;
    void addProblems(QList<QTextEdit::ExtraSelection> &selections, const base::Span &seen) const;
    /** True for a line within a `|` or `>` text, where nothing is a key or a comment. */
    [[nodiscard]] bool isInBlockText(const QTextBlock &block) const;
    [[nodiscard]] int lastVisibleBlock() const;
    [[nodiscard]] int marginWidth() const;
    [[nodiscard]] const base::Diagnostic *diagnosticAt(qsizetype offset) const;
    void paintMargin(QPaintEvent *event);
    void insertIndentedLine();

    workspace::OpenDefinition &m_definition;
    TextMirror *m_mirror = nullptr;
    QWidget *m_margin = nullptr;
    QTimer m_refresh;
};

} // namespace source
