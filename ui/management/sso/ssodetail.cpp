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

SsoDetail::SsoDetail(QWidget *parent)
    : QWidget(parent)
{
    buildWidgets();
    retranslate();
    connectUrl(m_login);
    connectUrl(m_redirect);
    setProfile(nullptr);
}

void SsoDetail::buildWidgets()
{
    m_view = new answers::RecordView(theme::Icon::Profile, u"ssoUnknown"_qs, this);
    m_provider = m_view->addValue(u"ssoProvider"_qs);
    m_action = m_view->addValue(u"ssoAction"_qs);
    m_login = addUrl(u"ssoLoginUrl"_qs);
    m_redirect = addUrl(u"ssoRedirectUrl"_qs);
    m_updated = m_view->addValue(u"ssoUpdatedAt"_qs);
    m_by = m_view->addValue(u"ssoUpdatedBy"_qs);
    m_id = m_view->addValue(u"ssoId"_qs);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_view);
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
    m_view->addControl(line, row.field);
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
        return m_view->showEmpty();
    m_view->showRecord(profile->name.isEmpty() ? profile->id : profile->name, profile->raw, knownMembers());
    m_id->setValue(profile->id);
    m_action->setValue(profile->actionType);
    m_provider->setValue(profile->providerType);
    m_updated->setValue(profile->updatedAt);
    m_by->setValue(profile->updatedBy);
    showUrl(m_login, profile->loginUrl);
    showUrl(m_redirect, profile->redirectUrl);
}

void SsoDetail::showUrl(const UrlRow &row, const QString &text)
{
    row.field->setText(text);
    row.field->setCursorPosition(0);
    row.open->setEnabled(webLink(text).has_value());
    row.open->setToolTip(row.open->isEnabled() ? text : tr("Only http and https URLs can be opened."));
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
    m_view->setEmptyTexts(tr("No profile selected"), tr("Select a profile to see its URLs."));
    m_view->setCaptions({tr("Provider"), tr("Action"), tr("Login URL"), tr("Redirect URL"), tr("Updated at"),
                         tr("Updated by"), tr("ID")});
    for (const UrlRow &row : {m_login, m_redirect}) {
        widgets::setButtonText(row.open, tr("Open"));
        widgets::setButtonText(row.copy, tr("Copy"), tr("Copy the URL"));
    }
}

} // namespace sso

#include "moc_ssodetail.cpp"
