#include "stepmark.h"

#include "changehighlight.h"
#include "sourceeditor.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace source {

namespace {

/** More marks are no help to find what changed. */
constexpr qsizetype MaximumMarks = 20;

} // namespace

StepMark::StepMark(document::Document &document, SourceEditor &editor)
    : QObject(&editor)
    , m_editor(editor)
{
    connect(&document, &document::Document::aboutToStep, this, [this] {
        m_spans.clear();
        m_isStepping = true;
    });
    connect(&document, &document::Document::changed, this, [this](const document::Change &change) {
        if (m_isStepping)
            take(change.splices);
    });
    connect(&document, &document::Document::stepped, this, [this] {
        m_isStepping = false;
        // After the editor has scrolled there.
        QTimer::singleShot(0, this, &StepMark::mark);
    });
}

void StepMark::take(const QList<document::Splice> &splices)
{
    for (const document::Splice &splice : splices) {
        for (base::Span &span : m_spans) {
            if (span.offset >= splice.offset + splice.removed)
                span.offset += splice.inserted.size() - splice.removed;
        }
        m_spans.append({splice.offset, splice.inserted.size()});
    }
}

void StepMark::mark()
{
    if (!m_editor.isVisible())
        return;
    const base::Span visible = m_editor.visibleSpan();
    QList<QRect> parts; // Typing has a splice for each key.
    for (const base::Span &span : std::exchange(m_spans, {})) {
        if (span.end() < visible.offset || span.offset > visible.end())
            continue;
        // A break at the end belongs to the line before.
        const bool endsWithBreak = span.length > 0 && m_editor.snapshot().text({span.end() - 1, 1}) == "\n";
        const QRect first = m_editor.caretRect(qMax(span.offset, visible.offset));
        const QRect last = m_editor.caretRect(qMin(span.end() - (endsWithBreak ? 1 : 0), visible.end()));
        QRect part(0, first.top(), m_editor.viewport()->width(), last.bottom() - first.top() + 1);
        const auto overlaps = [&part](const QRect &other) { return other.intersects(part); };
        for (auto other = std::find_if(parts.cbegin(), parts.cend(), overlaps); other != parts.cend();
             other = std::find_if(parts.cbegin(), parts.cend(), overlaps)) {
            part = part.united(*other);
            parts.erase(other);
        }
        if (parts.size() < MaximumMarks)
            parts.append(part);
    }
    for (const QRect &part : std::as_const(parts))
        widgets::ChangeHighlight::show(*m_editor.viewport(), part);
}

} // namespace source

#include "moc_stepmark.cpp"
