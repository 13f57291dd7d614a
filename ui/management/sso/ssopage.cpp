#include "ssopage.h"

#include "banner.h"
#include "emptystate.h"
#include "heading.h"
#include "knowncertificates.h"
#include "measures.h"
#include "naming.h"
#include "searchfield.h"
#include "settingstable.h"
#include "ssodetail.h"
#include "ssomessages.h"
#include "ssonotes.h"
#include "worker.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>

namespace sso {

SsoPage::SsoPage(management::ManagementService &service, management::EnvironmentList &environments,
                 const base::Clock &clock, settings::Settings &settings, QWidget *parent)
    : AnswerPage(environments, clock, u"ssoRefresh"_qs, parent)
    , m_service(service)
    , m_clock(clock)
{
    buildWidgets(settings);
    retranslate();
    connectAll();
}

void SsoPage::buildWidgets(settings::Settings &settings)
{
    m_splitter = new QSplitter(Qt::Vertical);
    buildTree();
    m_detail = new SsoDetail;
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({240, 300});
    answers::persistSplitterState(m_splitter, settings, settings::SsoSplitter);
    m_stack = new QStackedWidget;
    m_empty = new widgets::EmptyState(theme::Icon::Profile, m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_splitter);
    addTool(refreshButton());
    addTool(callsButton());
    buildTools();
    setContent(m_stack);
    m_search->setTarget(m_tree);
}

void SsoPage::buildTools()
{
    auto *row = new QWidget(this);
    m_search = new widgets::SearchField({}, u"ssoSearch"_qs, row);
    m_onlyChanged = new QCheckBox(row);
    m_onlyChanged->setObjectName(u"ssoOnlyChanged"_qs);
    m_markAsSeen = new QPushButton(theme::icon(theme::Icon::Check), {}, row);
    m_markAsSeen->setObjectName(u"ssoMarkAsSeen"_qs);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_onlyChanged);
    layout->addWidget(m_markAsSeen);
    addRow(row);
    m_summary = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_summary->setObjectName(u"ssoSummary"_qs);
    addRow(m_summary);
}

void SsoPage::buildTree()
{
    m_tree = new QTreeView(m_splitter);
    m_tree->setObjectName(u"ssoProfiles"_qs);
    m_tree->setModel(&m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setHighlightSections(false);
    m_tree->header()->setStretchLastSection(true);
    m_tree->setItemDelegateForColumn(items::SsoModel::Notes, new SsoNoteDelegate(m_tree));
    const QFontMetrics metrics = fontMetrics();
    const auto setWidth = [&](items::SsoModel::Column column, const QString &text) {
        m_tree->setColumnWidth(column, metrics.horizontalAdvance(text) + 2 * theme::Space::Group);
    };
    // Name and notes are visible in the smallest window. The other columns can be scrolled to.
    m_tree->setColumnWidth(items::SsoModel::Name, metrics.averageCharWidth() * 36);
    setWidth(items::SsoModel::Notes, u"Changed, 2 errors, 2 warnings"_qs);
    setWidth(items::SsoModel::Provider, u"openid-connect"_qs);
    setWidth(items::SsoModel::Action, u"GenerateOrLogin"_qs);
    setWidth(items::SsoModel::UpdatedAt, u"2000-00-00 00:00"_qs);
}

void SsoPage::connectAll()
{
    connect(m_empty, &widgets::EmptyState::activated, this, &SsoPage::refresh);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model.setSearch(text);
        refreshContent();
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SsoPage::refreshDetail);
    connect(m_detail, &SsoDetail::openRequested, this, [](const QUrl &url) { QDesktopServices::openUrl(url); });
    connect(m_detail, &SsoDetail::profileRequested, this, &SsoPage::showProfile);
    connect(m_onlyChanged, &QCheckBox::toggled, this, [this](bool isOn) {
        m_model.setOnlyChanged(isOn);
        refreshContent();
    });
    connect(m_markAsSeen, &QPushButton::clicked, this, &SsoPage::markAsSeen);
    connect(&m_service.knownCertificates(), &management::KnownCertificates::changed, this, &SsoPage::review);
}

void SsoPage::refresh()
{
    startCall(m_service.portal().listSsoProfiles(), [this](const management::SsoProfileList &profiles) {
        m_hasAnswer = true;
        m_profiles = profiles;
        m_takenAt = profiles.stale ? profiles.stale->takenAt : m_clock.now();
        m_findings = {};
        m_isReviewed = false;
        m_model.setProfiles(profiles);
        refreshContent();
        readSeen();
        review();
    });
}

