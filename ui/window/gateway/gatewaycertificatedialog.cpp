#include "gatewaycertificatedialog.h"

#include "naming.h"
#include "shellquoting.h"
#include "theme.h"
#include "valuelabel.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace window {

namespace {

constexpr int CertificateDialogWidth = 640;

QLabel *paragraph(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    return label;
}

/** In two lines, so that the whole fingerprint is visible. */
QString inTwoLines(QString fingerprint)
{
    const qsizetype middle = fingerprint.indexOf(u':', fingerprint.size() / 2);
    return middle < 0 ? fingerprint : fingerprint.insert(middle + 1, u'\n');
}

} // namespace

GatewayCertificateDialog::GatewayCertificateDialog(const preview::GatewayControl &gateway, QWidget *parent)
    : QDialog(parent)
    , m_path(gateway.certificatePath())
    , m_fingerprint(gateway.certificateFingerprint())
    , m_command(u"curl --cacert %1 %2/"_qs.arg(QString::fromLocal8Bit(http::shellQuoted(m_path.toLocal8Bit())),
                                               gateway.address().toString()))
{
    setObjectName(u"gatewayCertificateDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    buildWidgets();
    retranslate();
    resize(CertificateDialogWidth, sizeHint().height());
}

void GatewayCertificateDialog::buildWidgets()
{
    m_column = new QVBoxLayout(this);
    m_column->setSpacing(theme::Space::Control);
    m_text = paragraph(this);
    m_column->addWidget(m_text);
    m_file = addRow(lineOf(m_path), u"gatewayCertificateFile"_qs, m_path);
    m_shaText = new forms::ValueLabel({}, this);
    m_shaText->setFont(theme::codeFont());
    m_shaText->setValue(inTwoLines(m_fingerprint));
    m_sha = addRow(m_shaText, u"gatewayCertificateFingerprint"_qs, m_fingerprint);
    m_curl = addRow(lineOf(m_command), u"gatewayCertificateCurl"_qs, m_command);
    m_browsers = paragraph(this);
    m_column->addSpacing(theme::Space::Control);
    m_column->addWidget(m_browsers);
    m_column->addStretch();
    m_close = new QPushButton(this);
    m_close->setObjectName(u"gatewayCertificateClose"_qs);
    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_close);
    m_column->addLayout(buttons);
}

QWidget *GatewayCertificateDialog::lineOf(const QString &value)
{
    auto *line = new QLineEdit(value, this);
    line->setReadOnly(true);
    line->setFont(theme::codeFont());
    line->setCursorPosition(0);
    return line;
}

GatewayCertificateDialog::Row GatewayCertificateDialog::addRow(QWidget *shown, const QString &name,
                                                               const QString &value)
{
    const Row row{new QLabel(this), shown, new QPushButton(this)};
    row.value->setObjectName(name);
    row.caption->setBuddy(row.value);
    row.copy->setObjectName(name + u"Copy"_qs);
    row.copy->setIcon(theme::icon(theme::Icon::Copy));
    row.copy->setAutoDefault(false);
    connect(row.copy, &QPushButton::clicked, this, [value] { QGuiApplication::clipboard()->setText(value); });
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Control);
    line->addWidget(row.value, 1);
    line->addWidget(row.copy, 0, Qt::AlignTop);
    m_column->addSpacing(theme::Space::Control);
    m_column->addWidget(row.caption);
    m_column->addLayout(line);
    return row;
}

void GatewayCertificateDialog::retranslate()
{
    setWindowTitle(tr("The gateway's certificate"));
    m_text->setText(tr(
        "The gateway created this certificate for localhost, 127.0.0.1 and ::1. It is valid for no other name. Clients "
        "reject it until you configure them to trust its file."));
    m_browsers->setText(
        tr("Browsers show a warning. Compare the fingerprint in the browser with the one above before you continue, or "
           "import the file into the certificates of the browser."));
    const auto name = [](const Row &row, const QString &caption, const QString &copy) {
        row.caption->setText(caption);
        row.value->setAccessibleName(caption);
        widgets::setButtonText(row.copy, copy);
    };
    name(m_file, tr("File"), tr("Copy path"));
    name(m_sha, tr("SHA-256 fingerprint"), tr("Copy fingerprint"));
    m_shaText->setCaption(m_sha.caption->text());
    name(m_curl, tr("With curl"), tr("Copy command"));
    widgets::setButtonText(m_close, tr("Close"));
}

void GatewayCertificateDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace window

#include "moc_gatewaycertificatedialog.cpp"
