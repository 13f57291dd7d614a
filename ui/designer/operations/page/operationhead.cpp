#include "operationhead.h"

#include "commitmark.h"
#include "diagnosticmessages.h"
#include "drillmenu.h"
#include "editmessages.h"
#include "elidedlabel.h"
#include "fieldmessage.h"
#include "flagbinding.h"
#include "flowlayout.h"
#include "foldedsection.h"
#include "fonts.h"
#include "icon.h"
#include "listedit.h"
#include "markdownpreview.h"
#include "measures.h"
#include "menubutton.h"
#include "naming.h"
#include "operations.h"
#include "paragraphedit.h"
#include "problemtext.h"
#include "textbinding.h"
#include "textlistbinding.h"
#include "workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;

namespace {
constexpr int OperationDescriptionLines = 6;
/** More problems are in the list of problems. */
constexpr qsizetype MostListedProblems = 20;
} // namespace

OperationHead::OperationHead(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    buildWidgets();
    connectAll();
    retranslate();
}

void OperationHead::buildWidgets()
{
    m_methodBox = new QComboBox(this);
    m_methodBox->setObjectName(u"operationMethod"_qs);
    m_methodMessage = new forms::FieldMessage(this);
    m_path = new widgets::ElidedLabel({}, this);
    m_path->setFont(theme::headingFont(theme::Heading::Page));
    m_commit = new CommitMark(m_context, this);
    m_problems = new MenuButton(u"operationProblems"_qs, this);
    m_problems->setIcon(theme::icon(theme::Icon::Warning, theme::Role::Warning));
    m_problems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_send = new QPushButton(theme::icon(theme::Icon::Send), {}, this);
    m_send->setObjectName(u"operationSend"_qs);
    for (BoundForm **form : {&m_summaryForm, &m_idForm, &m_tagsForm, &m_deprecatedForm})
        *form = new BoundForm(m_context, this);
    m_summaryEdit = new QLineEdit(m_summaryForm);
    m_summary = m_summaryForm->addText(m_summaryEdit, u"operationSummary"_qs);
    m_idEdit = new QLineEdit(m_idForm);
    m_id = m_idForm->addText(m_idEdit, u"operationId"_qs);
    m_tagsEdit = new editing::ListEdit(m_tagsForm);
    m_tagsEdit->setChoices([this] { return openapi::knownTags(m_context.api.document().snapshot()); });
    m_tagsForm->form().addField({}, m_tagsEdit, u"operationTags"_qs);
    m_tags = new TextListBinding(m_definition.document(), m_tagsEdit);
    m_tagsForm->watch(m_tags);
    m_deprecatedBox = new QCheckBox(m_deprecatedForm);
    m_deprecated = m_deprecatedForm->addFlag(m_deprecatedBox, u"operationDeprecated"_qs);
    m_fold = new FoldedSection(
        u"operationDescriptionFold"_qs, [this](QWidget *parent) { return newDescription(parent); }, this);
    auto *title = new QHBoxLayout;
    title->setSpacing(theme::Space::Control);
    title->addWidget(m_methodBox);
    title->addWidget(m_path, 1);
    // In several rows where the pane is narrow.
    auto *controls = new widgets::FlowLayout;
    controls->setSpacing(theme::Space::Control);
    controls->addWidget(m_commit);
    controls->addWidget(m_problems);
    if (m_context.drills) {
        buildDrillButton();
        controls->addWidget(m_drill);
    }
    controls->addWidget(m_send);
    title->addLayout(controls);
    auto *left = new QVBoxLayout;
    left->setSpacing(theme::Space::Control);
    left->addWidget(m_idForm);
    left->addWidget(m_deprecatedForm);
    left->addStretch(1);
    auto *second = new QHBoxLayout;
    second->setSpacing(theme::Space::Group);
    second->addLayout(left, 1);
    second->addWidget(m_tagsForm, 1, Qt::AlignTop);
    // The fields end at the same edge.
    auto *fields = new QWidget(this);
    fields->setMaximumWidth(theme::Size::Field);
    auto *fieldColumn = new QVBoxLayout(fields);
    fieldColumn->setContentsMargins({});
    fieldColumn->setSpacing(theme::Space::Control);
    fieldColumn->addWidget(m_summaryForm);
    fieldColumn->addLayout(second);
    fieldColumn->addWidget(m_fold);
    auto *fieldRow = new QHBoxLayout;
    fieldRow->addWidget(fields, 1);
    fieldRow->addStretch(0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addLayout(title);
    column->addWidget(m_methodMessage);
    column->addLayout(fieldRow);
}

void OperationHead::buildDrillButton()
{
    m_drill = new QToolButton(this);
    m_drill->setObjectName(u"operationDrill"_qs);
    m_drill->setIcon(theme::icon(theme::Icon::Gateway));
    const auto operation = [this]() -> std::optional<preview::DrilledOperation> {
        return preview::DrilledOperation{&m_context.api, m_entry.path, m_entry.method};
    };
    // Not the menu of the button, whose arrow would be on the icon.
    auto *menu = new drills::DrillMenu(*m_context.drills, operation, m_drill);
    connect(m_drill, &QToolButton::clicked, menu,
            [this, menu] { menu->popup(m_drill->mapToGlobal(m_drill->rect().bottomLeft())); });
}

QWidget *OperationHead::newDescription(QWidget *parent)
{
    m_descriptionForm = new BoundForm(m_context, parent);
    m_descriptionEdit = new widgets::ParagraphEdit(m_descriptionForm);
    m_description = m_descriptionForm->addParagraph(m_descriptionEdit, u"operationDescription"_qs,
                                                    OperationDescriptionLines);
    new MarkdownPreview(*m_descriptionForm, m_descriptionEdit);
    m_descriptionForm->form().setLabel(m_descriptionEdit, tr("Description text"));
    placeFields();
    return m_descriptionForm;
}

QList<BoundForm *> OperationHead::forms() const
{
    QList<BoundForm *> forms{m_summaryForm, m_idForm, m_tagsForm, m_deprecatedForm};
    if (m_descriptionForm)
        forms.append(m_descriptionForm);
    return forms;
}

void OperationHead::connectAll()
{
    connect(m_methodBox, &QComboBox::activated, this, [this] {
        const QByteArray method = m_methodBox->currentData().toByteArray();
        if (method != m_entry.method)
            emit methodRequested(method);
    });
    connect(&m_definition, &workspace::OpenDefinition::diagnosticsChanged, this, &OperationHead::countProblems);
    connect(m_send, &QPushButton::clicked, this,
            [this] { m_context.composeRequest(m_entry.path, m_entry.method, *this); });
    connect(m_problems, &MenuButton::aboutToOpen, this, &OperationHead::fillProblems);
}

void OperationHead::setOperation(const PathEntry &entry, const Pointer &place)
{
    m_entry = entry;
    m_place = place;
    m_path->setText(QString::fromUtf8(entry.path));
    m_methods.clear();
    m_send->setVisible(!entry.isWebhook);
    if (m_drill)
        m_drill->setVisible(!entry.isWebhook);
    // An empty or long description does not push the rest of the page down.
    const QByteArray description = m_definition.document().snapshot().at(place / QByteArray("description")).bytes();
    m_fold->setUnfolded(!description.isEmpty() && description.count('\n') <= OperationDescriptionLines);
    placeFields();
    m_commit->setPlace(place);
    countProblems();
}

void OperationHead::placeFields()
{
    if (m_place.isRoot())
        return;
    m_summary->setPlace({m_place / QByteArray("summary"), tr("Edit summary"), true});
    m_id->setPlace({m_place / QByteArray("operationId"), tr("Edit operation ID"), true});
    m_tags->setPlace({m_place / QByteArray("tags"), tr("Edit tags"), false});
    m_deprecated->setPlace({m_place / QByteArray("deprecated"), tr("Mark as deprecated"), false});
    if (m_description)
        m_description->setPlace({m_place / QByteArray("description"), tr("Edit description"), true});
    for (BoundForm *form : forms())
        form->refresh();
}

void OperationHead::setFreeMethods(const QList<QByteArray> &freeMethods)
{
    const QList<QByteArray> methods = QList<QByteArray>{m_entry.method} + freeMethods;
    if (methods != m_methods) {
        m_methods = methods;
        m_methodBox->clear();
        for (const QByteArray &method : methods)
            m_methodBox->addItem(QString::fromUtf8(method).toUpper(), method);
    }
    m_methodBox->setCurrentIndex(0);
    m_methodMessage->clear();
    m_methodBox->setEnabled(m_definition.document().readOnlyReason() == document::ReadOnlyReason::None);
}

void OperationHead::editMethod()
{
    m_methodBox->setFocus(Qt::OtherFocusReason);
}

void OperationHead::refuseMethod(const base::Error &error)
{
    m_methodBox->setCurrentIndex(0);
    m_methodMessage->show(forms::FieldMessage::Kind::Error, editFailureText(error));
}

/** By their texts, because a document can have thousands of problems. */
bool OperationHead::isOwn(const base::Diagnostic &problem) const
{
    return !m_place.isRoot() && (problem.pointer == m_placeText || problem.pointer.startsWith(m_placeText + u'/'));
}

void OperationHead::countProblems()
{
    m_placeText = m_place.toString();
    const base::Diagnostics &problems = m_definition.diagnostics();
    const auto count = std::count_if(problems.cbegin(), problems.cend(),
                                     [this](const base::Diagnostic &problem) { return isOwn(problem); });
    m_problems->setVisible(count > 0);
    widgets::setButtonText(m_problems, tr("%n problem(s)", nullptr, int(count)));
}

void OperationHead::fillProblems()
{
    QMenu *menu = &m_problems->entries();
    menu->clear();
    for (const base::Diagnostic &problem : m_definition.diagnostics()) {
        const auto place = isOwn(problem) ? Pointer::parse(problem.pointer) : std::nullopt;
        if (!place)
            continue;
        if (menu->actions().size() >= MostListedProblems)
            break;
        QAction *action = menu->addAction(problemText(problem).replace(u'&', u"&&"_qs));
        connect(action, &QAction::triggered, this, [this, at = *place] { m_context.showForm(at, *this); });
    }
}

QWidget *OperationHead::fieldFor(const Pointer &pointer) const
{
    for (const BoundForm *form : forms()) {
        if (QWidget *field = form->fieldFor(pointer))
            return field;
    }
    return nullptr;
}

QWidget *OperationHead::reveal(const Pointer &pointer)
{
    if (!m_place.isRoot() && (m_place / QByteArray("description")).contains(pointer))
        m_fold->setUnfolded(true);
    return fieldFor(pointer);
}

void OperationHead::retranslate()
{
    m_commit->retranslate();
    m_methodBox->setAccessibleName(tr("Method"));
    if (m_drill) {
        widgets::setButtonText(m_drill, tr("Fault drill"),
                               tr("Fault drill: answer requests of clients to this operation with a fault"));
        m_drill->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    widgets::setButtonText(m_send, tr("Send…"),
                           tr("Fill a request to this operation. %1 also sends it.", "%1: shortcut")
                               .arg(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText)));
    m_methodBox->setToolTip(tr("Method"));
    m_summaryForm->form().setLabel(m_summaryEdit, tr("Summary"));
    m_idForm->form().setLabel(m_idEdit, tr("Operation ID"));
    m_tagsForm->form().setLabel(m_tagsEdit, tr("Tags"));
    m_tagsEdit->setPlaceholder(tr("Add tag"));
    m_deprecatedForm->form().setLabel(m_deprecatedBox, tr("Deprecated"));
    m_fold->setTitle(tr("Description"));
    if (m_descriptionForm)
        m_descriptionForm->form().setLabel(m_descriptionEdit, tr("Description text"));
    placeFields();
    countProblems();
}

} // namespace designer

#include "moc_operationhead.cpp"
