#include "history.h"

#include "reparse.h"

#include <algorithm>
#include <utility>

namespace document {

namespace {

DocumentState spliced(DocumentState state, const QList<Splice> &splices)
{
    for (const Splice &splice : splices)
        state.snapshot = applySplice(state.snapshot, splice).snapshot;
    return state;
}

SteppedPlace placeOr(const std::optional<Subject> &subject, const std::optional<Subject> &gone)
{
    if (subject)
        return {subject->place, true};
    return {gone ? gone->place.parent() : Pointer(), false};
}

} // namespace

bool History::merges(const HistoryStep &step) const
{
    return m_isOpen && canUndo() && !canRedo() && !step.mergeKey.isEmpty() && undoStep().mergeKey == step.mergeKey;
}

void History::begin(const QString &name, const QString &mergeKey)
{
    m_begun.emplace();
    m_begun->name = name;
    m_begun->mergeKey = mergeKey;
    m_hasSubject = false;
}

void History::setSubject(const std::optional<Subject> &before, const std::optional<Subject> &after)
{
    if (!m_begun)
        return;
    m_begun->subjectBefore = before;
    m_begun->subjectAfter = after;
    m_hasSubject = true;
}

void History::record(const DocumentState &before, const Edited &edited, const DocumentState &after)
{
    if (!m_begun->before)
        m_begun->before = before;
    m_begun->forward += edited.splices;
    // In the order of the edits until the step ends: a step can have very many.
    m_begun->backward.append(QList<Splice>(edited.inverse.crbegin(), edited.inverse.crend()));
    m_begun->pointers += edited.pointers;
    if (!m_hasSubject) {
        join(m_begun->subjectBefore, edited.before);
        join(m_begun->subjectAfter, edited.after);
    }
    m_begun->after = after;
}

bool History::end()
{
    std::optional<HistoryStep> step = std::exchange(m_begun, std::nullopt);
    if (!step || !step->before)
        return false;
    std::reverse(step->backward.begin(), step->backward.end());
    add(*std::move(step));
    return true;
}

void History::add(HistoryStep step)
{
    if (merges(step)) {
        HistoryStep &last = m_steps.last();
        last.forward += step.forward;
        last.backward = step.backward + last.backward;
        for (const Pointer &pointer : std::as_const(step.pointers)) {
            if (!last.pointers.contains(pointer))
                last.pointers.append(pointer);
        }
        join(last.subjectBefore, step.subjectBefore);
        join(last.subjectAfter, step.subjectAfter);
        last.after = std::move(step.after);
        return;
    }
    m_steps.resize(m_done);
    m_steps.append(std::move(step));
    ++m_done;
    m_isOpen = true;
    if (const qsizetype old = m_done - 1 - m_keptStates; old >= 0)
        m_steps[old].before = m_steps[old].after = std::nullopt;
}

void History::replaceLastState(const DocumentState &state)
{
    if (canUndo())
        m_steps[m_done - 1].after = state;
    if (canRedo() && m_steps[m_done].before)
        m_steps[m_done].before = state;
}

void History::stepBack()
{
    --m_done;
    m_isOpen = false;
}

void History::stepForward()
{
    ++m_done;
    m_isOpen = false;
}

SteppedPlace placeUndone(const HistoryStep &step)
{
    return placeOr(step.subjectBefore, step.subjectAfter);
}

SteppedPlace placeRedone(const HistoryStep &step)
{
    return placeOr(step.subjectAfter, step.subjectBefore);
}

DocumentState redone(const DocumentState &state, const HistoryStep &step)
{
    return step.after ? *step.after : spliced(state, step.forward);
}

DocumentState undone(const DocumentState &state, const HistoryStep &step)
{
    return step.before ? *step.before : spliced(state, step.backward);
}

} // namespace document
