#pragma once

#include <QFrame>

class QVBoxLayout;

namespace widgets {

/** A frame with a thin border and padding, for a group of controls. */
class Card final : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    /** Returns the layout to which the controls inside the card are added. */
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *m_content = nullptr;
};

} // namespace widgets
