#pragma once

#include "document.h"

#include <QObject>

namespace source {

class SourceEditor;

/** Marks for a moment the lines that undo and redo have changed. */
class StepMark final : public QObject
{
    Q_OBJECT

public:
    StepMark(document::Document &document, SourceEditor &editor);

private:
    void take(const QList<document::Splice> &splices);
    void mark();

    SourceEditor &m_editor;
    QList<base::Span> m_spans; ///< The bytes that the current step has written, as places in the text now.
    bool m_isStepping = false;
};

} // namespace source
