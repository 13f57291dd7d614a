#include "breadcrumb.h"

#include "flowlayout.h"
#include "heading.h"
#include "naming.h"

#include <QToolButton>

namespace designer {

namespace {

/** On each side of a step's text: the width of the focus ring. */
constexpr int StepMargin = 2;

/** As wide as its text and the focus ring, so that the text is in line with what is below it. */
class StepButton final : public QToolButton
{
public:
    using QToolButton::QToolButton;

    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + 2 * StepMargin, QToolButton::sizeHint().height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

Breadcrumb::Breadcrumb(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"breadcrumb"_qs);
    new widgets::FlowLayout(this);
}

void Breadcrumb::setSteps(const QList<Step> &steps)
{
    if (m_steps == steps)
        return;
    m_steps = steps;
    while (QLayoutItem *item = layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // It can be the button that was clicked.
        delete item;
    }
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const Step &step = steps.at(i);
        if (i + 1 == steps.size()) {
            layout()->addWidget(new widgets::Heading(step.text, theme::Heading::Group, this));
            break;
        }
        auto *button = new StepButton(this);
        button->setObjectName(u"breadcrumbStep"_qs);
        button->setAutoRaise(true);
        widgets::setButtonText(button, step.text);
        connect(button, &QToolButton::clicked, this, [this, place = step.place] { emit requested(place); });
        layout()->addWidget(button);
        layout()->addWidget(new widgets::ToneLabel(u"›"_qs, theme::Role::Muted, this));
    }
}

} // namespace designer

#include "moc_breadcrumb.cpp"
