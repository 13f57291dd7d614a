#pragma once

#include "documentchange.h"
#include "encoding.h"

#include <optional>

namespace document {

/** What a document is at one moment: the text with its tree, and how its file is encoded. */
struct DocumentState {
    Snapshot snapshot;
    Encoding encoding;
};

/** One undo step. */
struct HistoryStep {
    QString name;
    QString mergeKey;
    QList<Splice> forward;
    QList<Splice> backward;
    QList<Pointer> pointers;
    std::optional<Subject> subjectBefore; ///< Edited::before of its edits, joined.
    std::optional<Subject> subjectAfter;
    /** Removed from old steps, which then use their splices. */
    std::optional<DocumentState> before;
    std::optional<DocumentState> after;
};

/** The steps of a document, and which of them are done. */
class History final
{
public:
    /** Steps that keep their states. */
    explicit History(qsizetype keptStates)
        : m_keptStates(keptStates)
    {}

    /** Begins a step; record() adds edits to it until end(). */
    void begin(const QString &name, const QString &mergeKey);
    void record(const DocumentState &before, const Edited &edited, const DocumentState &after);
    /** Sets what the step is about, in the place of what its edits tell. Nothing happens outside of a step. */
    void setSubject(const std::optional<Subject> &before, const std::optional<Subject> &after);
    /**
     * Adds the step, or extends the last one if both have the same non-empty merge key. Undone steps are removed.
     * False if nothing was recorded.
     */
    bool end();
    /** The next step is not merged with the last. */
    void close() { m_isOpen = false; }
    /** Replaces the state after the last step by one that was parsed again. */
    void replaceLastState(const DocumentState &state);

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_steps.size(); }
    [[nodiscard]] const HistoryStep &undoStep() const { return m_steps[m_done - 1]; }
    [[nodiscard]] const HistoryStep &redoStep() const { return m_steps[m_done]; }
    void stepBack();
    void stepForward();

private:
    [[nodiscard]] bool merges(const HistoryStep &step) const;
    void add(HistoryStep step);

    QList<HistoryStep> m_steps;
    std::optional<HistoryStep> m_begun;
    bool m_hasSubject = false; ///< The begun step: setSubject() was called.
    qsizetype m_done = 0;
    qsizetype m_keptStates = 0;
    bool m_isOpen = false;
};

/** The place to show after the step was undone or redone. */
[[nodiscard]] SteppedPlace placeUndone(const HistoryStep &step);
[[nodiscard]] SteppedPlace placeRedone(const HistoryStep &step);

/** The state after a step, or before it. */
[[nodiscard]] DocumentState redone(const DocumentState &state, const HistoryStep &step);
[[nodiscard]] DocumentState undone(const DocumentState &state, const HistoryStep &step);

} // namespace document
