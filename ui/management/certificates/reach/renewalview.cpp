#include "renewalview.h"

#include "documentstore.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "reachtexts.h"
#include "showntext.h"
#include "worker.h"

#include <QEvent>
#include <QFileDialog>
#include <QListWidget>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace certificates {
namespace {

constexpr int DocumentRole = Qt::UserRole;
constexpr int PointerRole = Qt::UserRole + 1;
/** The number of findings that the list shows; the others are only counted. */
constexpr qsizetype MaximumFindings = 1'000;
constexpr int LeastFindings = 3;

/** Lines that are as wide as the list, so that longer texts are elided and the list has no bar over its last line. */
class LineDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {0, QStyledItemDelegate::sizeHint(option, index).height()};
    }
};

/** The tool tip of a finding: its whole text, and what a click shows. */
QString toolTipOf(const QString &text, const QString &more = {})
{
    return more.isEmpty() ? text : text + u'\n' + more;
}

} // namespace

RenewalView::RenewalView(ReachSource &source, workspace::DocumentStore &store, QWidget *parent)
    : QWidget(parent)
    , m_source(source)
    , m_store(store)
{
    buildWidgets();
    retranslate();
    connect(m_choose, &QPushButton::clicked, this, &RenewalView::chooseFile);
    connect(m_list, &QListWidget::itemActivated, this, &RenewalView::activate);
}

void RenewalView::buildWidgets()
{
    m_choose = new QPushButton(this);
    m_choose->setObjectName(u"tryRenewal"_qs);
    m_result = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_result->setObjectName(u"renewalResult"_qs);
    m_result->setTextFormat(Qt::PlainText);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"renewalFindings"_qs);
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new LineDelegate(m_list));
    m_list->setMinimumHeight(LeastFindings * theme::Size::Row + 2 * m_list->frameWidth());
    m_list->hide();
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(m_choose);
    line->addWidget(m_result, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Control, theme::Space::Control, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addLayout(line);
    layout->addWidget(m_list, 1);
    layout->addStretch(); // While there is no list.
}

void RenewalView::setCertificate(const management::Certificate *certificate)
{
    const bool isOther = !certificate || !m_certificate || certificate->id != m_certificate->id;
    m_certificate = certificate ? std::optional(*certificate) : std::nullopt;
    if (!isOther)
        return;
    m_work.cancel();
    m_list->clear();
    m_list->hide();
    retranslate();
}

void RenewalView::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Try a renewal"));
    dialog->setObjectName(u"renewalDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Certificates (*.pem *.crt *.cer *.der)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &RenewalView::tryFile);
    dialog->open();
}

void RenewalView::tryFile(const QString &path)
{
    if (!m_certificate)
        return;
    m_work.cancel();
    const ReachFacts facts = m_source.facts();
    m_work = base::runOnWorker(
        this,
        [&store = m_store, path, facts, old = *m_certificate]() -> base::Result<Outcome> {
            const base::Result<QByteArray> bytes = store.read(path);
            if (!bytes)
                return bytes.error();
            const base::Result<management::CertificateFile> file = management::readCertificateFile(*bytes);
            if (!file)
                return file.error();
            return Outcome{*file, reach::tryRenewal(old, *file, facts.apis, facts.certificates, facts.now)};
        },
        [this, path, facts](const base::Result<Outcome> &outcome) {
            if (outcome)
                show(path, facts, *outcome);
            else if (outcome.error().code != base::ErrorCode::Cancelled)
                showError(path, outcome.error());
        });
}

void RenewalView::show(const QString &path, const ReachFacts &facts, const Outcome &outcome)
{
    const management::Certificate &renewed = outcome.file.certificate;
    QString text = tr("%1: %2, valid from %3 to %4.", "%1 is a file, %2 a certificate, %3 and %4 are dates")
                       .arg(path.section(u'/', -1), base::shownText(renewed.subjectName),
                            dayText(renewed.notBefore.date()), dayText(renewed.notAfter.date()));
    if (outcome.file.hasPrivateKey)
        text += u' ' + tr("The private key in the file was ignored.");
    m_result->setRole(theme::Role::Text);
    m_result->setText(text);
    m_list->clear();
    for (const reach::RenewalFinding &finding :
         outcome.findings.first(std::min(outcome.findings.size(), MaximumFindings))) {
        const reach::ServedApi *api = finding.api < 0 ? nullptr : &facts.apis.at(finding.api);
        auto *item = new QListWidgetItem(renewalText(finding, api), m_list);
        item->setToolTip(toolTipOf(item->text()));
        if (!api)
            continue;
        item->setForeground(palette().link());
        item->setData(DocumentRole, api->documentPath);
        item->setData(PointerRole, finding.pointer.toString());
        item->setToolTip(
            toolTipOf(item->text(), tr("Show the setting: %1", "%1: a JSON Pointer").arg(finding.pointer.toString())));
    }
    if (outcome.findings.size() > MaximumFindings)
        m_list->addItem(tr("The list is too long. %1 more are not shown.", "%1 is a number")
                            .arg(QString::number(outcome.findings.size() - MaximumFindings)));
    if (outcome.findings.isEmpty())
        m_list->addItem(tr("Nothing changes for the open definitions."));
    m_list->setCurrentRow(0);
    m_list->show();
}

void RenewalView::showError(const QString &path, const base::Error &error)
{
    const QString file = path.section(u'/', -1);
    m_list->clear();
    m_list->hide();
    m_result->setRole(theme::Role::Error);
    switch (error.code) {
    case base::ErrorCode::TooLarge:
        return m_result->setText(
            tr("%1 is too large for a certificate. Choose a PEM or DER file with one certificate.", "%1 is a file")
                .arg(file));
    case base::ErrorCode::NotFound:
        return m_result->setText(
            tr("%1 has no certificate. Choose a PEM or DER file with one.", "%1 is a file").arg(file));
    case base::ErrorCode::Damaged:
        return m_result->setText(
            tr("%1 has a certificate that can't be read. Export it again as PEM or DER.", "%1 is a file").arg(file));
    default:
        m_result->setText(tr("%1 can't be read. Choose another file.", "%1 is a file").arg(file));
    }
}

void RenewalView::activate(const QListWidgetItem *item)
{
    const QString pointer = item->data(PointerRole).toString();
    if (!pointer.isEmpty())
        emit settingRequested(item->data(DocumentRole).toString(), pointer);
}

void RenewalView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RenewalView::retranslate()
{
    widgets::setButtonText(m_choose, tr("Try a renewal…"));
    m_list->setAccessibleName(tr("Differences of the renewal"));
    if (!m_list->isHidden())
        return;
    m_result->setRole(theme::Role::Muted);
    m_result->setText(tr("Choose a new certificate to see what it changes. Nothing is sent."));
}

} // namespace certificates

#include "moc_renewalview.cpp"
