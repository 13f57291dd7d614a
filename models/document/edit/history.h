#pragma once

#include "documentchange.h"
#include "encoding.h"

#include <optional>

namespace document {

/** The state of a document at one moment: the text with its tree, and the encoding of its file. */
struct DocumentState {
    Snapshot snapshot;
    Encoding encoding;
};

/** An undo step: the splices of its edits in both directions, and what it is about. */
struct HistoryStep {
    QString name;
    QString mergeKey;
    QList<Splice> forward;
    QList<Splice> backward;
    QList<Pointer> pointers;
    /** What the step is about, in the text before it: the Edited::before of its edits, joined. */
    std::optional<Subject> subjectBefore;
    std::optional<Subject> subjectAfter;
    /** The state before the step; std::nullopt for an old step, which is undone with its splices. */
    std::optional<DocumentState> before;
    std::optional<DocumentState> after;
};

/** The undo steps of a document; those before the current position are done, the later ones are undone. */
class History final
{
public:
    /**
     * Makes an empty history. `keptStates` is the number of recent steps that keep the states before and after them.
     */
    explicit History(qsizetype keptStates)
        : m_keptStates(keptStates)
    {}

    /** Begins an undo step, to which record() adds edits until end(). */
    void begin(const QString &name, const QString &mergeKey);
    void record(const DocumentState &before, const Edited &edited, const DocumentState &after);
    /**
     * Sets what the begun step is about, before and after it, instead of what its recorded edits tell. Does nothing if
     * no step has begun.
     */
    void setSubject(const std::optional<Subject> &before, const std::optional<Subject> &after);
    /**
     * Ends the begun step: adds it to the history, or merges it into the last one if both have the same non-empty merge
     * key. Removes the steps that are undone. Returns false if nothing was recorded
     * for the step. A recorded edit without splices makes a step that changes no text.
     */
    bool end();
    /** Stops merging: the next step is not merged into the last one. */
    void close() { m_isOpen = false; }
    /** Replaces the state after the last done step by `state`, the same text parsed again. */
    void replaceLastState(const DocumentState &state);

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_steps.size(); }
    [[nodiscard]] const HistoryStep &undoStep() const { return m_steps[m_done - 1]; }
    [[nodiscard]] const HistoryStep &redoStep() const { return m_steps[m_done]; }
    /** Returns the number of steps, and how many of them are done. */
    [[nodiscard]] qsizetype count() const { return m_steps.size(); }
    [[nodiscard]] qsizetype done() const { return m_done; }
    [[nodiscard]] const QString &nameAt(qsizetype index) const { return m_steps[index].name; }
    void stepBack();
    void stepForward();

private:
    [[nodiscard]] bool merges(const HistoryStep &step) const;
    void add(HistoryStep step);

    QList<HistoryStep> m_steps;
    std::optional<HistoryStep> m_begun;
    bool m_hasSubject = false; ///< True if setSubject() was called for the begun step.
    qsizetype m_done = 0;
    qsizetype m_keptStates = 0;
    bool m_isOpen = false;
};

/** Returns the place to show to the user after the step was undone (placeUndone()) or redone (placeRedone()). */
[[nodiscard]] SteppedPlace placeUndone(const HistoryStep &step);
[[nodiscard]] SteppedPlace placeRedone(const HistoryStep &step);

/** Returns the state of the document after the step was redone (redone()) or undone (undone()) in `state`. */
[[nodiscard]] DocumentState redone(const DocumentState &state, const HistoryStep &step);
[[nodiscard]] DocumentState undone(const DocumentState &state, const HistoryStep &step);

} // namespace document
