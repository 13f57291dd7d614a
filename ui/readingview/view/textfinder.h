#pragma once

#include "textposition.h"

#include <QObject>
#include <QString>
#include <QTimer>

namespace readingview {

class ReadingView;

/** Finds a text in a view. Reads the parts of the document in short steps, so that the window stays responsive. */
class TextFinder final : public QObject
{
    Q_OBJECT

public:
    explicit TextFinder(ReadingView &view);

    /** Finds the next place after the cursor, from the start again after the end. Ignores letter case. */
    void findNext(const QString &text);
    void stop() { m_step.stop(); }

signals:
    /** The search ended. A place that was found is selected. */
    void finished(bool isFound);

private:
    void search();
    [[nodiscard]] bool searchEntry(qsizetype entry, const TextPosition &after);

    ReadingView &m_view;
    QTimer m_step;
    QString m_text;
    TextPosition m_start;
    qsizetype m_searched = 0; ///< Parts since the start.
};

} // namespace readingview
