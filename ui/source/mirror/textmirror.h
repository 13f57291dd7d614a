#pragma once

#include "displaytext.h"
#include "document.h"

#include <QObject>

#include <optional>

class QTextDocument;

namespace source {

/**
 * Synchronizes a QTextDocument with a document's text in both directions. Typing becomes spliceText(), in undo steps
 * that end at a line end or when the cursor moves. Other changes of the document become the smallest edits of the
 * QTextDocument.
 */
class TextMirror final : public QObject
{
    Q_OBJECT

public:
    TextMirror(document::Document &document, QTextDocument &shown, QObject *parent = nullptr);

    /** The snapshot of the shown text. */
    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    /** Conversion between a byte offset and a position in the QTextDocument. */
    [[nodiscard]] int positionOf(qsizetype offset) const;
    [[nodiscard]] qsizetype offsetAt(int position) const;
    /** Ends the undo step of typing. */
    void finishTyping();

signals:
    /** The document was changed up to this position by something else than typing, such as undo. */
    void changedFromElsewhere(int position);
    /** The document rejected an edit. The typed text was removed again. */
    void refused(const base::Error &error);

private:
    void load();
    void takeTyping(int position, int removed, int added);
    void applyChange(const document::Change &change);
    void apply(const base::Span &before, const QString &text);
    void restore();
    QString stepKey(const document::Splice &splice);

    document::Document &m_document;
    QTextDocument &m_shown;
    document::Snapshot m_snapshot;
    std::optional<document::Splice> m_typed;
    bool m_isApplying = false;
    int m_run = 0;           ///< Number of the current sequence of typing, for the merge key of the step.
    qsizetype m_runEnd = -1; ///< The offset at which the next key continues the sequence.
};

} // namespace source
