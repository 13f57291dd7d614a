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
 * Find and replace in a text, on a worker. Return goes to the next match, Shift+Return to the previous one, Escape
 * closes.
 */
class FindBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(SourceEditor &editor, QWidget *parent = nullptr);

    /** Shows the bar. The selected text becomes the search text. */
    void open(bool withReplace);
    void findNext();
    void findPrevious();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /** What happens to the selection when the matches are known. */
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
    QTimer m_searchSoon;          ///< After an edit of the text.
    base::Cancellation m_running; ///< The search.
    Then m_then = Then::Nothing;
    FoundMatches m_found;
    bool m_isFound = false; ///< m_found is of the current pattern and text.
};

} // namespace source
