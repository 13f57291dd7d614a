#pragma once

#include <QFrame>

class QVBoxLayout;

namespace widgets {

/** A surface with a thin line around it and room inside: groups what belongs together. */
class Card final : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    /** Where the content goes. */
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *m_content = nullptr;
};

} // namespace widgets
