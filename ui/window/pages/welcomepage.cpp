#include "welcomepage.h"

#include "elidedlabel.h"
#include "heading.h"
#include "naming.h"
#include "shortpath.h"
#include "theme.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <memory>

namespace window {

namespace {

constexpr int ColumnWidth = 440;
constexpr int MostRecentShown = 6;

} // namespace

WelcomePage::WelcomePage(const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_title(new widgets::Heading(QString(), theme::Heading::Page, this))
    , m_text(new widgets::ToneLabel(QString(), theme::Role::Muted, this))
    , m_recentTitle(new widgets::ToneLabel(QString(), theme::Role::Muted, this))
{
    setObjectName(u"welcomePage"_qs);
    auto *column = new QVBoxLayout;
    column->setSpacing(theme::Space::Control);
    column->addStretch(2);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(theme::Space::Group);
    m_choices = new QVBoxLayout;
    m_choices->setSpacing(theme::Space::Control);
    column->addLayout(m_choices);
    column->addSpacing(theme::Space::Group);
    column->addWidget(m_recentTitle);
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(0);
    column->addLayout(m_recent);
    m_clearRecent = new QPushButton(this);
    m_clearRecent->setObjectName(u"welcomeClearRecent"_qs);
    m_clearRecent->setFlat(true);
    connect(m_clearRecent, &QPushButton::clicked, this, &WelcomePage::clearRecentRequested);
    column->addWidget(m_clearRecent, 0, Qt::AlignLeft);
    column->addStretch(3);
    auto *row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addLayout(column);
    row->addStretch(1);
    widgets::makePrimary(addChoice(ActionId::OpenFile, u"welcomeOpenFile"_qs));
    addChoice(ActionId::OpenFolder, u"welcomeOpenFolder"_qs);
    addChoice(ActionId::NewApi, u"welcomeNewApi"_qs);
    addChoice(ActionId::NewDefinition, u"welcomeNew"_qs);
    addChoice(ActionId::ImportOpenApi, u"welcomeImport"_qs);
    addChoice(ActionId::OpenExample, u"welcomeExample"_qs);
    retranslate();
    setRecent({});
}

QPushButton *WelcomePage::addChoice(ActionId id, const QString &objectName)
{
    auto *button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setFixedWidth(ColumnWidth / 2);
    connect(button, &QPushButton::clicked, m_actions[id], &QAction::trigger);
    m_choices->addWidget(button);
    m_buttons.append({button, id});
    return button;
}

void WelcomePage::retranslate()
{
    m_title->setText(tr("Gatewright"));
    m_text->setText(tr(
        "Design APIs behind a gateway and see how the gateway changes their requests. An edit changes nothing else in "
        "your file. Everything works on this machine, without an account."));
    m_text->setFixedWidth(ColumnWidth);
    m_recentTitle->setText(tr("Recent files and folders"));
    widgets::setButtonText(m_clearRecent, tr("Clear list"), tr("Clear recent files and folders"));
    for (const auto &[button, id] : m_buttons) {
        const QAction *action = m_actions[id];
        widgets::setButtonText(button, widgets::spokenLabel(action->text()), action->toolTip());
    }
}

void WelcomePage::setRecent(const QList<RecentFile> &recent)
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        const std::unique_ptr<QLayoutItem> owned(item);
        item->widget()->deleteLater();
    }
    m_recentTitle->setVisible(!recent.isEmpty());
    m_clearRecent->setVisible(!recent.isEmpty());
    for (const RecentFile &entry : recent.first(qMin<qsizetype>(MostRecentShown, recent.size())))
        addRecent(entry);
}

void WelcomePage::addRecent(const RecentFile &entry)
{
    auto *button = new QPushButton(this);
    button->setFlat(true);
    button->setObjectName(u"welcomeRecent"_qs);
    const bool isMissing = entry.state == RecentFile::State::Missing;
    const QString name = shortPath(entry.path);
    const QString shown = QFontMetrics(font()).elidedText(isMissing ? tr("%1 (not found)", "%1: path").arg(name) : name,
                                                          Qt::ElideMiddle,
                                                          ColumnWidth - theme::Space::Page - theme::Size::Icon);
    widgets::setButtonText(button, shown, entry.path);
    const bool isFolder = entry.state == RecentFile::State::Folder;
    button->setIcon(isMissing ? theme::icon(theme::Icon::Warning, theme::Role::Warning)
                              : theme::icon(isFolder ? theme::Icon::Folder : theme::Icon::File, theme::Role::Muted));
    QPalette link = button->palette();
    link.setColor(QPalette::ButtonText, theme::color(isMissing ? theme::Role::Muted : theme::Role::Accent));
    button->setPalette(link);
    connect(button, &QPushButton::clicked, this, [this, path = entry.path] { emit recentChosen(path); });
    m_recent->addWidget(button, 0, Qt::AlignLeft);
}

} // namespace window

#include "moc_welcomepage.cpp"
