#pragma once

#include <QWidget>

class QPushButton;

namespace widgets {
class Banner;
}

namespace problems {

/** A banner with a question, above the definition that it is about. Hidden while there is nothing to decide. */
class QuestionBar : public QWidget
{
    Q_OBJECT

public:
    /** How long the answers of a question that took the place of another one can't be chosen, in milliseconds. */
    static constexpr int ReactionMs = 600;

    /** Gives the focus to the question, so that it is read aloud. Tab moves to the answers. */
    void focusQuestion();

signals:
    /** The question with the focus is not asked any more. */
    void answered();

protected:
    QuestionBar(const QString &objectName, const QString &bannerName, QWidget *parent);

    [[nodiscard]] widgets::Banner &banner() const { return *m_banner; }
    /** Shows a question without answers. One that takes the place of another is not answered by a click or a key
     * that was meant for the other. */
    void ask(const QString &text, const QString &details = {});
    QPushButton *addAnswer(const QString &text, const QString &objectName);
    void hideQuestion();
    /** Shows the question in another language. */
    virtual void retranslate() = 0;

    void changeEvent(QEvent *event) override;

private:
    widgets::Banner *m_banner;
    bool m_isReplaced = false;
};

/** The text with its middle left out if it is long: a word that is wider than the window would widen it. */
[[nodiscard]] QString shortened(const QString &text);

/** The origin with its beginning left out if it is long. Its end says whose server it is. */
[[nodiscard]] QString shortenedOrigin(const QString &origin);

} // namespace problems
