#pragma once

#include "icon.h"

#include <QAbstractButton>
#include <QWidget>

class QBoxLayout;

namespace designer {

/** One step of the request flow. */
struct FlowStep {
    theme::Icon icon = theme::Icon::Client;
    QString title;
    QString detail;
    bool isOff = false; ///< The step does nothing; it is drawn muted.
    friend bool operator==(const FlowStep &, const FlowStep &) = default;
};

/** A step as a button: an icon, a title, and a detail text that is elided when it doesn't fit. */
class FlowStepButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit FlowStepButton(QWidget *parent = nullptr);

    void setStep(const FlowStep &step);
    /** Uses a lower height, for the wide steps of a column. */
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

/** The request flow as a row of steps with arrows between them; a column when it is narrow. */
class RequestFlow final : public QWidget
{
    Q_OBJECT

public:
    explicit RequestFlow(int steps, QWidget *parent = nullptr);

    /** The number of steps must be that of the constructor. */
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
