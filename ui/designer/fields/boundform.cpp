#include "boundform.h"

#include "editmessages.h"
#include "fieldmark.h"
#include "flagbinding.h"
#include "measures.h"
#include "naming.h"
#include "problemtext.h"
#include "shownrefresh.h"
#include "textbinding.h"
#include "workspace.h"

#include <QAbstractTextDocumentLayout>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace designer {

using forms::FieldMessage;

namespace {
/** Shows that a field can have several lines. */
constexpr int FewestLines = 2;

/** Makes a field as high as its text, between FewestLines and a number of lines. A longer text scrolls. */
void growWithText(QPlainTextEdit &edit, int mostLines)
{
    const auto fit = [&edit, mostLines] {
        // The layout of a QPlainTextEdit measures its height in lines.
        const int lines = std::clamp(int(edit.document()->size().height()), std::min(FewestLines, mostLines),
                                     mostLines);
        const int margins = 2 * (edit.frameWidth() + int(edit.document()->documentMargin()));
        edit.setFixedHeight(edit.fontMetrics().lineSpacing() * lines + margins);
    };
    QObject::connect(edit.document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, &edit, fit);
    fit();
}

} // namespace

void placeInColumn(forms::Form *form, QWidget *page)
{
    // QHBoxLayout computes height-for-width with the form's actual width; QVBoxLayout would use the page's width.
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(form, 1);
    row->addStretch(0);
    form->setMaximumWidth(theme::Size::Field);
}

