#include "conversiondialog.h"

#include "errormessages.h"
#include "heading.h"
#include "naming.h"
#include "partobject.h"
#include "progressline.h"
#include "theme.h"
#include "worker.h"
#include "workspace.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {

constexpr QSize DialogSize(720, 540);
constexpr int LossesHeight = 112;

QPlainTextEdit *newText(const QString &objectName, QWidget *parent)
{
    auto *text = new QPlainTextEdit(parent);
    text->setObjectName(objectName);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return text;
}

} // namespace

ConversionDialog::ConversionDialog(workspace::OpenDefinition &definition, const QString &address, QWidget *parent)
    : QDialog(parent)
    , m_definition(&definition)
    , m_address(address)
{
    setObjectName(u"conversionDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    resize(DialogSize);
    buildWidgets();
    retranslate();
    connect(m_versions, &QComboBox::currentIndexChanged, this, &ConversionDialog::start);
    connect(m_convert, &QPushButton::clicked, this, &ConversionDialog::convert);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        emit copyRequested(m_preview->edited.snapshot.text(), specification::nameOf(chosen()));
        accept();
    });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(&definition, &QObject::destroyed, this, &QDialog::reject);
    start();
}

void ConversionDialog::buildWidgets()
{
    m_title = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_title->setWordWrap(true);
    m_versionLabel = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_versions = new QComboBox(this);
    m_versions->setObjectName(u"conversionVersion"_qs);
    m_versionLabel->setBuddy(m_versions);
    const auto current = openapi::knownVersion(m_definition->document().snapshot());
    for (const specification::VersionNames &names : specification::KnownVersions) {
        if (names.version != current)
            m_versions->addItem(u"OpenAPI %1"_qs.arg(QString::fromLatin1(names.minor)), int(names.version));
    }
    // The newest version that is not the newest of all tools: 3.1, or what comes next.
    const int usual = m_versions->findData(int(specification::Version::V31));
    m_versions->setCurrentIndex(usual >= 0 ? usual : m_versions->count() - 1);
    m_progress = new widgets::ProgressLine(this);
    m_summary = new widgets::ToneLabel({}, theme::Role::Text, this);
    m_summary->setObjectName(u"conversionSummary"_qs);
    m_summary->setWordWrap(true);
    m_lossesLabel = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_losses = newText(u"conversionLosses"_qs, this);
    m_losses->setFixedHeight(LossesHeight);
    m_lossesLabel->setBuddy(m_losses);
    m_changesLabel = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_changes = newText(u"conversionChanges"_qs, this);
    m_changes->setFont(theme::codeFont());
    m_changes->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_changesLabel->setBuddy(m_changes);
    m_convert = new QPushButton(this);
    m_convert->setObjectName(u"conversionApply"_qs);
    m_convert->setDefault(true);
    widgets::makePrimary(m_convert);
    m_copy = new QPushButton(this);
    m_copy->setObjectName(u"conversionCopy"_qs);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"conversionCancel"_qs);
    auto *version = new QHBoxLayout;
    version->setSpacing(theme::Space::Control);
    version->addWidget(m_versionLabel);
    version->addWidget(m_versions);
    version->addStretch(1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_convert);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addLayout(version);
    column->addWidget(m_progress);
    column->addWidget(m_summary);
    column->addWidget(m_lossesLabel);
    column->addWidget(m_losses);
    column->addWidget(m_changesLabel);
    column->addWidget(m_changes, 1);
    column->addSpacing(theme::Space::Control);
    column->addLayout(buttons);
}

specification::Version ConversionDialog::chosen() const
{
    return static_cast<specification::Version>(m_versions->currentData().toInt());
}

void ConversionDialog::start()
{
    if (!m_definition)
        return;
    m_running.cancel();
    m_preview.reset();
    m_progress->setActive(true);
    m_summary->setText(tr("Comparing…"));
    for (QPushButton *button : {m_convert, m_copy})
        button->setEnabled(false);
    const auto work = [before = m_definition->document().snapshot(), to = chosen(), address = m_address] {
        return previewConversion(before, to, address);
    };
    m_running = base::runOnWorker(this, work, [this](const base::Result<ConversionPreview> &preview) {
        if (preview || preview.error().code != base::ErrorCode::Cancelled)
            showPreview(preview);
    });
}

