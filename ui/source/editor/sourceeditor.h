#pragma once

#include "assistcontext.h"
#include "changeverdicts.h"
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
 * steps that end at a line end or when the cursor moves. The offsets in a list of edits are offsets in the text before
 * all of them.
 */
class SourceEditor final : public SourceView
{
    Q_OBJECT

public:
    explicit SourceEditor(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Selects the bytes of `span` and scrolls to them. */
    void showSpan(const base::Span &span);
    /** Selects the key of the node at a pointer and scrolls to it; without a key, moves the cursor to the start of the
     * value. Returns false if there is no such node. */
    bool showPointer(const document::Pointer &pointer);
    /** The JSON Pointer of the node at the main cursor. */
    [[nodiscard]] document::Pointer currentPointer() const;
    /** The byte offset of the main cursor. */
    [[nodiscard]] qsizetype cursorOffset() const { return carets().main().position; }
    [[nodiscard]] bool isReadOnly() const;
    [[nodiscard]] workspace::OpenDefinition &definition() const { return m_definition; }

    /** Inserts a text at each cursor in place of its selection. If the text has as many lines as there are cursors,
     * each cursor gets one line. */
    void insert(const QString &text);
    /** Replaces the bytes of `span` as one undo step with the name `step`, and moves the cursor to the end of the new
     * text. */
    void replace(const base::Span &span, const QString &text, const QString &step);
    /** Applies the edits as one undo step with the name `step`, and moves the cursors. Does nothing if the text is
     * read-only. */
    void edit(const Typed &typed, const QString &step);
    /** Ends the undo step of what was typed last: the next key begins a new one. */
    void finishTyping();

    void cut();
    void copy() const;
    void paste();
    void selectAll();
    /** Selects the word at the main cursor if it selects nothing; otherwise adds a cursor that selects the next
     * occurrence of the selected text. */
    void selectNextOccurrence();
    void selectAllOccurrences();

    /** Sets the places that a search has found, sorted. The visible ones are highlighted. */
    void setMatches(const QList<base::Span> &matches);

    /** Sets the lines that differ from the last commit, which get a bar in the gutter. */
    void setChangedLines(const QList<difference::LineChange> &changes);
    /** Sets what changes of lines mean for clients, by their first lines. The bars of breaking changes get the color of
     * errors, those of doubtful ones the color of warnings. */
    void setVerdicts(const QHash<qsizetype, ChangeVerdict> &verdicts);
    /** Sets the function that returns what hover texts and completions need to know besides the text of the document.
     */
    void setAssistContext(const std::function<assist::AssistContext()> &context) { m_assistContext = context; }
    [[nodiscard]] assist::AssistContext assistContext() const;

    /** Converts byte offsets to and from the positions that assistive technology counts. The text is counted when this
     * is first called. */
    [[nodiscard]] const TextUnits &units() const;
    [[nodiscard]] QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

signals:
    /** The document was changed, by this editor or otherwise, and the editor shows the new text. */
    void edited(const document::Change &change);
    /** The document rejected an edit of this editor, which was not made. */
    void refused(const base::Error &error);
    /** A cursor or selection changed, so currentPointer() may have changed. */
    void currentPointerChanged();
    /** The place of currentPointer() was clicked with Ctrl. */
    void linkClicked();
    /** The bar of a changed line in the gutter was pressed. `line` is counted from 0. */
    void changePressed(qsizetype line);
    /** The document was changed by a key or an input method, which typed `text` at the main cursor. `text` is empty
     * after Backspace. */
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
    /** Applies the edits as one undo step with the name `step`. Consecutive steps with the same non-empty `key` become
     * one. Returns false if nothing was changed. */
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
    /** The number of the current run of typed keys, which is a part of the merge key of their undo step. */
    int m_run = 0;
    Carets m_runCarets; ///< The cursors after the last typed key. If they have moved, the next key begins a new run.
    bool m_isInRun = false;
    QList<base::Span> m_matches;
    QList<difference::LineChange> m_changes;
    QHash<qsizetype, ChangeVerdict> m_verdicts;
    std::function<assist::AssistContext()> m_assistContext;
    mutable std::optional<TextUnits> m_units; ///< The result of units(); std::nullopt until it is first called.
};

} // namespace source
