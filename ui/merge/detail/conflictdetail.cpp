#include "conflictdetail.h"

#include "conflictedit.h"
#include "conflicttexts.h"
#include "flowlayout.h"
#include "heading.h"
#include "mergemessages.h"
#include "naming.h"
#include "schemalines.h"
#include "showntext.h"
#include "sidepanel.h"
#include "theme.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace merge {

using conflicts::ConflictItem;
using merge::SideName;

namespace {

/** A narrower detail has its sides below one another, unless their texts fit. */
constexpr int WidthForColumns = 720;
constexpr int FewestLines = 1;
constexpr int MostLines = 18;
constexpr qsizetype MostNowBytes = 200; ///< Of the text that the document has.
constexpr SideName AllSides[] = {SideName::Base, SideName::Ours, SideName::Theirs};

} // namespace

ConflictDetail::ConflictDetail(conflicts::MergeSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    buildWidgets();
    retranslate();
    connect(m_edit, &QPushButton::clicked, this, &ConflictDetail::startEdit);
    connect(m_accept, &QPushButton::clicked, this, &ConflictDetail::acceptRequested);
    connect(m_goTo, &QPushButton::clicked, this, &ConflictDetail::goToRequested);
    connect(m_editor, &ConflictEdit::taken, this, [this](const QString &text) { emit textTaken(text.toUtf8()); });
    connect(m_editor, &ConflictEdit::cancelled, this, &ConflictDetail::endEdit);
    for (const SideName side : AllSides)
        connect(m_panels.at(int(side)), &SidePanel::chosen, this, [this, side] { emit sideChosen(side); });
}

void ConflictDetail::buildWidgets()
{
    auto *page = new QWidget;
    m_title = new widgets::Heading({}, theme::Heading::Section, page);
    m_title->setObjectName(u"mergePlace"_qs);
    m_title->setWordWrap(true);
    m_message = new widgets::ToneLabel({}, theme::Role::Text, page);
    m_message->setObjectName(u"mergeMessage"_qs);
    m_state = new widgets::ToneLabel({}, theme::Role::Muted, page);
    m_state->setObjectName(u"mergeState"_qs);
    m_now = new widgets::ToneLabel({}, theme::Role::Muted, page);
    m_now->setObjectName(u"mergeNow"_qs);
    m_now->setTextFormat(Qt::PlainText);
    m_sides = new QWidget(page);
    m_row = new QBoxLayout(QBoxLayout::LeftToRight, m_sides);
    m_row->setContentsMargins({});
    m_row->setSpacing(theme::Space::Control);
    for (const SideName side : AllSides) {
        m_panels.append(new SidePanel(side, m_sides));
        m_row->addWidget(m_panels.last(), 1);
    }
    auto *buttons = new QWidget(page);
    const auto button = [buttons](const QString &name, theme::Icon icon) {
        auto *made = new QPushButton(theme::icon(icon), {}, buttons);
        made->setObjectName(name);
        return made;
    };
    m_edit = button(u"mergeEdit"_qs, theme::Icon::Edit);
    m_accept = button(u"mergeAccept"_qs, theme::Icon::Check);
    m_goTo = button(u"mergeGoTo"_qs, theme::Icon::ArrowRight);
    auto *flow = new widgets::FlowLayout(buttons);
    for (QWidget *each : {m_edit, m_accept, m_goTo})
        flow->addWidget(each);
    m_editor = new ConflictEdit(page);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Group, theme::Space::Group);
    column->setSpacing(theme::Space::Control);
    for (QWidget *each : QList<QWidget *>{m_title, m_message, m_state, m_now, m_sides, buttons, m_editor})
        column->addWidget(each);
    column->addStretch(1);
    m_area = new QScrollArea(this);
    m_area->setObjectName(u"mergeDetailArea"_qs);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setWidget(page);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_area);
}

void ConflictDetail::retranslate()
{
    widgets::setButtonText(m_edit, tr("Edit…"), tr("Give the place another text"));
    widgets::setButtonText(m_accept, tr("Keep as it is"), tr("Resolve the conflict with what the document has now"));
    widgets::setButtonText(m_goTo, tr("Go to"), tr("Show the place in its form"));
    m_editor->retranslate();
}

const ConflictItem *ConflictDetail::item() const
{
    return m_index >= 0 && m_index < m_session.items().size() ? &m_session.items().at(m_index) : nullptr;
}

void ConflictDetail::show(qsizetype index, const QString &name)
{
    if (index != m_index) {
        m_editor->end();
        m_area->verticalScrollBar()->setValue(0);
    }
    m_index = index;
    m_name = name;
    refresh();
}