BoundForm::BoundForm(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_form(new forms::Form(this))
{
    placeInColumn(m_form, this);
    auto *messages = new ShownRefresh(this, this, [this] { refreshMessages(); });
    connect(&m_definition, &workspace::OpenDefinition::diagnosticsChanged, messages, &ShownRefresh::request);
    if (!context.reviews)
        return;
    m_marks = new ReviewMarks(context, *this);
    connect(m_marks, &ReviewMarks::changed, messages, &ShownRefresh::request);
}

/** While the form is whole: a field with the focus would complete its edit when the form does not exist any more. */
BoundForm::~BoundForm()
{
    for (const Watched &watched : std::as_const(m_watched))
        watched.binding->complete();
}

void BoundForm::useColumns()
{
    m_form->useColumns();
    m_form->setMaximumWidth(2 * theme::Size::Field + theme::Space::Group);
}

TextBinding *BoundForm::addText(QLineEdit *edit, const QString &objectName)
{
    m_form->addField({}, edit, objectName);
    auto *binding = new TextBinding(m_definition.document(), edit);
    watch(binding);
    return binding;
}

ParagraphBinding *BoundForm::addParagraph(QPlainTextEdit *edit, const QString &objectName, int lines)
{
    growWithText(*edit, lines);
    // Otherwise the form would take the room below its last field for this one.
    edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_form->addField({}, edit, objectName);
    auto *binding = new ParagraphBinding(m_definition.document(), edit);
    watch(binding);
    return binding;
}

FlagBinding *BoundForm::addFlag(QCheckBox *box, const QString &objectName)
{
    m_form->addCheck(box, objectName);
    auto *binding = new FlagBinding(m_definition.document(), box);
    watch(binding);
    return binding;
}

void BoundForm::watch(FieldBinding *binding)
{
    Watched watched;
    watched.binding = binding;
    QWidget *field = binding->control();
    watched.sourceButton = new QToolButton(this);
    watched.sourceButton->setObjectName(field->objectName() + u"Source"_qs);
    watched.sourceButton->hide();
    m_form->addBeside(field, watched.sourceButton);
    setTabOrder(field, watched.sourceButton);
    if (m_marks)
        addMark(watched);
    connect(watched.sourceButton, &QToolButton::clicked, this,
            [this, binding] { m_context.showInSource(binding->place().pointer, *this); });
    connect(binding, &FieldBinding::located, this,
            [this](const document::Pointer &pointer) { m_context.select(pointer, *this); });
    connect(binding, &FieldBinding::typed, this, &BoundForm::typed);
    connect(binding, &FieldBinding::typingChanged, this, &BoundForm::typingChanged);
    connect(binding, &FieldBinding::stateChanged, this, &BoundForm::refreshMessages);
    connect(binding, &FieldBinding::refusedChanged, this, [this, binding] {
        Watched *changed = watchedFor(binding->control());
        if (changed && !binding->isRefused())
            changed->failure.clear();
        refreshMessages();
    });
    connect(binding, &FieldBinding::failed, this,
            [this, field](const base::Error &error) { showFailure(field, error); });
    m_watched.append(watched);
    retranslate();
}

void BoundForm::addMark(Watched &watched)
{
    QWidget *field = watched.binding->control();
    watched.mark = new FieldMark(*m_marks, m_context, this);
    watched.mark->setObjectName(field->objectName() + u"Mark"_qs);
    m_form->addBeside(field, watched.mark);
    connect(watched.mark, &FieldMark::failed, this,
            [this, field](const base::Error &error) { showFailure(field, error); });
}

void BoundForm::showFailure(QWidget *field, const base::Error &error)
{
    if (Watched *watched = watchedFor(field)) {
        watched->failure = editFailureText(error);
        refreshMessage(*watched);
    }
}

void BoundForm::setNote(QWidget *field, FieldMessage::Kind kind, const QString &text)
{
    Watched *watched = watchedFor(field);
    if (!watched || (watched->note == text && watched->noteKind == kind))
        return;
    watched->note = text;
    watched->noteKind = kind;
    refreshMessage(*watched);
}

void BoundForm::setAdditionalPlaces(QWidget *field, const QList<document::Pointer> &places)
{
    if (Watched *watched = watchedFor(field))
        watched->places = places;
}

BoundForm::Watched *BoundForm::watchedFor(const QWidget *field)
{
    const auto found = std::find_if(m_watched.begin(), m_watched.end(),
                                    [field](const Watched &one) { return one.binding->control() == field; });
    return found == m_watched.end() ? nullptr : &*found;
}

QWidget *BoundForm::fieldFor(const document::Pointer &pointer) const
{
    QWidget *nearest = nullptr;
    qsizetype depth = -1;
    for (const Watched &watched : m_watched) {
        const document::Pointer &place = watched.binding->place().pointer;
        if (place.contains(pointer) && place.tokens().size() > depth) {
            nearest = watched.binding->control();
            depth = place.tokens().size();
        }
    }
    return nearest;
}

void BoundForm::refresh()
{
    for (const Watched &watched : std::as_const(m_watched))
        watched.binding->refresh();
    refreshMessages();
}

void BoundForm::refreshMessages()
{
    for (Watched &watched : m_watched)
        refreshMessage(watched);
}

void BoundForm::refreshMessage(Watched &watched)
{
    QWidget *field = watched.binding->control();
    const QString stateText = fieldStateText(watched.binding->state(), watched.binding->kind(),
                                             m_definition.document().snapshot(), watched.binding->place().pointer);
    watched.sourceButton->setVisible(!stateText.isEmpty());
    if (watched.mark)
        watched.mark->setPlace(watched.binding->place().pointer);
    // The reason of a refused text stays as long as the text; any other failure is shown until the next refresh.
    const bool isRefused = watched.binding->isRefused();
    const QString failure = isRefused ? watched.failure : std::exchange(watched.failure, {});
    if (!failure.isEmpty())
        m_form->setMessage(field, FieldMessage::Kind::Error, failure);
    else if (isRefused && !watched.note.isEmpty())
        m_form->setMessage(field, watched.noteKind, watched.note);
    else if (!stateText.isEmpty())
        m_form->setMessage(field, FieldMessage::Kind::Warning, stateText);
    else if (!showDiagnostic(watched) && !showBreak(watched))
        m_form->setMessage(field, watched.noteKind, watched.note);
}

/** Shows the most severe problem of the field's places; false when there is none. */
bool BoundForm::showDiagnostic(const Watched &watched)
{
    const QList<document::Pointer> places = QList<document::Pointer>{watched.binding->place().pointer} + watched.places;
    const base::Diagnostic *mostSevere = mostSevereProblem(m_definition.diagnostics(), places);
    if (!mostSevere)
        return false;
    m_form->setMessage(watched.binding->control(), messageKind(mostSevere->severity), problemText(*mostSevere));
    return true;
}

bool BoundForm::showBreak(const Watched &watched)
{
    const QString text = watched.mark ? watched.mark->warning() : QString();
    if (text.isEmpty())
        return false;
    m_form->setMessage(watched.binding->control(), FieldMessage::Kind::Warning, text);
    return true;
}

void BoundForm::retranslate()
{
    for (const Watched &watched : std::as_const(m_watched))
        widgets::setButtonText(watched.sourceButton, tr("Show in Source"));
}

void BoundForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshMessages();
    }
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_boundform.cpp"
