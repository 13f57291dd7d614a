#include "exampleeditor.h"

#include "colors.h"
#include "examplechoice.h"
#include "examplefit.h"
#include "exampletext.h"
#include "fonts.h"
#include "heading.h"
#include "measures.h"
#include "mediatypes.h"
#include "paragraphedit.h"
#include "references.h"
#include "refs.h"
#include "runpacer.h"
#include "samplerequest.h"
#include "worker.h"
#include "workspace.h"

#include <QTextBlock>
#include <QVBoxLayout>

namespace designer {

using document::Pointer;
using document::Value;

namespace {

constexpr int SmallestExampleHeight = 180;
/** The value of a parameter is short. */
constexpr int ParameterExampleLines = 4;

QTextEdit::ExtraSelection underlined(QPlainTextEdit &edit, int from, int length, const QString &why)
{
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(edit.document());
    selection.cursor.setPosition(from);
    selection.cursor.setPosition(from + length, QTextCursor::KeepAnchor);
    selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    selection.format.setUnderlineColor(theme::color(theme::Role::Warning));
    selection.format.setToolTip(why);
    return selection;
}

} // namespace

ExampleEditor::ExampleEditor(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_file(context.file)
    , m_pacer(new RunPacer(context.file.document(), this, this))
{
    setObjectName(u"exampleEditor"_qs);
    buildWidgets();
    connectAll();
    retranslate();
}

void ExampleEditor::buildWidgets()
{
    const auto newValue = [this] {
        const QString text = m_edit->toPlainText();
        const auto json = isText() ? base::Result<Value>(base::Error{}) : Value::fromJson(text.toUtf8());
        return json ? *json : Value::string(text);
    };
    m_choice = new ExampleChoice(m_file.document(), newValue, this);
    m_empty = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_edit = new widgets::ParagraphEdit(this);
    m_edit->setObjectName(u"exampleText"_qs);
    m_edit->setFont(theme::codeFont());
    m_edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text = new ExampleText(m_file.document(), m_edit);
    m_fit = new ExampleFit(m_context, this);
    m_fit->setTabAfter(m_edit);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_choice);
    column->addWidget(m_empty);
    column->addWidget(m_edit, 1);
    column->addWidget(m_fit);
    column->addStretch(0);
}

void ExampleEditor::connectAll()
{
    connect(m_pacer, &RunPacer::due, this, &ExampleEditor::generate);
    connect(m_choice, &ExampleChoice::currentChanged, this, &ExampleEditor::place);
    connect(m_choice, &ExampleChoice::named, this, &ExampleEditor::named);
    connect(m_text, &ExampleText::invalidTyped, m_fit, &ExampleFit::setInvalid);
    connect(m_text, &ExampleText::located, this, [this](const Pointer &pointer) { m_context.select(pointer, *this); });
    connect(m_fit, &ExampleFit::checked, this, &ExampleEditor::mark);
}

void ExampleEditor::setHolder(const Holder &holder, const QString &nothing)
{
    m_nothing = nothing;
    if (holder == m_holder)
        return place();
    if (holder.place != m_holder.place)
        m_text->setGenerated({});
    m_holder = holder;
    refresh();
}

void ExampleEditor::refresh()
{
    const bool hasHolder = !m_holder.place.isRoot();
    m_choice->setVisible(hasHolder);
    nameEdit();
    const int lines = m_edit->fontMetrics().lineSpacing() * ParameterExampleLines;
    m_edit->setMinimumHeight(m_holder.mediaType.isEmpty() ? lines : SmallestExampleHeight);
    m_choice->setHolder(m_holder.place);
    m_pacer->restart();
}

void ExampleEditor::place()
{
    const Pointer value = m_choice->valuePlace();
    m_empty->setText(m_holder.place.isRoot() ? m_nothing : tr("This example is in another file."));
    m_empty->setVisible(value.isRoot());
    m_edit->setVisible(!value.isRoot());
    m_fit->setVisible(!value.isRoot());
    if (value.isRoot())
        return;
    const document::Node node = m_file.document().snapshot().at(value);
    m_text->setPlainText(value.last() == "serializedValue" || (isText() && (node.isScalar() || !node.exists())));
    if (m_text->place().pointer != value)
        m_text->setPlace({value, tr("Edit example"), false});
    m_fit->setPlace(value, tr("Generated from the schema. Type here to make it the example."));
    if (m_edit->extraSelections().isEmpty())
        return;
    mark();
}

/** The value of a parameter is a text if its schema says so: it needs no quotes. */
bool ExampleEditor::isText() const
{
    const QByteArray &type = m_holder.mediaType;
    if (!type.isEmpty())
        return !content::isJson(type) && !content::isForm(type);
    const openapi::Resolution schema = openapi::resolveAt(m_file.document().snapshot(),
                                                          m_holder.place / QByteArray("schema"));
    return schema.isResolved() && schema.node.member("type").text() == u"string";
}

/** The generated example as the editor shows it. */
QString ExampleEditor::shownSample(const QString &json) const
{
    if (!m_holder.mediaType.isEmpty() || !isText())
        return json;
    const base::Result<Value> value = Value::fromJson(json.toUtf8());
    return value && value->isString() ? value->text() : json;
}

/** Made from the schema on a worker. */
void ExampleEditor::generate()
{
    const document::Snapshot snapshot = m_file.document().snapshot();
    const Pointer schema = m_holder.place / QByteArray("schema");
    if (m_holder.place.isRoot() || !m_choice->isEmpty() || !snapshot.at(schema).exists() || !snapshot.isValid()) {
        if (m_choice->isEmpty() && !m_holder.place.isRoot() && !snapshot.at(schema).exists())
            m_text->setGenerated({});
        (void)m_pacer->finish();
        return;
    }
    const SampleRequest request = sampleRequestFor(m_file, m_context.references, schema, schema::Extent::Full,
                                                   m_holder.direction);
    base::runOnWorker(
        this, [request]() -> base::Result<SampleText> { return sampleText(request); },
        [this, place = m_holder.place](const base::Result<SampleText> &sample) {
            if (m_pacer->finish() && sample && place == m_holder.place)
                m_text->setGenerated(shownSample(sample->json));
        });
}

/** Underlines the key of each value that does not fit. */
void ExampleEditor::mark()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QByteArray bytes = m_edit->toPlainText().toUtf8();
    const document::Snapshot json = document::Snapshot::parse(bytes, document::Format::Json);
    for (const schema::Finding &finding : m_fit->differences()) {
        if (!json.isValid() || !json.at(finding.instance).exists())
            continue;
        const base::Span key = json.keySpan(finding.instance);
        const base::Span span = key.length > 0 ? key : base::Span{json.at(finding.instance).span().offset, 1};
        const auto from = QString::fromUtf8(bytes.first(span.offset)).size();
        const auto length = QString::fromUtf8(bytes.mid(span.offset, span.length)).size();
        marks.append(underlined(*m_edit, int(from), int(length), finding.keyword));
    }
    m_edit->setExtraSelections(marks);
}

QString ExampleEditor::text() const
{
    return m_edit->toPlainText();
}

bool ExampleEditor::hasText() const
{
    return !m_edit->isHidden();
}

QWidget *ExampleEditor::reveal(const Pointer &pointer)
{
    if (m_holder.place.isRoot())
        return nullptr;
    const bool isMissing = m_choice->valuePlace().contains(pointer);
    if (m_choice->valuePlace().isRoot() || !(m_choice->choose(pointer) || isMissing))
        return nullptr;
    return m_edit;
}

bool ExampleEditor::shows(const Pointer &pointer) const
{
    const Pointer value = m_choice->valuePlace();
    return isVisible() && !value.isRoot() && (value.contains(pointer) || m_choice->current().pointer == pointer);
}

void ExampleEditor::nameEdit()
{
    m_edit->setAccessibleName(m_holder.mediaType.isEmpty() ? tr("Example value") : tr("Example body"));
}

void ExampleEditor::retranslate()
{
    nameEdit();
    m_choice->retranslate();
    m_fit->retranslate();
    place();
}

} // namespace designer

#include "moc_exampleeditor.cpp"