void ConflictDetail::refresh()
{
    const ConflictItem *shown = item();
    setVisible(shown != nullptr);
    if (!shown)
        return;
    m_title->setText(m_name);
    m_message->setText(messages::conflictText(shown->conflict));
    m_state->setText(shown->isOpen() ? tr("Open: choose a side, edit the text, or keep what the document has.")
                                     : tr("Resolved: %1.", "%1: ours, theirs, edited").arg(choiceWord(shown->choice)));
    if (shown->isMeaning() && shown->isOpen())
        m_state->setText(tr("Open: edit the document until the problem is gone, or keep it as it is."));
    m_state->setRole(shown->isOpen() ? theme::Role::Warning : theme::Role::Ok);
    showSides(*shown);
    const document::Snapshot now = m_session.definition() ? m_session.definition()->document().snapshot()
                                                          : document::Snapshot();
    showNow(*shown, now);
    m_edit->setEnabled(shown->conflict.kind != merge::ConflictKind::Comments);
    m_goTo->setEnabled(now.at(shown->place).exists());
    m_accept->setEnabled(shown->isOpen());
    arrange();
}

/** The sides are what was merged; the document can have another text by now. */
void ConflictDetail::showNow(const ConflictItem &shown, const document::Snapshot &now)
{
    // Comments are not a part of the text at the place.
    m_now->setVisible(!shown.isMeaning() && shown.conflict.kind != merge::ConflictKind::Comments);
    const std::optional<QByteArray> text = conflicts::textIn(now, shown);
    for (const SideName side : {SideName::Ours, SideName::Theirs, SideName::Base}) {
        if (text && text == conflicts::textOn(shown, side, m_session.sides()))
            return m_now->setText(tr("The document has the text of %1.", "%1: ours, theirs or base")
                                      .arg(choiceWord(conflicts::choiceOf(side))));
    }
    if (!text)
        return m_now->setText(tr("The document does not have the place."));
    // The value itself: the first line of a text in block style is its indicator.
    const document::Node node = now.at(shown.place);
    const bool isValue = shown.conflict.kind == merge::ConflictKind::BothChanged ||
                         shown.conflict.kind == merge::ConflictKind::BothAdded;
    const QByteArray whole = isValue && node.isScalar() ? node.bytes() : text->trimmed();
    const QByteArray start = whole.first(std::min(whole.size(), MostNowBytes));
    const qsizetype end = start.indexOf('\n');
    const QString line = base::shownText(QString::fromUtf8(end < 0 ? start : start.first(end)).trimmed());
    m_now->setText(end < 0 && start.size() == whole.size()
                       ? tr("The document has: %1", "%1: text").arg(line)
                       : tr("The document has: %1 …", "%1: start of a text").arg(line));
}

void ConflictDetail::showSides(const ConflictItem &shown)
{
    const std::optional<QByteArray> base = conflicts::textOn(shown, SideName::Base, m_session.sides());
    const std::optional<QByteArray> ours = conflicts::textOn(shown, SideName::Ours, m_session.sides());
    for (const SideName side : AllSides) {
        SidePanel &panel = *m_panels.at(int(side));
        const std::optional<QByteArray> text = conflicts::textOn(shown, side, m_session.sides());
        panel.setTitle(sideName(side, m_session.names()));
        panel.setText(text, side == SideName::Base ? ours : base,
                      schemaLine(m_session.sides().of(side), shown.conflict, side));
        panel.setChoice(conflicts::canChoose(shown, side), shown.choice == conflicts::choiceOf(side));
        panel.setChoosable(!shown.isMeaning());
        panel.setVisible(!shown.isMeaning() || text.has_value());
    }
}

void ConflictDetail::startEdit()
{
    const ConflictItem *shown = item();
    if (!shown || !m_session.definition())
        return;
    const auto now = conflicts::textIn(m_session.definition()->document().snapshot(), *shown);
    m_editor->start(QString::fromUtf8(
        now.value_or(conflicts::textOn(*shown, SideName::Theirs, m_session.sides()).value_or(QByteArray()))));
}

void ConflictDetail::endEdit()
{
    const bool hadFocus = m_editor->isAncestorOf(focusWidget()) || m_editor->isVisible();
    m_editor->end();
    if (hadFocus)
        m_edit->setFocus(Qt::OtherFocusReason);
}

void ConflictDetail::showEditFailure(const QString &text)
{
    m_editor->showFailure(text);
}

void ConflictDetail::arrange()
{
    int widest = 0;
    int lines = FewestLines;
    for (const SidePanel *panel : std::as_const(m_panels)) {
        widest = std::max(widest, panel->textWidth());
        lines = std::max(lines, panel->lineCount());
    }
    const int count = int(m_panels.size());
    const int room = width() - 2 * theme::Space::Group;
    const int column = (room - (count - 1) * theme::Space::Control) / count;
    const bool isBeside = width() >= WidthForColumns || widest <= column;
    m_row->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Beside one another, the sides have the height of the longest one.
    for (SidePanel *panel : std::as_const(m_panels))
        panel->setLineCount(std::min(isBeside ? lines : panel->lineCount(), MostLines),
                            isBeside ? widest > column : panel->textWidth() > room);
}

void ConflictDetail::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void ConflictDetail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace merge

#include "moc_conflictdetail.cpp"