QString ConversionDialog::diffText() const
{
    QString text;
    for (const difference::DiffLine &line : m_preview->lines) {
        using Kind = difference::DiffLine::Kind;
        const QString shown = QString::fromUtf8(line.text);
        if (line.kind == Kind::Gap)
            text += u"…\n"_qs;
        else
            text += (line.kind == Kind::Added     ? u"+ "_qs
                     : line.kind == Kind::Removed ? u"- "_qs
                                                  : u"  "_qs) +
                    shown + u'\n';
    }
    if (m_preview->hiddenLines > 0)
        text += tr("%n more lines", nullptr, int(m_preview->hiddenLines));
    return text;
}

void ConversionDialog::showPreview(const base::Result<ConversionPreview> &preview)
{
    m_progress->setActive(false);
    const bool isWritable = m_definition && m_definition->document().readOnlyReason() == document::ReadOnlyReason::None;
    if (!preview) {
        m_summary->setText(
            tr("The definition can't be converted. %1", "%1: why").arg(messages::errorText(preview.error())));
        m_losses->clear();
        m_changes->clear();
        return;
    }
    m_preview = *preview;
    const auto count = std::ranges::count_if(m_preview->lines, [](const difference::DiffLine &line) {
        return line.kind == difference::DiffLine::Kind::Added || line.kind == difference::DiffLine::Kind::Removed;
    });
    const QString kept = m_preview->losses.isEmpty()
                             ? tr("Everything is kept.")
                             : tr("%n parts can't be kept as they are.", nullptr, int(m_preview->losses.size()));
    QStringList sentences{kept};
    if (m_preview->hiddenLines == 0)
        sentences.prepend(tr("%n lines are added or removed.", nullptr, int(count)));
    m_summary->setText(sentences.join(u' '));
    m_lossesLabel->setVisible(!m_preview->losses.isEmpty());
    m_losses->setVisible(!m_preview->losses.isEmpty());
    m_losses->setPlainText(m_preview->losses.join(u'\n'));
    m_changes->setPlainText(diffText());
    m_convert->setEnabled(isWritable);
    m_copy->setEnabled(true);
    m_convert->setFocus(Qt::OtherFocusReason);
}

/** The document can be changed by another program while the dialog is open; then the preview is made again. */
void ConversionDialog::convert()
{
    if (!m_definition || !m_preview)
        return;
    document::Document &document = m_definition->document();
    {
        const document::Document::Step step(
            document, tr("Convert to OpenAPI %1", "%1: version").arg(specification::nameOf(chosen())));
        if (!document.apply(m_preview->before, m_preview->edited))
            return start();
    }
    document.closeStep();
    accept();
}

void ConversionDialog::retranslate()
{
    setWindowTitle(tr("Convert to another version"));
    const QString current = m_definition ? m_definition->document().snapshot().at({"openapi"}).text() : QString();
    m_title->setText(
        tr("%1 is a document of OpenAPI %2. The conversion is one undo step.", "%1: file name, %2: version")
            .arg(m_definition ? m_definition->title() : QString(), current));
    m_versionLabel->setText(tr("Convert to"));
    m_versions->setAccessibleName(tr("Convert to"));
    m_lossesLabel->setText(tr("Can't be kept as it is"));
    m_losses->setAccessibleName(tr("Can't be kept as it is"));
    m_changesLabel->setText(tr("Changes"));
    m_changes->setAccessibleName(tr("Changes"));
    widgets::setButtonText(m_convert, tr("Convert"));
    widgets::setButtonText(m_copy, tr("Open as new file"));
    widgets::setButtonText(m_cancel, tr("Cancel"));
}

void ConversionDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace window

#include "moc_conversiondialog.cpp"
