#include "pastepanel.h"

#include "draftframe.h"
#include "fonts.h"
#include "form.h"
#include "measures.h"
#include "naming.h"
#include "paragraphedit.h"
#include "workspace.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace designer {

using document::Pointer;
using Kind = drafts::PastedText::Kind;

namespace {

constexpr int PastePauseMs = 120;
constexpr int ShownPasteLines = 8;

/** A field that leaves the keys of the panel to the panel. */
class PasteEdit final : public widgets::ParagraphEdit
{
public:
    using ParagraphEdit::ParagraphEdit;

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride && isOfPanel(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            return true;
        }
        return ParagraphEdit::event(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (isOfPanel(*event))
            event->ignore();
        else
            ParagraphEdit::keyPressEvent(event);
    }

private:
    [[nodiscard]] static bool isOfPanel(const QKeyEvent &key)
    {
        const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        return key.key() == Qt::Key_Escape || (isReturn && key.modifiers().testFlag(Qt::ControlModifier));
    }
};

} // namespace

PastePanel::PastePanel(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
{
    setObjectName(u"pastePanel"_qs);
    m_pause.setSingleShot(true);
    m_pause.setInterval(PastePauseMs);
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

void PastePanel::buildWidgets()
{
    auto *fields = new QWidget(this);
    m_form = new forms::Form(fields);
    m_text = new PasteEdit(fields);
    m_text->setFont(theme::codeFont());
    m_text->setTabChangesFocus(true);
    m_form->addField({}, m_text, u"pasteText"_qs);
    m_text->setFixedHeight(m_text->fontMetrics().lineSpacing() * ShownPasteLines + 2 * theme::Space::Control);
    m_target = new QComboBox(fields);
    m_form->addField({}, m_target, u"pasteTarget"_qs);
    m_components = new QCheckBox(fields);
    m_components->setChecked(true);
    m_form->addCheck(m_components, u"pasteAsComponents"_qs);
    m_form->addStretch();
    auto *column = new QVBoxLayout(fields);
    column->setContentsMargins({});
    column->addWidget(m_form);
    m_frame = new DraftFrame(u"paste"_qs, fields, this);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_frame);
    setFocusProxy(m_text);
}

void PastePanel::connectAll()
{
    connect(&m_pause, &QTimer::timeout, this, &PastePanel::refresh);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_frame->expectDraft();
        m_pause.start();
    });
    connect(m_target, &QComboBox::currentIndexChanged, this, &PastePanel::refresh);
    connect(m_components, &QCheckBox::toggled, this, &PastePanel::refresh);
    connect(&m_context.document(), &document::Document::changed, this, [this] {
        if (isVisible())
            m_pause.start();
    });
    connect(m_frame, &DraftFrame::addRequested, this, &PastePanel::add);
    connect(m_frame, &DraftFrame::cancelled, this, [this] {
        finish();
        emit cancelled();
    });
}

void PastePanel::open(const Pointer &place)
{
    m_place = place;
    refreshTargets();
    const QString text = QGuiApplication::clipboard()->text();
    if (m_text->toPlainText().isEmpty() && widgets::isShownWhole(text.toUtf8()) &&
        planPaste(m_context, text.toUtf8(), m_place))
        m_text->setPlainText(text);
    refresh();
    m_text->setFocus(Qt::OtherFocusReason);
}

void PastePanel::refreshTargets()
{
    const QSignalBlocker blocked(m_target);
    m_messages = drafts::messagesAround(m_context.document().snapshot(), m_place);
    m_target->clear();
    for (const Pointer &message : std::as_const(m_messages))
        m_target->addItem(message.parent().last() == "responses"
                              ? tr("Response %1", "%1: a status").arg(QString::fromUtf8(message.last()))
                              : tr("Request body"));
}

void PastePanel::refresh()
{
    m_pause.stop();
    m_plan.reset();
    const QByteArray text = m_text->toPlainText().toUtf8();
    PasteOptions options;
    options.objects = m_components->isChecked() ? drafts::ObjectSchemas::Components : drafts::ObjectSchemas::Inline;
    if (m_target->currentIndex() >= 0)
        options.message = m_messages.value(m_target->currentIndex());
    const auto plan = planPaste(m_context, text, m_place, options);
    const bool isSample = plan && plan->kind == Kind::Sample;
    m_form->setFieldVisible(m_target, isSample && m_messages.size() > 1);
    m_components->setVisible(isSample && !plan->refinement);
    m_form->clearMessage(m_text);
    if (text.trimmed().isEmpty())
        return m_frame->showNothing(tr("Paste a text to see what it adds."));
    if (!plan) {
        m_form->setMessage(m_text, forms::FieldMessage::Kind::Error, plan.error());
        return m_frame->showNothing({});
    }
    if (plan->isEmpty())
        return m_frame->showNothing(tr("The definition has all of this already."));
    m_plan = *plan;
    showPlan();
}

void PastePanel::showPlan()
{
    if (!m_plan->excerpt.isEmpty())
        return m_frame->showText(tr("Paths and operations, with the components that they need"),
                                 QString::fromUtf8(m_plan->excerpt));
    QStringList parts;
    if (m_plan->refinement)
        parts.append(changeTexts(*m_plan->refinement).join(u'\n'));
    if (!m_plan->additions.isEmpty())
        parts.append(QString::fromUtf8(drafts::textOf(m_plan->additions, m_context.document().format())));
    QString summary = m_plan->what;
    if (!m_plan->note.isEmpty())
        summary += u". "_qs + m_plan->note;
    m_frame->showText(summary, parts.join(u"\n\n"_qs));
}

void PastePanel::add()
{
    refresh();
    if (m_plan)
        emit addRequested(PastePlan(*m_plan));
}

void PastePanel::refuse(const QString &why)
{
    m_frame->refuse(why);
}

void PastePanel::finish()
{
    m_text->clear();
    refresh();
}

void PastePanel::retranslate()
{
    m_frame->setTexts({tr("Paste what you have"), tr("What is added"), tr("Add"), tr("Cancel")});
    m_form->setLabel(m_text, tr("curl command, JSON or OpenAPI"));
    m_text->setPlaceholderText(tr("curl https://api.example/books -d '{\"title\": \"Emma\"}'"));
    m_form->setHelp(m_text, tr("Credentials of requests are left out. OpenAPI is added as it is, with its examples."));
    m_form->setLabel(m_target, tr("Use JSON as"));
    widgets::setButtonText(m_components, tr("Make components of its objects"));
    refreshTargets();
    refresh();
}

} // namespace designer

#include "moc_pastepanel.cpp"
