#pragma once

#include "icon.h"

#include <QAbstractButton>
#include <QWidget>

class QBoxLayout;

namespace designer {

/** One station of a request's way: what happens there, in two lines. */
struct FlowStep {
    theme::Icon icon = theme::Icon::Client;
    QString title;
    QString detail;
    bool isOff = false; ///< Nothing happens there: drawn muted.
    friend bool operator==(const FlowStep &, const FlowStep &) = default;
};

/** A station as a button: an icon, a title, a line of detail that is shortened where there is no room. */
class FlowStepButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit FlowStepButton(QWidget *parent = nullptr);

    void setStep(const FlowStep &step);
    /** One line of detail is enough: the station stands in a column and is wide. */
    void setCompact(bool compact);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void paintTexts(QPainter *painter) const;

    FlowStep m_step;
    bool m_isCompact = false;
};

/** The way of a request as a row of steps with arrows between them; a column where the row has no room. */
class RequestFlow final : public QWidget
{
    Q_OBJECT

public:
    explicit RequestFlow(int steps, QWidget *parent = nullptr);

    /** As many as the constructor was told. */
    void setSteps(const QList<FlowStep> &steps);
    [[nodiscard]] FlowStepButton *button(int step) const { return m_buttons.at(step); }

signals:
    void stepActivated(int step);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshDirection();

    QBoxLayout *m_layout = nullptr;
    QList<FlowStepButton *> m_buttons;
    QList<QWidget *> m_arrows;
};

} // namespace designer
