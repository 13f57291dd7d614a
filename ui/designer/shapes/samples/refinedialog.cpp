#include "refinedialog.h"

#include "fieldmessage.h"
#include "fonts.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "pasteplan.h"
#include "valuetext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace designer {

namespace {
constexpr int RefineWidth = 600;
constexpr int RefineHeight = 480;
constexpr int RefinePauseMs = 120;
} // namespace

RefineDialog::RefineDialog(const document::Document &document, const document::Pointer &schema, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_schema(schema)
{
    setObjectName(u"refineDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    m_pause.setSingleShot(true);
    m_pause.setInterval(RefinePauseMs);
    buildWidgets();
    retranslate();
    refresh();
    resize(RefineWidth, RefineHeight);
    connect(&m_pause, &QTimer::timeout, this, &RefineDialog::refresh);
    connect(m_text, &QPlainTextEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_refine, &QPushButton::clicked, this, [this] {
        refresh();
        if (m_sample.isEmpty())
            return;
        emit chosen(m_sample);
        accept();
    });
}

void RefineDialog::buildWidgets()
{
    const auto newText = [this](const QString &name) {
        auto *text = new QPlainTextEdit(this);
        text->setObjectName(name);
        text->setTabChangesFocus(true);
        return text;
    };
    m_text = newText(u"refineText"_qs);
    m_text->setFont(theme::codeFont());
    m_label = new QLabel(this);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setBuddy(m_text);
    m_message = new forms::FieldMessage(this);
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_changes = newText(u"refineChanges"_qs);
    m_changes->setReadOnly(true);
    m_refine = new QPushButton(this);
    m_refine->setObjectName(u"refineSchema"_qs);
    m_refine->setDefault(true);
    widgets::makePrimary(m_refine);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"cancelRefine"_qs);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_refine);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_label);
    column->addWidget(m_text, 1);
    column->addWidget(m_message);
    column->addWidget(m_title);
    column->addWidget(m_changes, 1);
    column->addLayout(buttons);
}

void RefineDialog::retranslate()
{
    setWindowTitle(tr("Refine with a sample"));
    m_label->setText(tr("One more value that the schema has to accept, as JSON or YAML. Types become wider, and "
                        "properties that it lacks are not required any more."));
    m_text->setAccessibleName(tr("Sample"));
    m_title->setText(tr("What changes"));
    m_changes->setAccessibleName(m_title->text());
    widgets::setButtonText(m_refine, tr("Refine schema"));
    widgets::setButtonText(m_cancel, tr("Cancel"));
}

void RefineDialog::refresh()
{
    m_pause.stop();
    m_sample.clear();
    m_message->clear();
    m_refine->setEnabled(false);
    const QByteArray text = m_text->toPlainText().toUtf8();
    if (text.trimmed().isEmpty())
        return m_changes->setPlainText({});
    const auto sample = document::readValueText(text);
    const auto refined = sample ? drafts::refinement(m_document.snapshot(), m_schema, *sample)
                                : base::Result<drafts::Refinement>(base::Error{});
    if (!refined) {
        m_changes->setPlainText({});
        return m_message->show(
            forms::FieldMessage::Kind::Error,
            sample
                ? tr("The schema is in another file. Refine it there.")
                : tr("Not valid YAML or JSON at %1.", "%1: line and column, such as 2:14").arg(sample.error().detail));
    }
    if (refined->changes.isEmpty())
        return m_changes->setPlainText(tr("Nothing. The schema accepts this value already."));
    m_changes->setPlainText(changeTexts(*refined).join(u'\n'));
    m_sample = sample->toJson();
    m_refine->setEnabled(true);
}

void RefineDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace designer

#include "moc_refinedialog.cpp"
