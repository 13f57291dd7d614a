#include "ssodetail.h"

#include "emptystate.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "weblink.h"

#include <QClipboard>
#include <QEvent>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QStackedLayout>
#include <QToolButton>
#include <QTreeView>

namespace sso {
namespace {

const QList<QByteArray> &knownMembers()
{
    static const QList<QByteArray> known{
        "ID", "Name", "ActionType", "LoginURL", "RedirectURL", "SelectedProviderType", "UpdatedAt", "UpdatedBy"};
    return known;
}

} // namespace

struct SsoDetail::Parts {
    QStackedLayout *stack = nullptr;
    widgets::EmptyState *empty = nullptr;
    QWidget *fields = nullptr;
    QFormLayout *form = nullptr;
    widgets::Heading *title = nullptr;
    QLabel *id = nullptr;
    QLabel *action = nullptr;
    QLabel *provider = nullptr;
    QLabel *updated = nullptr;
    QLabel *by = nullptr;
    UrlRow login;
    UrlRow redirect;
    widgets::Heading *unknownTitle = nullptr;
    QTreeView *unknown = nullptr;
    QList<QLabel *> captions;
};

SsoDetail::SsoDetail(QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    buildFields();
    buildWidgets();
    retranslate();
    connectUrl(m_parts->login);
    connectUrl(m_parts->redirect);
    setProfile(nullptr);
}

SsoDetail::~SsoDetail() = default;

void SsoDetail::buildFields()
{
    m_parts->fields = new QWidget;
    m_parts->form = new QFormLayout;
    m_parts->form->setHorizontalSpacing(theme::Space::Group);
    m_parts->form->setVerticalSpacing(theme::Space::Control);
    m_parts->form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_parts->form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [this](const QString &objectName) {
        auto *caption = new widgets::ToneLabel({}, theme::Role::Muted, m_parts->fields);
        caption->setWordWrap(false);
        auto *value = new QLabel(m_parts->fields);
        value->setObjectName(objectName);
        value->setTextFormat(Qt::PlainText);
        value->setWordWrap(true);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        m_parts->form->addRow(caption, value);
        m_parts->captions.append(caption);
        return value;
    };
    m_parts->provider = add(u"ssoProvider"_qs);
    m_parts->action = add(u"ssoAction"_qs);
    m_parts->login = addUrl(u"ssoLoginUrl"_qs);
    m_parts->redirect = addUrl(u"ssoRedirectUrl"_qs);
    m_parts->updated = add(u"ssoUpdatedAt"_qs);
    m_parts->by = add(u"ssoUpdatedBy"_qs);
    m_parts->id = add(u"ssoId"_qs);
}

SsoDetail::UrlRow SsoDetail::addUrl(const QString &objectName)
{
    UrlRow row;
    auto *caption = new widgets::ToneLabel({}, theme::Role::Muted, m_parts->fields);
    caption->setWordWrap(false);
    auto *line = new QWidget(m_parts->fields);
    row.field = new QLineEdit(line);
    row.field->setObjectName(objectName);
    row.field->setReadOnly(true);
    row.open = new QToolButton(line);
    row.open->setObjectName(objectName + u"Open"_qs);
    row.open->setIcon(theme::icon(theme::Icon::Link));
    row.copy = new QToolButton(line);
    row.copy->setObjectName(objectName + u"Copy"_qs);
    row.copy->setIcon(theme::icon(theme::Icon::Copy));
    for (QToolButton *button : {row.open, row.copy})
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Tight);
    layout->addWidget(row.field, 1);
    layout->addWidget(row.open);
    layout->addWidget(row.copy);
    caption->setBuddy(row.field);
    m_parts->form->addRow(caption, line);
    m_parts->captions.append(caption);
    return row;
}

