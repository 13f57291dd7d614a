#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace widgets {

/** A message bar above the content that the message is about, with action buttons. It is hidden while it has no
 * message. Screen readers read each message aloud. Long details scroll. */
class Banner final : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Success, Warning, Error };

    explicit Banner(QWidget *parent = nullptr);

    /** Shows the message `text` and removes the action buttons of the message before. The button "Details" shows
     * `details`, such as a response or a path, unless they are empty. */
    void show(Kind kind, const QString &text, const QString &details = {});
    /** Replaces the text of the message that is shown. It keeps its kind, its details and its action buttons. */
    void setText(const QString &text);
    /** Adds an action button to the message of the banner. */
    QPushButton *addAction(const QString &text, const QString &objectName);
    /** Removes the message and hides the banner. */
    void clear();
    /** Sets whether the banner has a button that dismisses it. It has one by default. */
    void setClosable(bool closable);
    [[nodiscard]] QString text() const;
    [[nodiscard]] Kind kind() const { return m_kind; }

signals:
    /** Emitted when the user dismissed the banner, but not by clear(). */
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void refresh();
    void announce();
    void fitDetails();
    void removeActions();

    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_details = nullptr;
    QScrollArea *m_detailsArea = nullptr;
    QToolButton *m_detailsButton = nullptr;
    QToolButton *m_closeButton = nullptr;
    QHBoxLayout *m_actions = nullptr;
    Kind m_kind = Kind::Information;
};

} // namespace widgets
