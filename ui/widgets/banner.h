#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace widgets {

/** A message bar above the content that it is about, with actions. Hidden while empty. Screen readers read each
 * message aloud. Long details scroll. */
class Banner final : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Success, Warning, Error };

    explicit Banner(QWidget *parent = nullptr);

    /** Shows `text`. `details`, such as a response or a path, are shown by a "Details" button. Removes the previous
     * actions. */
    void show(Kind kind, const QString &text, const QString &details = {});
    /** Adds a button. */
    QPushButton *addAction(const QString &text, const QString &objectName);
    /** Hides the banner. */
    void clear();
    /** Shows or hides the button that dismisses the banner. Shown by default. */
    void setClosable(bool closable);
    [[nodiscard]] QString text() const;
    [[nodiscard]] Kind kind() const { return m_kind; }

signals:
    /** The user dismissed the banner. Not emitted by clear(). */
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