void SsoDetail::buildWidgets()
{
    m_parts->title = new widgets::Heading({}, theme::Heading::Section, m_parts->fields);
    m_parts->unknownTitle = new widgets::Heading({}, theme::Heading::Group, m_parts->fields);
    m_parts->unknown = new QTreeView(m_parts->fields);
    m_parts->unknown->setObjectName(u"ssoUnknown"_qs);
    m_parts->unknown->setModel(&m_unknown);
    m_parts->unknown->setMinimumHeight(theme::Size::Row * 4);
    auto *layout = new QVBoxLayout(m_parts->fields);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Group, theme::Space::Control);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_parts->title);
    layout->addLayout(m_parts->form);
    layout->addSpacing(theme::Space::Control);
    layout->addWidget(m_parts->unknownTitle);
    layout->addWidget(m_parts->unknown, 1);
    layout->addStretch();
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(m_parts->fields);
    m_parts->empty = new widgets::EmptyState(theme::Icon::Profile, this);
    m_parts->stack = new QStackedLayout(this);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(area);
}

void SsoDetail::connectUrl(const UrlRow &row)
{
    QLineEdit *field = row.field;
    connect(row.open, &QToolButton::clicked, this, [this, field] {
        if (const auto url = webLink(field->text()))
            emit openRequested(*url);
    });
    connect(row.copy, &QToolButton::clicked, this, [field] { QGuiApplication::clipboard()->setText(field->text()); });
}

void SsoDetail::setProfile(const management::SsoProfile *profile)
{
    m_parts->stack->setCurrentIndex(profile ? 1 : 0);
    if (!profile)
        return;
    m_parts->title->setText(profile->name.isEmpty() ? profile->id : profile->name);
    m_parts->id->setText(profile->id);
    m_parts->action->setText(profile->actionType);
    m_parts->provider->setText(profile->providerType);
    m_parts->updated->setText(profile->updatedAt);
    m_parts->by->setText(profile->updatedBy);
    showUrl(m_parts->login, profile->loginUrl);
    showUrl(m_parts->redirect, profile->redirectUrl);
    m_unknown.setValue(profile->raw.isContainer() ? profile->raw : document::Value::object(), knownMembers());
    m_parts->unknown->expandToDepth(1);
    m_parts->unknown->resizeColumnToContents(0);
    m_parts->unknown->setVisible(m_unknown.rowCount() > 0);
    m_parts->unknownTitle->setVisible(m_unknown.rowCount() > 0);
}

void SsoDetail::showUrl(const UrlRow &row, const QString &text)
{
    row.field->setText(text);
    row.field->setCursorPosition(0);
    row.open->setEnabled(webLink(text).has_value());
    row.open->setToolTip(row.open->isEnabled() ? text : tr("Only http and https addresses are opened."));
    row.copy->setEnabled(!text.isEmpty());
}

void SsoDetail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SsoDetail::retranslate()
{
    m_parts->empty->setTexts(tr("No profile selected"), tr("Select a profile to see its addresses."));
    const QStringList captions{tr("Provider"),   tr("Action"),     tr("Login URL"), tr("Redirect URL"),
                               tr("Updated at"), tr("Updated by"), tr("Id")};
    for (qsizetype i = 0; i < captions.size(); ++i)
        m_parts->captions.at(i)->setText(captions.at(i));
    const QList<std::pair<QWidget *, int>> values{
        {m_parts->provider, 0}, {m_parts->action, 1}, {m_parts->login.field, 2}, {m_parts->redirect.field, 3},
        {m_parts->updated, 4},  {m_parts->by, 5},     {m_parts->id, 6}};
    for (const auto &[widget, caption] : values)
        widget->setAccessibleName(captions.at(caption));
    for (const UrlRow &row : {m_parts->login, m_parts->redirect}) {
        widgets::setButtonText(row.open, tr("Open"));
        widgets::setButtonText(row.copy, tr("Copy"), tr("Copy the address"));
    }
    m_parts->unknownTitle->setText(tr("Further members of the answer"));
    m_parts->unknown->setAccessibleName(m_parts->unknownTitle->text());
    m_unknown.setTitles({tr("Member"), tr("Value")});
}

} // namespace sso
