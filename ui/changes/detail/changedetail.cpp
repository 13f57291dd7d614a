#include "changedetail.h"

#include "changetexts.h"
#include "codeview.h"
#include "differencemessages.h"
#include "flowlayout.h"
#include "heading.h"
#include "naming.h"
#include "textpair.h"
#include "theme.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace changes {

using difference::Change;
using difference::Direction;
using difference::Level;

namespace {

constexpr int MostExampleLines = 8;

void fitToLines(widgets::CodeView &view, int fewest, int most)
{
    const int lines = std::clamp(int(view.toPlainText().count(u'\n')) + 1, fewest, most);
    view.setFixedHeight((lines + 1) * view.fontMetrics().lineSpacing() + theme::Space::Control);
}

} // namespace

ChangeDetail::ChangeDetail(QWidget *parent)
    : QWidget(parent)
{
    buildWidgets();
    retranslate();
    connect(m_goTo, &QPushButton::clicked, this, &ChangeDetail::goToRequested);
    connect(m_revert, &QPushButton::clicked, this, &ChangeDetail::revertRequested);
    connect(m_history, &QPushButton::clicked, this, &ChangeDetail::historyRequested);
}

void ChangeDetail::buildWidgets()
{
    auto *page = new QWidget;
    m_title = new widgets::Heading({}, theme::Heading::Section, page);
    m_title->setObjectName(u"changeTitle"_qs);
    m_title->setWordWrap(true);
    m_badge = new QLabel(page);
    m_badge->setObjectName(u"changeLevel"_qs);
    m_message = new QLabel(page);
    m_message->setObjectName(u"changeMessage"_qs);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_exampleTitle = new widgets::ToneLabel({}, theme::Role::Muted, page);
    m_example = new widgets::CodeView(page);
    m_example->setObjectName(u"changeExample"_qs);
    m_advice = new widgets::ToneLabel({}, theme::Role::Muted, page);
    m_advice->setObjectName(u"changeAdvice"_qs);
    m_texts = new TextPair(page);
    m_id = new widgets::ToneLabel({}, theme::Role::Muted, page);
    m_id->setObjectName(u"changeId"_qs);
    m_id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const auto button = [page](const QString &name, theme::Icon icon) {
        auto *made = new QPushButton(theme::icon(icon), {}, page);
        made->setObjectName(name);
        return made;
    };
    m_goTo = button(u"changeGoTo"_qs, theme::Icon::ArrowRight);
    m_revert = button(u"changeRevertNode"_qs, theme::Icon::Revert);
    m_history = button(u"changeHistory"_qs, theme::Icon::Clock);
    auto *buttons = new QWidget(page);
    auto *flow = new widgets::FlowLayout(buttons);
    for (QWidget *each : {m_goTo, m_revert, m_history})
        flow->addWidget(each);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Group, theme::Space::Group);
    column->setSpacing(theme::Space::Control);
    for (QWidget *each : QList<QWidget *>{m_title, m_badge, m_message, buttons, m_exampleTitle, m_example})
        column->addWidget(each);
    column->addWidget(m_texts);
    column->addWidget(m_advice);
    column->addWidget(m_id);
    column->addStretch(1);
    auto *area = new QScrollArea(this);
    area->setObjectName(u"changeDetailArea"_qs);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(page);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(area);
}

void ChangeDetail::retranslate()
{
    widgets::setButtonText(m_goTo, tr("Go to"), tr("Show the place in its form (Return)"));
    widgets::setButtonText(m_revert, m_isRemoved ? tr("Restore") : tr("Revert"),
                           m_isRemoved ? tr("Add it again with its earlier text (Delete)")
                                       : tr("Give it its earlier text (Delete)"));
    widgets::setButtonText(m_history, tr("History…"), tr("Show the commits that changed this operation"));
    m_example->setAccessibleName(tr("Example"));
}

bool ChangeDetail::canRevert() const
{
    return m_revert->isEnabled() && isVisibleTo(parentWidget());
}

void ChangeDetail::show(const review::Review &review, const review::ChangeItem *item)
{
    setVisible(item != nullptr);
    if (!item)
        return;
    const bool isFinding = item->finding >= 0;
    m_isRemoved = item->isRemoved;
    for (QWidget *each : QList<QWidget *>{m_exampleTitle, m_example, m_advice, m_id, m_history})
        each->setVisible(isFinding);
    if (isFinding) {
        showFinding(review.findings.changes.at(item->finding));
    } else {
        m_title->setText(tr("Edited text"));
        m_badge->setText(designer::itemWord(*item));
        m_message->setText(designer::nodeText(review, *item));
    }
    const theme::Role role = isFinding ? designer::levelColor(review.findings.changes.at(item->finding).level)
                                       : designer::changeColor(item->change);
    QPalette colors = m_badge->palette();
    colors.setColor(QPalette::WindowText, theme::color(role));
    m_badge->setPalette(colors);
    m_revert->setEnabled(item->canRevert);
    retranslate();
    m_texts->show(review, *item);
}

void ChangeDetail::showFinding(const Change &finding)
{
    m_title->setText(finding.operation.isEmpty() ? tr("Document") : finding.operation);
    m_badge->setText(messages::levelName(finding.level));
    m_message->setText(messages::changeText(finding));
    showExample(finding);
    const QString removal = messages::removalText(finding);
    QString advice = removal.isEmpty() ? messages::effectText(finding.effect) : removal;
    if (finding.level == Level::Breaking)
        advice += u' ' + (removal.isEmpty()
                              ? tr("Revert the change, make it in a new version, or accept it in "
                                   ".gatewright.yaml by its fingerprint.")
                              : tr("Restore the operation, mark it as deprecated before you remove it, or "
                                   "accept its removal in .gatewright.yaml by its fingerprint."));
    m_advice->setText(advice);
    m_id->setText(tr("%1, fingerprint %2", "%1: id of a kind of change").arg(finding.id, finding.fingerprint));
    m_history->setVisible(!finding.operation.isEmpty());
}

/** A message that fails, or the value in it; a removed operation needs no proof. */
void ChangeDetail::showExample(const Change &finding)
{
    const bool hasExample = !finding.example.isEmpty();
    const bool isRemoval = !messages::removalText(finding).isEmpty();
    const QString message = messages::exampleText(finding);
    m_exampleTitle->setVisible(hasExample || !message.isEmpty() || (finding.level == Level::Breaking && !isRemoval));
    m_example->setVisible(hasExample);
    if (isRemoval && !message.isEmpty())
        m_exampleTitle->setText(tr("This request has no operation now: %1", "%1: a request").arg(message));
    else if (!message.isEmpty())
        m_exampleTitle->setText(message);
    else if (!hasExample)
        m_exampleTitle->setText(tr("No example was found. The verdict follows from the kind of the change."));
    else if (finding.direction == Direction::Request)
        m_exampleTitle->setText(tr("This value was accepted before, and a request with it fails now:"));
    else
        m_exampleTitle->setText(tr("A response can have this value now, which clients do not expect:"));
    m_example->setCode(QString::fromUtf8(finding.example));
    fitToLines(*m_example, 1, MostExampleLines);
}

void ChangeDetail::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace changes

#include "moc_changedetail.cpp"
