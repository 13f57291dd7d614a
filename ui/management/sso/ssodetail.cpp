#include "ssodetail.h"

#include "findingsview.h"
#include "flatmembers.h"
#include "measures.h"
#include "naming.h"
#include "recordview.h"
#include "secretremoval.h"
#include "ssomessages.h"
#include "weblink.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>

namespace sso {
namespace {

const QList<QByteArray> &knownMembers()
{
    static const QList<QByteArray> known{
        "ID", "Name", "ActionType", "LoginURL", "RedirectURL", "SelectedProviderType", "UpdatedAt", "UpdatedBy"};
    return known;
}

/** The maximum number of other profiles that are listed; the rest are counted. */
constexpr qsizetype MaximumLinks = 20;

QString links(const ProfileContext::Others &profiles)
{
    QStringList all;
    for (const auto &[number, name] : profiles.first(std::min(profiles.size(), MaximumLinks)))
        all.append(u"<a href=\"%1\">%2</a>"_qs.arg(QString::number(number), name.toHtmlEscaped()));
    if (profiles.size() > MaximumLinks)
        all.append(SsoDetail::tr("and %n more.", nullptr, static_cast<int>(profiles.size() - MaximumLinks)));
    return all.join(u", "_qs);
}

} // namespace

SsoDetail::SsoDetail(QWidget *parent)
    : QWidget(parent)
{
    buildWidgets();
    retranslate();
    connectUrl(m_login);
    connectUrl(m_redirect);
    connect(m_others, &QLabel::linkActivated, this,
            [this](const QString &link) { emit profileRequested(link.toLongLong()); });
    setProfile(nullptr);
}

void SsoDetail::buildWidgets()
{
    m_view = new answers::RecordView(theme::Icon::Profile, u"ssoUnknown"_qs, this);
    m_findings = new FindingsView(this);
    m_findings->setObjectName(u"ssoFindings"_qs);
    m_view->addControl(m_findings, m_findings);
    m_change = m_view->addValue(u"ssoChange"_qs);
    m_others = m_view->addValue(u"ssoSameProvider"_qs);
    m_others->setTextFormat(Qt::RichText);
    m_others->setTextInteractionFlags(Qt::TextBrowserInteraction);
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
    const UrlRow *place = &row;
    connect(row.open, &QToolButton::clicked, this, [this, place] { emit openRequested(place->url); });
    connect(row.copy, &QToolButton::clicked, this,
            [place] { QGuiApplication::clipboard()->setText(place->field->text()); });
}

void SsoDetail::setProfile(const management::SsoProfile *profile, const ProfileContext &context)
{
    if (!profile)
        return m_view->showEmpty();
    m_view->showRecord(management::shortText(profile->name.isEmpty() ? profile->id : profile->name),
                       management::withoutSecrets(profile->raw), knownMembers());
    m_id->setValue(management::shortText(profile->id));
    m_action->setValue(management::shortText(profile->actionType));
    m_provider->setValue(management::shortText(profile->providerType));
    m_updated->setValue(management::shortText(profile->updatedAt));
    m_by->setValue(management::shortText(profile->updatedBy));
    showUrl(m_login, profile->loginUrl);
    showUrl(m_redirect, profile->redirectUrl);
    showContext(context);
}

void SsoDetail::showContext(const ProfileContext &context)
{
    m_findings->setFindings(context.findings);
    if (context.change)
        m_change->setValue(changeText(*context.change, context.since));
    else
        m_change->setValue(context.since.isValid()
                               ? tr("none since your last look on %1", "%1: a time").arg(lookText(context.since))
                               : tr("not known"));
    QStringList lines;
    if (!context.sameProvider.isEmpty())
        lines.append(tr("Same provider (%1) as %2", "%1: an address, %2: names of profiles")
                         .arg(context.provider.toHtmlEscaped(), links(context.sameProvider)));
    if (!context.sameHost.isEmpty())
        lines.append(tr("Same host (%1) as %2", "%1: a host, %2: names of profiles")
                         .arg(context.host.toHtmlEscaped(), links(context.sameHost)));
    m_others->setValue(lines.isEmpty() ? tr("none") : lines.join(u"<br>"_qs));
}

void SsoDetail::showUrl(UrlRow &row, const QString &text)
{
    const auto link = webLink(text);
    row.url = link ? link->adjusted(QUrl::RemoveUserInfo) : QUrl();
    const QString shown = management::shownUrl(text);
    row.field->setText(shown);
    row.field->setCursorPosition(0);
    row.open->setEnabled(link.has_value());
    row.open->setToolTip(link ? shown : tr("Only http and https URLs can be opened."));
    row.copy->setEnabled(!shown.isEmpty());
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
    m_view->setCaptions({tr("Findings"), tr("Changes"), tr("Other profiles"), tr("Provider"), tr("Action"),
                         tr("Login URL"), tr("Redirect URL"), tr("Updated at"), tr("Updated by"), tr("ID")});
    for (const UrlRow &row : {m_login, m_redirect}) {
        widgets::setButtonText(row.open, tr("Open"));
        widgets::setButtonText(row.copy, tr("Copy"), tr("Copy the URL, without secrets"));
    }
}

} // namespace sso

#include "moc_ssodetail.cpp"