void SsoPage::clearContent()
{
    m_review.cancel();
    m_hasAnswer = false;
    m_isReviewed = false;
    m_profiles = {};
    m_findings = {};
    m_model.setProfiles({});
    refreshContent();
}

bool SsoPage::isCompared() const
{
    // A saved answer may be older than the last look.
    return m_storage && !m_profiles.stale;
}

/** Once for each answer, so that profiles stay the first ones while they are shown. */
void SsoPage::readSeen()
{
    m_seen = isCompared() ? m_storage->read(environment().id) : QByteArray();
}

void SsoPage::review()
{
    m_review.cancel();
    if (!m_hasAnswer)
        return;
    const QString portal = management::portalKey(environment().portalUrl, environment().isSandbox);
    const auto surroundings = management::ssoSurroundings(environment(), m_service.knownCertificates(), m_clock.now());
    m_review = base::runOnWorker(
        this,
        [profiles = m_profiles, surroundings, seen = m_seen, portal, takenAt = m_takenAt] {
            return base::Result<Findings>(find(profiles, surroundings, seen, portal, takenAt));
        },
        [this](const base::Result<Findings> &findings) {
            if (!findings)
                return;
            show(*findings);
            // What is seen for the first time is not new.
            if (isCompared() && !m_findings.seen)
                remember();
        });
}

SsoPage::Findings SsoPage::find(const management::SsoProfileList &profiles,
                                const management::SsoSurroundings &surroundings, const QByteArray &seen,
                                const QString &portal, const QDateTime &takenAt)
{
    Findings findings;
    findings.review = management::reviewSsoProfiles(profiles, surroundings);
    if (const auto now = management::seenProfiles(profiles, portal, takenAt))
        findings.toRemember = management::toJson(*now);
    findings.seen = management::readSeenProfiles(seen);
    if (findings.seen && findings.seen->portal != portal)
        findings.seen.reset();
    if (findings.seen)
        findings.changes = management::changesSince(*findings.seen, profiles);
    QHash<qsizetype, const management::SsoChange *> changes;
    for (const management::SsoChange &change : findings.changes) {
        if (change.kind != management::SsoChange::Kind::Removed)
            changes.insert(change.profile, &change);
    }
    for (qsizetype i = 0; i < findings.review.profiles.size(); ++i)
        findings.notes.append(profileNote(findings.review.profiles.at(i), changes.value(i)));
    for (const management::SsoChange &change : findings.changes) {
        if (change.kind != management::SsoChange::Kind::Removed)
            continue;
        const management::SeenProfile &removed = findings.seen->profiles.at(change.profile);
        findings.notes.append(profileNote({}, &change));
        findings.removed.append(
            {removed.id, removed.name, {}, {}, {}, removed.providerType, removed.updatedAt, removed.updatedBy, {}});
    }
    return findings;
}

void SsoPage::show(const Findings &findings)
{
    const qsizetype current = m_model.numberAt(m_tree->currentIndex());
    m_findings = findings;
    m_isReviewed = true;
    m_model.setNotes(findings.notes, findings.removed);
    refreshContent();
    if (!m_tree->currentIndex().isValid() && current >= 0)
        showProfile(current);
}

void SsoPage::markAsSeen()
{
    m_onlyChanged->setChecked(false);
    remember();
    readSeen();
    review();
}

void SsoPage::remember()
{
    if (!m_storage || m_findings.toRemember.isEmpty())
        return;
    if (const base::Result<void> written = m_storage->write(environment().id, m_findings.toRemember); !written)
        frame()->banner()->show(widgets::Banner::Kind::Warning,
                                tr("The profiles that you have seen could not be saved."), written.error().detail);
    refreshSummary();
}

