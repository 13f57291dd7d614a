#pragma once

#include <QWidget>

namespace widgets {
class Banner;
}

namespace problems {

/** A banner with a question, above the definition that it is about. Hidden while there is nothing to decide. */
class QuestionBar : public QWidget
{
    Q_OBJECT

protected:
    QuestionBar(const QString &objectName, const QString &bannerName, QWidget *parent);

    [[nodiscard]] widgets::Banner &banner() const { return *m_banner; }
    void hideQuestion();
    /** Shows the question in another language. */
    virtual void retranslate() = 0;

    void changeEvent(QEvent *event) override;

private:
    widgets::Banner *m_banner;
};

/** The text with its middle left out if it is long: a word that is wider than the window would widen it. */
[[nodiscard]] QString shortened(const QString &text);

/** The origin with its beginning left out if it is long. Its end says whose server it is. */
[[nodiscard]] QString shortenedOrigin(const QString &origin);

} // namespace problems
