#pragma once

#include <QWidget>

class QPushButton;

namespace widgets {
class Banner;
}

namespace problems {

/** The base class of bars with a question about a definition, which are shown above its tabs. Hidden while there is
 * nothing to decide. */
class QuestionBar : public QWidget
{
    Q_OBJECT

public:
    /** How long the answers of a question are disabled after it took the place of another question, in milliseconds. */
    static constexpr int ReactionMs = 600;

    /** Moves the focus to the text of the question, so that a screen reader reads it. Tab moves to the answers. */
    void focusQuestion();

signals:
    /** The question had the focus and is not asked any more. */
    void answered();

protected:
    QuestionBar(const QString &objectName, const QString &bannerName, QWidget *parent);

    [[nodiscard]] widgets::Banner &banner() const { return *m_banner; }
    /** Shows a question, to which answers are added with addAnswer(). If it takes the place of another question, its
     * answers are disabled for ReactionMs, so that a click or key meant for the other question does not answer it. */
    void ask(const QString &text, const QString &details = {});
    QPushButton *addAnswer(const QString &text, const QString &objectName);
    void hideQuestion();
    /** Shows the question again after the language has changed. */
    virtual void retranslate() = 0;

    void changeEvent(QEvent *event) override;

private:
    widgets::Banner *m_banner;
    bool m_isReplaced = false;
};

/** Returns a text for a question, without its middle if it is long, because a word that is wider than the window would
 * widen it. */
[[nodiscard]] QString shortened(const QString &text);

/** Returns an origin for a question, without the beginning of its host name if it is long. The end, which says whose
 * server it is, is kept. */
[[nodiscard]] QString shortenedOrigin(const QString &origin);

} // namespace problems
