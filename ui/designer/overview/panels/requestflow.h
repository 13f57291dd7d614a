#pragma once

#include "icon.h"

#include <QAbstractButton>
#include <QWidget>

class QBoxLayout;

namespace designer {

/** The content of one step of the request flow, such as the listen path or the upstream. */
struct FlowStep {
    theme::Icon icon = theme::Icon::Client;
    QString title;
    QString detail;
    bool isOff = false; ///< Whether the step does nothing in this definition, so that it is drawn muted.
    friend bool operator==(const FlowStep &, const FlowStep &) = default;
};

/**
 * A button for one step of the request flow, with an icon, a title, and a detail text that is elided if it does not
 * fit.
 */
class FlowStepButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit FlowStepButton(QWidget *parent = nullptr);

    void setStep(const FlowStep &step);
    /** Sets whether the button has a lower height, for a request flow that is shown as a column. */
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

/** The request flow as a row of buttons with arrows between them, or as a column when the widget is narrow. */
class RequestFlow final : public QWidget
{
    Q_OBJECT

public:
    explicit RequestFlow(int steps, QWidget *parent = nullptr);

    /** Sets the content of the steps. Their number must be the one that the constructor got. */
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
