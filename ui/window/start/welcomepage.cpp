#include "welcomepage.h"

#include "emptystate.h"
#include "heading.h"
#include "naming.h"
#include "recentlist.h"
#include "theme.h"

#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace window {

namespace {

constexpr int WidestContent = 960;
constexpr int WidestText = 640;
constexpr int ChoicesPart = 2;
constexpr int RecentPart = 3;

} // namespace

WelcomePage::WelcomePage(const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_title(new widgets::Heading(QString(), theme::Heading::Page, this))
    , m_text(new widgets::ToneLabel(QString(), theme::Role::Muted, this))
{
    setObjectName(u"welcomePage"_qs);
    m_text->setMaximumWidth(WidestText);
    auto *content = new QWidget;
    content->setMaximumWidth(WidestContent);
    // The headings are in one row, so that what is below them begins at the same height.
    auto *columns = new QGridLayout;
    columns->setHorizontalSpacing(2 * theme::Space::Page);
    columns->setVerticalSpacing(theme::Space::Control);
    columns->setColumnStretch(0, ChoicesPart);
    columns->setColumnStretch(1, RecentPart);
    columns->setRowStretch(1, 1);
    m_startTitle = new widgets::Heading(QString(), theme::Heading::Section, this);
    columns->addWidget(m_startTitle, 0, 0);
    columns->addLayout(newRecentTitle(), 0, 1);
    columns->addLayout(newChoices(), 1, 0);
    columns->addWidget(newRecent(), 1, 1);
    // The layout knows the height of a wrapped text only for the width that the text gets.
    auto *text = new QHBoxLayout;
    text->addWidget(m_text, WidestText);
    text->addStretch(1);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Group);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addLayout(text);
    column->addSpacing(theme::Space::Group);
    column->addLayout(columns, 1);
    auto *centered = new QWidget;
    auto *row = new QHBoxLayout(centered);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(content, WidestContent);
    row->addStretch(1);
    // With large texts in a small window, the buttons need more than the page has.
    auto *area = new QScrollArea(this);
    area->setObjectName(u"welcomeArea"_qs);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(centered);
    area->viewport()->setAutoFillBackground(false);
    centered->setAutoFillBackground(false);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(area);
    retranslate();
    setRecent({});
}

QVBoxLayout *WelcomePage::newChoices()
{
    auto *choices = new QVBoxLayout;
    choices->setSpacing(theme::Space::Control);
    m_tour = addChoice(*choices, ActionId::Tour, u"welcomeTour"_qs);
    m_tourText = new widgets::ToneLabel(QString(), theme::Role::Muted, this);
    choices->addWidget(m_tourText);
    m_openFile = addChoice(*choices, ActionId::OpenFile, u"welcomeOpenFile"_qs);
    addChoice(*choices, ActionId::OpenFolder, u"welcomeOpenFolder"_qs);
    addChoice(*choices, ActionId::NewApi, u"welcomeNewApi"_qs);
    addChoice(*choices, ActionId::NewDefinition, u"welcomeNew"_qs);
    addChoice(*choices, ActionId::ImportOpenApi, u"welcomeImport"_qs);
    addChoice(*choices, ActionId::OpenExample, u"welcomeExample"_qs);
    m_dropHint = new widgets::ToneLabel(QString(), theme::Role::Muted, this);
    choices->addWidget(m_dropHint);
    choices->addStretch(1);
    return choices;
}

QHBoxLayout *WelcomePage::newRecentTitle()
{
    m_recentTitle = new widgets::Heading(QString(), theme::Heading::Section, this);
    m_recentTitle->setWordWrap(true);
    m_clearRecent = new QPushButton(this);
    m_clearRecent->setObjectName(u"welcomeClearRecent"_qs);
    m_clearRecent->setFlat(true);
    connect(m_clearRecent, &QPushButton::clicked, this, &WelcomePage::clearRecentRequested);
    auto *line = new QHBoxLayout;
    line->addWidget(m_recentTitle, 1);
    line->addWidget(m_clearRecent);
    return line;
}

QStackedWidget *WelcomePage::newRecent()
{
    m_recent = new RecentList(this);
    m_recent->setObjectName(u"welcomeRecent"_qs);
    m_recent->setModel(&m_model);
    connect(m_recent, &RecentList::chosen, this, &WelcomePage::recentChosen, Qt::QueuedConnection);
    connect(m_recent, &RecentList::removeRequested, this, &WelcomePage::removeRecentRequested);
    m_empty = new widgets::EmptyState(theme::Icon::Clock, this);
    m_recentStack = new QStackedWidget(this);
    m_recentStack->addWidget(m_recent);
    m_recentStack->addWidget(m_empty);
    return m_recentStack;
}

QPushButton *WelcomePage::addChoice(QVBoxLayout &choices, ActionId id, const QString &objectName)
{
    auto *button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setAutoDefault(true); // Return is a click.
    connect(button, &QPushButton::clicked, m_actions[id], &QAction::trigger);
    choices.addWidget(button);
    m_buttons.append({button, id});
    return button;
}

void WelcomePage::retranslate()
{
    m_title->setText(tr("Gatewright"));
    m_text->setText(
        tr("Design APIs behind a gateway and see how the gateway changes their requests. Gatewright changes only the "
           "lines that you edit. Everything works on this machine, without an account."));
    m_startTitle->setText(tr("Start"));
    m_dropHint->setText(tr("You can also drop a file or folder anywhere in this window."));
    m_recentTitle->setText(tr("Recent files and folders"));
    m_recent->setAccessibleName(m_recentTitle->text());
    m_recent->setAccessibleDescription(tr("Return opens the entry. Delete removes it from the list."));
    m_empty->setTexts(tr("No recent files"), tr("Files and folders that you open are listed here."));
    widgets::setButtonText(m_clearRecent, tr("Clear list"), tr("Clear recent files and folders"));
    for (const auto &[button, id] : m_buttons) {
        const QAction *action = m_actions[id];
        // A tooltip that only repeats the label says nothing.
        widgets::setButtonText(button, widgets::spokenLabel(action->text()),
                               action->shortcut().isEmpty() ? QString() : action->toolTip());
    }
    widgets::setButtonText(m_tour, tr("Take the 5-minute tour"));
    m_tourText->setText(tr("Nothing is saved, and nothing leaves this machine."));
}

void WelcomePage::setRecent(const QList<RecentFile> &recent)
{
    m_model.setEntries(recent);
    m_clearRecent->setVisible(!recent.isEmpty());
    // A page of the stack that is not shown needs no space.
    m_empty->setSizePolicy(recent.isEmpty() ? QSizePolicy::Preferred : QSizePolicy::Ignored, QSizePolicy::Preferred);
    widgets::makePrimary(m_tour, recent.isEmpty());
    widgets::makePrimary(m_openFile, !recent.isEmpty());
    if (recent.isEmpty())
        m_recentStack->setCurrentWidget(m_empty);
    else
        m_recentStack->setCurrentWidget(m_recent);
}

void WelcomePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    emit shown();
}

} // namespace window

#include "moc_welcomepage.cpp"
