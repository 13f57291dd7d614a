#pragma once

#include "assistcontext.h"
#include "linediff.h"
#include "sourceview.h"
#include "textunits.h"
#include "typing.h"
#include "workspace.h"

#include <functional>

class QMenu;

namespace source {

class Pointing;
struct LineMark;

/**
 * The editor for the text of an open definition. It has no text of its own: keys become edits of the document, in undo
 * steps that end at a line end or when the cursor moves. Lists of edits have the offsets of the text before all of
 * them.
 */
class SourceEditor final : public SourceView
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
    /** The byte offset of the main cursor. */
    [[nodiscard]] qsizetype cursorOffset() const { return carets().main().position; }
    [[nodiscard]] bool isReadOnly() const;
    [[nodiscard]] workspace::OpenDefinition &definition() const { return m_definition; }

    /** Replaces the selections. Several lines are pasted at as many cursors, one at each. */
    void insert(const QString &text);
    /** Replaces bytes as one undo step, and selects nothing. */
    void replace(const base::Span &span, const QString &text, const QString &step);
    /** Makes the edits as one step, and moves the cursors. Does nothing in a text that is read-only. */
    void edit(const Typed &typed, const QString &step);
    /** Ends the undo step of typing. */
    void finishTyping();

    void cut();
    void copy() const;
    void paste();
    void selectAll();
    /** Selects the word at the cursor, or adds the next occurrence of the selected text. */
    void selectNextOccurrence();
    void selectAllOccurrences();

    /** Places that are found by a search, sorted; the visible ones are marked. */
    void setMatches(const QList<base::Span> &matches);

    /** The lines that differ from an earlier text. */
    void setChangedLines(const QList<difference::LineChange> &changes);
    /** Sets what tells what is known about the document besides its text. */
    void setAssistContext(const std::function<assist::AssistContext()> &context) { m_assistContext = context; }
    [[nodiscard]] assist::AssistContext assistContext() const;

    /** Positions as assistive technology counts them. They are counted when this is first called. */
    [[nodiscard]] const TextUnits &units() const;
    [[nodiscard]] QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

signals:
    /** The text was edited, and the editor shows it. */
    void edited(const document::Change &change);
    /** The document rejected an edit. */
    void refused(const base::Error &error);
    /** The cursor moved. */
    void currentPointerChanged();
    /** A place was clicked with Ctrl. It is the current pointer. */
    void linkClicked();
    /** The bar of a changed line was pressed. */
    void changePressed(qsizetype line);
    /** The text was changed by a key, at the main cursor. */
    void typed(const QString &text);

protected:
    [[nodiscard]] QList<Underline> underlinesIn(const base::Span &part) const override;
    [[nodiscard]] QList<base::Span> matchesIn(const base::Span &part) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void connectAll();
    void retranslate();
    void takeChange(const document::Change &change);
    void refreshMarks();
    void addChanges(QHash<qsizetype, LineMark> &marks, qsizetype first, qsizetype last) const;
    /** Makes the edits as one step. Steps with one key that follow one another become one. */
    bool apply(const Typed &typed, const QString &step, const QString &key = {});
    void typeAtCarets(const Typed &typed, bool endsRun);
    [[nodiscard]] bool takesKey(const QKeyEvent &event) const;
    [[nodiscard]] bool takesDrop(const QDropEvent &event) const;
    bool editByKey(const QKeyEvent &event);
    void fillMenu(QMenu &menu);
    void showProblems(qsizetype line);
    void addFixes(QMenu &menu, qsizetype line);
    [[nodiscard]] QString toolTipAt(qsizetype offset) const;

    workspace::OpenDefinition &m_definition;
    Pointing *m_pointing = nullptr;
    bool m_isEditing = false;
    int m_run = 0;      ///< Number of the current sequence of typing, for the merge key of the step.
    Carets m_runCarets; ///< Where the next key continues the sequence.
    bool m_isInRun = false;
    QList<base::Span> m_matches;
    QList<difference::LineChange> m_changes;
    std::function<assist::AssistContext()> m_assistContext;
    mutable std::optional<TextUnits> m_units; ///< Null until somebody asks.
};

} // namespace source
