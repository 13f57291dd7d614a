#pragma once

#include "cancellation.h"
#include "patternmatches.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace source {

class SourceEditor;

/**
 * The bar to find and replace in the text of an editor, which searches on a worker. Return goes to the next match,
 * Shift+Return to the previous one, and Escape closes the bar.
 */
class FindBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(SourceEditor &editor, QWidget *parent = nullptr);

    /** Shows the bar, with the field for the replacement if `withReplace`. A selected text without line breaks becomes
     * the search text, unless the search is for a regular expression. */
    void open(bool withReplace);
    void findNext();
    void findPrevious();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /** Which match is selected when the running search has found the matches: none, the first one from the selection
     * on, the next one, or the previous one. */
    enum class Then { Nothing, FromHere, Next, Previous };

    void buildWidgets();
    QWidget *newSearchRow();
    QWidget *newReplaceRow();
    void retranslate();
    void connectAll();
    [[nodiscard]] SearchPattern pattern() const;
    void search(Then then);
    void take(const FoundMatches &found);
    void step(Then then);
    void showCount(bool hasWrapped);
    void replaceOne();
    void replaceAll();
    void close();

    SourceEditor &m_editor;
    QLineEdit *m_text = nullptr;
    QLineEdit *m_replacement = nullptr;
    QCheckBox *m_matchCase = nullptr;
    QCheckBox *m_wholeWords = nullptr;
    QCheckBox *m_regularExpression = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_close = nullptr;
    QPushButton *m_replace = nullptr;
    QPushButton *m_replaceAll = nullptr;
    QLabel *m_result = nullptr;
    QWidget *m_replaceRow = nullptr;
    QTimer m_searchSoon;          ///< Delays the search after an edit of the document.
    base::Cancellation m_running; ///< Cancels the search that is running.
    Then m_then = Then::Nothing;
    FoundMatches m_found;
    bool m_isFound = false; ///< m_found has the matches of the current pattern in the current text.
};

} // namespace source
