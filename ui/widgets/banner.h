#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace widgets {

/** What happened, where it happened, with what to do about it: a bar above the content it speaks of. Hidden while
 * empty. */
class Banner final : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Success, Warning, Error };

    explicit Banner(QWidget *parent = nullptr);

    /** Shows `text`; `details` (a server's answer, a path) stand behind a "Details" button. Actions of before are taken
     * away. */
    void show(Kind kind, const QString &text, const QString &details = {});
    /** A button in the banner. */
    QPushButton *addAction(const QString &text, const QString &objectName);
    /** Takes the banner away. */
    void clear();
    /** Whether the banner has a button to dismiss it; it has one at first. */
    void setClosable(bool closable);
    [[nodiscard]] QString text() const;
    [[nodiscard]] Kind kind() const { return m_kind; }

signals:
    /** The person dismissed it; clear() alone does not signal. */
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void refresh();
    void removeActions();

    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_details = nullptr;
    QToolButton *m_detailsButton = nullptr;
    QToolButton *m_closeButton = nullptr;
    QHBoxLayout *m_actions = nullptr;
    Kind m_kind = Kind::Information;
};

} // namespace widgets
