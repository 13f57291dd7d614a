#include "ssodetail.h"

#include "measures.h"
#include "naming.h"
#include "recordview.h"
#include "weblink.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

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
    answers::RecordView *view = nullptr;
    forms::ValueLabel *provider = nullptr;
    forms::ValueLabel *action = nullptr;
    UrlRow login;
    UrlRow redirect;
    forms::ValueLabel *updated = nullptr;
    forms::ValueLabel *by = nullptr;
    forms::ValueLabel *id = nullptr;
};

SsoDetail::SsoDetail(QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    buildWidgets();
    retranslate();
    connectUrl(m_parts->login);
    connectUrl(m_parts->redirect);
    setProfile(nullptr);
}

SsoDetail::~SsoDetail() = default;

void SsoDetail::buildWidgets()
{
    m_parts->view = new answers::RecordView(theme::Icon::Profile, u"ssoUnknown"_qs, this);
    m_parts->provider = m_parts->view->addValue(u"ssoProvider"_qs);
    m_parts->action = m_parts->view->addValue(u"ssoAction"_qs);
    m_parts->login = addUrl(u"ssoLoginUrl"_qs);
    m_parts->redirect = addUrl(u"ssoRedirectUrl"_qs);
    m_parts->updated = m_parts->view->addValue(u"ssoUpdatedAt"_qs);
    m_parts->by = m_parts->view->addValue(u"ssoUpdatedBy"_qs);
    m_parts->id = m_parts->view->addValue(u"ssoId"_qs);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_parts->view);
}

SsoDetail::UrlRow SsoDetail::addUrl(const QString &objectName)
{
    UrlRow row;
    auto *line = new QWidget(this);
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
    m_parts->view->addControl(line, row.field);
    return row;
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
    if (!profile)
        return m_parts->view->showEmpty();
    m_parts->view->showRecord(profile->name.isEmpty() ? profile->id : profile->name, profile->raw, knownMembers());
    m_parts->id->setValue(profile->id);
    m_parts->action->setValue(profile->actionType);
    m_parts->provider->setValue(profile->providerType);
    m_parts->updated->setValue(profile->updatedAt);
    m_parts->by->setValue(profile->updatedBy);
    showUrl(m_parts->login, profile->loginUrl);
    showUrl(m_parts->redirect, profile->redirectUrl);
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
    m_parts->view->setEmptyTexts(tr("No profile selected"), tr("Select a profile to see its addresses."));
    m_parts->view->setCaptions({tr("Provider"), tr("Action"), tr("Login URL"), tr("Redirect URL"), tr("Updated at"),
                                tr("Updated by"), tr("Id")});
    for (const UrlRow &row : {m_parts->login, m_parts->redirect}) {
        widgets::setButtonText(row.open, tr("Open"));
        widgets::setButtonText(row.copy, tr("Copy"), tr("Copy the address"));
    }
}

} // namespace sso

#include "moc_ssodetail.cpp"
