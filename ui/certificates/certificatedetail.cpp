#include "certificatedetail.h"

#include "certificateid.h"
#include "certificatestatus.h"
#include "certificatetexts.h"
#include "emptystate.h"
#include "heading.h"
#include "hostmatch.h"
#include "measures.h"
#include "naming.h"
#include "validitydelegate.h"
#include "workspace.h"

#include <QClipboard>
#include <QEvent>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedLayout>
#include <QTreeView>

namespace certificates {
namespace {

/** The fields that have a place of their own. */
const QList<QByteArray> &knownMembers()
{
    static const QList<QByteArray> known{"id",        "dns_names",  "has_private", "is_ca",
                                         "issuer_cn", "subject_cn", "not_before",  "not_after"};
    return known;
}

constexpr qsizetype FingerprintLine = 32;

QLabel *valueLabel(QWidget *parent, const QString &objectName)
{
    auto *label = new QLabel(parent);
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

struct CertificateDetail::Parts {
    QStackedLayout *stack = nullptr;
    widgets::EmptyState *empty = nullptr;
    QWidget *fields = nullptr;
    QFormLayout *form = nullptr;
    widgets::Heading *title = nullptr;
    widgets::ToneLabel *state = nullptr;
    QPushButton *askDetails = nullptr;
    QPushButton *copyId = nullptr;
    QLabel *names = nullptr;
    QLabel *issuer = nullptr;
    QLabel *subject = nullptr;
    QLabel *validity = nullptr;
    QLabel *key = nullptr;
    QLabel *authority = nullptr;
    QLabel *organisation = nullptr;
    QLabel *fingerprint = nullptr;
    QLabel *uses = nullptr;
    QWidget *unknownSide = nullptr;
    widgets::Heading *unknownTitle = nullptr;
    QTreeView *unknown = nullptr;
    QList<QLabel *> captions;
};

CertificateDetail::CertificateDetail(workspace::Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_parts(std::make_unique<Parts>())
{
    buildFields();
    buildWidgets();
    retranslate();
    connectAll();
}

CertificateDetail::~CertificateDetail() = default;

void CertificateDetail::buildFields()
{
    m_parts->fields = new QWidget;
    m_parts->form = new QFormLayout;
    m_parts->form->setHorizontalSpacing(theme::Space::Group);
    m_parts->form->setVerticalSpacing(theme::Space::Tight);
    m_parts->form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_parts->form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [this](const QString &objectName) {
        auto *caption = new widgets::ToneLabel({}, theme::Role::Muted, m_parts->fields);
        caption->setWordWrap(false);
        caption->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        QLabel *value = valueLabel(m_parts->fields, objectName);
        m_parts->form->addRow(caption, value);
        m_parts->captions.append(caption);
        return value;
    };
    m_parts->names = add(u"certificateNames"_qs);
    m_parts->validity = add(u"certificateValidity"_qs);
    m_parts->issuer = add(u"certificateIssuer"_qs);
    m_parts->subject = add(u"certificateSubject"_qs);
    m_parts->key = add(u"certificateKey"_qs);
    m_parts->authority = add(u"certificateAuthority"_qs);
    m_parts->organisation = add(u"certificateOrganisation"_qs);
    m_parts->fingerprint = add(u"certificateFingerprint"_qs);
    m_parts->uses = add(u"certificateUses"_qs);
    m_parts->uses->setWordWrap(true);
    m_parts->uses->setTextFormat(Qt::RichText);
    m_parts->uses->setTextInteractionFlags(Qt::TextBrowserInteraction);

    m_parts->title = new widgets::Heading({}, theme::Heading::Section, m_parts->fields);
    m_parts->title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_parts->state = new widgets::ToneLabel({}, theme::Role::Text, m_parts->fields);
    m_parts->askDetails = new QPushButton(m_parts->fields);
    m_parts->askDetails->setObjectName(u"askDetailed"_qs);
    auto *layout = new QVBoxLayout(m_parts->fields);
    layout->setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Group, theme::Space::Control);
    layout->setSpacing(theme::Space::Tight);
    m_parts->copyId = new QPushButton(theme::icon(theme::Icon::Copy), {}, m_parts->fields);
    m_parts->copyId->setObjectName(u"copyCertificateId"_qs);
    auto *titleLine = new QHBoxLayout;
    titleLine->addWidget(m_parts->title, 1);
    titleLine->addWidget(m_parts->copyId);
    layout->addLayout(titleLine);
    layout->addWidget(m_parts->state);
    layout->addWidget(m_parts->askDetails, 0, Qt::AlignLeft);
    layout->addSpacing(theme::Space::Tight);
    layout->addLayout(m_parts->form);
    layout->addStretch();
}

void CertificateDetail::buildWidgets()
{
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(m_parts->fields);
    m_parts->unknownSide = new QWidget(this);
    m_parts->unknownTitle = new widgets::Heading({}, theme::Heading::Group, m_parts->unknownSide);
    m_parts->unknown = new QTreeView(m_parts->unknownSide);
    m_parts->unknown->setObjectName(u"certificateUnknown"_qs);
    m_parts->unknown->setModel(&m_unknown);
    m_parts->unknown->header()->setStretchLastSection(true);
    auto *side = new QVBoxLayout(m_parts->unknownSide);
    side->setContentsMargins(theme::Space::Control, theme::Space::Control, 0, 0);
    side->setSpacing(theme::Space::Tight);
    side->addWidget(m_parts->unknownTitle);
    side->addWidget(m_parts->unknown, 1);
    auto *content = new QSplitter(Qt::Horizontal, this);
    content->setChildrenCollapsible(false);
    content->addWidget(area);
    content->addWidget(m_parts->unknownSide);
    content->setStretchFactor(0, 3);
    content->setStretchFactor(1, 2);
    content->setSizes({600, 400});

    m_parts->empty = new widgets::EmptyState(theme::Icon::Certificate, this);
    m_parts->stack = new QStackedLayout(this);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(content);
}

void CertificateDetail::connectAll()
{
    connect(m_parts->askDetails, &QPushButton::clicked, this, &CertificateDetail::detailsRequested);
    connect(m_parts->copyId, &QPushButton::clicked, this, [this] {
        if (m_certificate)
            QGuiApplication::clipboard()->setText(m_certificate->id);
    });
    connect(m_parts->uses, &QLabel::linkActivated, this, [this](const QString &link) {
        const qsizetype hash = link.indexOf(u'#');
        emit settingRequested(QString::fromUtf8(QByteArray::fromPercentEncoding(link.left(hash).toLatin1())),
                              QString::fromUtf8(QByteArray::fromPercentEncoding(link.mid(hash + 1).toLatin1())));
    });
}

void CertificateDetail::setCertificate(const management::Certificate *certificate, const QDateTime &now)
{
    m_certificate = certificate ? std::optional(*certificate) : std::nullopt;
    m_now = now;
    refresh();
}

void CertificateDetail::refresh()
{
    m_parts->stack->setCurrentIndex(m_certificate ? 1 : 0);
    if (!m_certificate)
        return;
    const management::Certificate &certificate = *m_certificate;
    const management::CertificateStatus status = management::certificateStatus(certificate, m_now);
    const QString missing = certificate.hasDetails ? QString() : tableWords().missing;
    const auto yesOrNo = [&](bool value) { return certificate.hasDetails ? (value ? tr("Yes") : tr("No")) : missing; };
    m_parts->title->setText(certificate.subjectName.isEmpty() ? certificate.id : certificate.subjectName);
    m_parts->state->setText(certificate.hasDetails ? stateText(status) : tr("Only the id is in this answer."));
    m_parts->state->setRole(validityRole(status.validity));
    m_parts->askDetails->setVisible(!certificate.hasDetails);
    QStringList names;
    for (const QString &name : certificate.dnsNames) {
        const management::HostPattern pattern(name);
        names.append(
            pattern.kind() == management::HostPattern::Kind::Invalid
                ? tr("%1 (no valid pattern: %2)", "%1 is a pattern, %2 the reason").arg(name, pattern.problem())
                : name);
    }
    m_parts->names->setText(names.isEmpty() ? missing : names.join(u'\n'));
    m_parts->validity->setText(
        certificate.hasDetails ? u"%1 – %2"_qs.arg(momentText(certificate.notBefore), momentText(certificate.notAfter))
                               : missing);
    m_parts->issuer->setText(certificate.hasDetails ? certificate.issuerName : missing);
    m_parts->subject->setText(certificate.hasDetails ? certificate.subjectName : missing);
    m_parts->key->setText(yesOrNo(certificate.hasPrivateKey));
    m_parts->authority->setText(yesOrNo(certificate.isCa));
    const management::CertificateId id = management::splitCertificateId(certificate.id);
    m_parts->organisation->setText(id.organisation.isEmpty() ? tr("none in this id") : id.organisation);
    // In two lines of 32 digits, so that the pane can be narrow; the button copies the id in one piece.
    m_parts->fingerprint->setText(id.fingerprint.size() > FingerprintLine
                                      ? id.fingerprint.left(FingerprintLine) + u'\n' +
                                            id.fingerprint.mid(FingerprintLine)
                                      : id.fingerprint);
    m_unknown.setValue(certificate.raw.isContainer() ? certificate.raw : document::Value::object(), knownMembers());
    m_parts->unknown->expandToDepth(1);
    m_parts->unknown->resizeColumnToContents(0);
    m_parts->unknownSide->setVisible(m_unknown.rowCount() > 0);
    refreshUses(certificate.id);
}

void CertificateDetail::refreshUses(const QString &id)
{
    QStringList links;
    const QList<workspace::OpenDefinition *> open = m_workspace.definitions();
    for (const workspace::OpenDefinition *definition : open) {
        const QList<CertificateUsage> uses = certificateUses(definition->document().snapshot(), id);
        for (const CertificateUsage &usage : uses) {
            const QString use = usage.use == CertificateUse::UpstreamMutualTls ? tr("upstream mutual TLS")
                                : usage.use == CertificateUse::ClientAllowList ? tr("client certificates")
                                                                               : tr("custom domain");
            links.append(u"<a href=\"%1#%2\">%3</a> (%4)"_qs.arg(
                QString::fromLatin1(definition->path().toUtf8().toPercentEncoding()),
                QString::fromLatin1(usage.pointer.toString().toUtf8().toPercentEncoding()),
                definition->title().toHtmlEscaped(), use));
        }
    }
    m_parts->uses->setText(links.isEmpty() ? tr("no open definition") : links.join(u"<br>"_qs));
}

void CertificateDetail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CertificateDetail::retranslate()
{
    m_parts->empty->setTexts(tr("No certificate selected"),
                             tr("Select a certificate to see its names, its validity and where it is used."));
    const QStringList captions{tr("Names"),        tr("Validity"),    tr("Issuer"),
                               tr("Subject"),      tr("Private key"), tr("CA certificate"),
                               tr("Organisation"), tr("Fingerprint"), tr("Used by")};
    const QList<QLabel *> values{m_parts->names,        m_parts->validity,    m_parts->issuer,
                                 m_parts->subject,      m_parts->key,         m_parts->authority,
                                 m_parts->organisation, m_parts->fingerprint, m_parts->uses};
    for (qsizetype i = 0; i < captions.size(); ++i) {
        m_parts->captions.at(i)->setText(captions.at(i));
        values.at(i)->setAccessibleName(captions.at(i));
    }
    widgets::setButtonText(m_parts->askDetails, tr("Ask again with details"));
    widgets::setButtonText(m_parts->copyId, tr("Copy id"), tr("Copy the whole id, as a definition names it"));
    m_parts->unknownTitle->setText(tr("Further members of the answer"));
    m_parts->unknown->setAccessibleName(m_parts->unknownTitle->text());
    m_unknown.setTitles({tr("Member"), tr("Value")});
    refresh();
}

} // namespace certificates
