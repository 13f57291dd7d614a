#pragma once

#include <QFrame>

class QVBoxLayout;

namespace widgets {

/** A frame with a thin border and padding that groups controls. */
class Card final : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    /** The layout for the content. */
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *m_content = nullptr;
};

} // namespace widgets