void SsoPage::showProfile(qsizetype number)
{
    if (!m_model.indexOf(number).isValid()) {
        m_search->clear();
        m_onlyChanged->setChecked(false);
    }
    const QModelIndex index = m_model.indexOf(number);
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

ProfileContext SsoPage::contextOf(qsizetype number) const
{
    ProfileContext context;
    if (m_findings.seen)
        context.since = m_findings.seen->seenAt;
    const qsizetype listed = m_findings.review.profiles.size();
    if (number >= listed) {
        QList<management::SsoChange> removed = m_findings.changes;
        removed.removeIf([](const auto &change) { return change.kind != management::SsoChange::Kind::Removed; });
        if (number >= 0 && number - listed < removed.size())
            context.change = removed.at(number - listed);
        return context;
    }
    if (number < 0)
        return context;
    const management::SsoProfileReview &review = m_findings.review.profiles.at(number);
    context.findings = review.findings;
    for (const management::SsoChange &change : m_findings.changes) {
        if (change.profile == number && change.kind != management::SsoChange::Kind::Removed)
            context.change = change;
    }
    if (review.provider >= 0) {
        const management::SsoProvider &provider = m_findings.review.providers.at(review.provider);
        context.provider = provider.name;
        context.sameProvider = othersOf(provider, number, -1);
    }
    if (review.host >= 0) {
        const management::SsoProvider &host = m_findings.review.hosts.at(review.host);
        context.host = host.name;
        context.sameHost = othersOf(host, number, review.provider);
    }
    return context;
}

/** The other profiles of a provider or host, without those of the provider `exceptProvider`. */
ProfileContext::Others SsoPage::othersOf(const management::SsoProvider &provider, qsizetype number,
                                         qsizetype exceptProvider) const
{
    ProfileContext::Others others;
    for (const qsizetype other : provider.profiles) {
        if (other == number || (exceptProvider >= 0 && m_findings.review.profiles.at(other).provider == exceptProvider))
            continue;
        if (const management::SsoProfile *profile = m_model.profile(other))
            others.append({other, management::shortText(profile->name.isEmpty() ? profile->id : profile->name)});
    }
    return others;
}

void SsoPage::refreshContent()
{
    const bool isEmpty = m_model.rowCount() == 0;
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_splitter);
    m_tree->expandAll();
    for (int row = 0; row < m_model.rowCount(); ++row)
        m_tree->setFirstColumnSpanned(row, {}, true);
    refreshEmpty();
    refreshDetail();
    refreshSummary();
}

void SsoPage::refreshSummary()
{
    const bool canRemember = m_isReviewed && m_storage && !m_profiles.stale && !m_findings.toRemember.isEmpty();
    m_onlyChanged->setEnabled(m_isReviewed && m_findings.seen);
    m_markAsSeen->setEnabled(canRemember && !m_findings.changes.isEmpty());
    QStringList sentences;
    if (m_isReviewed && m_profiles.stale)
        sentences.append(tr("Changes are not shown for a saved response."));
    else if (m_isReviewed && m_findings.seen)
        sentences.append(changesText(m_findings.changes, m_findings.seen->seenAt));
    else if (canRemember)
        sentences.append(tr("These are the first profiles that you see. Later changes will be shown."));
    else if (m_isReviewed && m_storage)
        sentences.append(tr("There are too many profiles to show their changes."));
    if (m_isReviewed && !m_findings.review.checkedHosts && m_model.profileCount() > 0)
        sentences.append(
            tr("Hosts were not checked. Load all certificates of %1 on the page Certificates to check them.",
               "%1 is an environment")
                .arg(environment().name));
    m_summary->setText(sentences.join(u' '));
    m_summary->setVisible(!sentences.isEmpty());
}

void SsoPage::refreshEmpty()
{
    if (m_model.profileCount() > 0) {
        m_empty->setTexts(tr("No matching profiles"), m_onlyChanged->isChecked()
                                                          ? tr("Change the search text, or show all profiles.")
                                                          : tr("Change the search text."));
        m_empty->setAction({}, {});
        return;
    }
    if (m_hasAnswer)
        m_empty->setTexts(tr("No SSO profiles"),
                          tr("The portal of %1 has no SSO profiles.", "%1 is an environment").arg(environment().name));
    else
        m_empty->setTexts(tr("SSO Profiles"), tr("SSO profiles from the developer portal are listed here."));
    m_empty->setAction(tr("Load profiles"), u"ssoAsk"_qs);
}

void SsoPage::refreshDetail()
{
    const qsizetype number = m_model.numberAt(m_tree->currentIndex());
    m_detail->setProfile(m_model.profile(number), contextOf(number));
}

void SsoPage::retranslate()
{
    setTitle(tr("SSO Profiles"));
    m_search->setLabel(tr("Search"));
    m_tree->setAccessibleName(tr("SSO Profiles"));
    m_model.setTitles({tr("Name"), tr("Notes"), tr("Provider"), tr("Action"), tr("Updated at"), tr("Updated by")});
    m_model.setGroupTitles(tr("Group %1", "%1 is the number of a group of profiles"),
                           tr("Removed since your last look"));
    m_onlyChanged->setText(tr("Changed since last look"));
    m_onlyChanged->setAccessibleName(m_onlyChanged->text());
    widgets::setButtonText(m_markAsSeen, tr("Mark as seen"),
                           tr("Remember the profiles as they are now, and show only later changes"));
    refreshContent();
    review(); // Its notes are texts.
}

} // namespace sso

#include "moc_ssopage.cpp"
