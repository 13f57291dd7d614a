#pragma once

#include "displaytext.h"
#include "document.h"

#include <QObject>

#include <optional>

class QTextDocument;

namespace source {

/**
 * Keeps a QTextDocument equal to a document's text, in both directions. Typing becomes spliceText(), in steps that end
 * at a line end or where the cursor went elsewhere; changes from elsewhere become edits of the smallest places.
 */
class TextMirror final : public QObject
{
    Q_OBJECT

public:
    TextMirror(document::Document &document, QTextDocument &shown, QObject *parent = nullptr);

    /** The snapshot whose text is shown now. */
    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    /** Between a byte of the text and a position of the QTextDocument. */
    [[nodiscard]] int positionOf(qsizetype offset) const;
    [[nodiscard]] qsizetype offsetAt(int position) const;
    /** Ends the step of typing. */
    void finishTyping();

signals:
    /** A change from elsewhere ended at this position: an undo moves the cursor there. */
    void changedFromElsewhere(int position);
    /** The document took no edit; what was typed is taken back. */
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
    int m_run = 0;           ///< Number of the run of typing, for the step's merge key.
    qsizetype m_runEnd = -1; ///< Where the next key of this run would fall.
};

} // namespace source
