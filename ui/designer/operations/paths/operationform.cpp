#include "operationform.h"

#include "accesssection.h"
#include "badge.h"
#include "banner.h"
#include "editmessages.h"
#include "elidedlabel.h"
#include "flagbinding.h"
#include "fonts.h"
#include "listedit.h"
#include "markdownpreview.h"
#include "measures.h"
#include "objectform.h"
#include "operations.h"
#include "paragraphedit.h"
#include "parameterstable.h"
#include "requestbodysection.h"
#include "responsesmodel.h"
#include "tablesection.h"
#include "textbinding.h"
#include "textlistbinding.h"
#include "workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace designer {

namespace {
constexpr int OperationDescriptionLines = 4;
constexpr int StatusWidth = 84;
constexpr int ResponseDescriptionWidth = 360;
} // namespace

OperationForm::OperationForm(const Context &context, const workspace::LiveReferences &references, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_file(context.file)
    , m_references(references)
{
    buildWidgets();
    retranslate();
    connectAll();
}

void OperationForm::buildWidgets()
{
    m_badge = new widgets::MethodBadge({}, this);
    m_path = new widgets::ElidedLabel({}, this);
    m_path->setFont(theme::headingFont(theme::Heading::Section));
    auto *title = new QHBoxLayout;
    title->setSpacing(theme::Space::Control);
    title->addWidget(m_badge);
    title->addWidget(m_path, 1);
    m_banner = new widgets::Banner(this);
    m_banner->setObjectName(u"operationBanner"_qs);
    m_banner->setClosable(false);
    m_content = new QWidget(this);
    buildFields();
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(theme::Space::Page);
    content->addWidget(m_form);
    content->addWidget(m_parameters);
    content->addWidget(m_body);
    content->addWidget(m_responses);
    content->addWidget(m_access);
    content->addWidget(m_rest);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Group);
    column->addLayout(title);
    column->addWidget(m_banner);
    column->addWidget(m_content);
    column->addStretch(1);
}

void OperationForm::buildFields()
{
    m_form = new BoundForm(m_context, m_content);
    m_methodBox = new QComboBox(m_content);
    m_summaryEdit = new QLineEdit(m_content);
    m_descriptionEdit = new widgets::ParagraphEdit(m_content);
    m_idEdit = new QLineEdit(m_content);
    m_tagsEdit = new editing::ListEdit(m_content);
    m_tagsEdit->setChoices([this] { return openapi::knownTags(m_api.document().snapshot()); });
    m_deprecatedBox = new QCheckBox(m_content);
    m_form->form().addField({}, m_methodBox, u"operationMethod"_qs);
    m_summary = m_form->addText(m_summaryEdit, u"operationSummary"_qs);
    m_description = m_form->addParagraph(m_descriptionEdit, u"operationDescription"_qs, OperationDescriptionLines);
    new MarkdownPreview(*m_form, m_descriptionEdit);
    m_id = m_form->addText(m_idEdit, u"operationId"_qs);
    m_form->form().addField({}, m_tagsEdit, u"operationTags"_qs);
    m_tags = new TextListBinding(m_file.document(), m_tagsEdit);
    m_form->watch(m_tags);
    m_deprecated = m_form->addFlag(m_deprecatedBox, u"operationDeprecated"_qs);
    m_parametersModel = new ParametersModel(m_file, m_references, this);
    m_parameters = newParametersTable(m_context, *m_parametersModel, u"operationParameters"_qs, m_content);
    m_body = new RequestBodySection(m_context, m_content);
    m_responsesModel = new ResponsesModel(m_file, m_references, this);
    m_responses = new TableSection(m_context, *m_responsesModel, u"operationResponses"_qs, m_content);
    m_responses->view().setColumnWidth(ResponsesModel::Status, StatusWidth);
    m_responses->view().setColumnWidth(ResponsesModel::Description, ResponseDescriptionWidth);
    m_access = new AccessSection(m_context, m_references, m_content);
    m_rest = new ObjectForm(m_context, m_content);
    m_rest->setOmitted(
        {"summary", "description", "operationId", "tags", "deprecated", "parameters", "requestBody", "responses"});
}

void OperationForm::connectAll()
{
    connect(m_methodBox, &QComboBox::activated, this, [this] {
        const QByteArray method = m_methodBox->currentData().toByteArray();
        if (method != m_entry.method)
            emit methodRequested(method);
    });
}

void OperationForm::setOperation(const PathEntry &entry, const document::Pointer &pointer,
                                 const QList<QByteArray> &freeMethods)
{
    m_entry = entry;
    m_pointer = pointer;
    m_badge->setMethod(QString::fromUtf8(entry.method).toUpper());
    m_path->setText(QString::fromUtf8(entry.path));
    setFreeMethods(freeMethods);
    place();
    refreshBanner();
}

void OperationForm::setFreeMethods(const QList<QByteArray> &freeMethods)
{
    const QList<QByteArray> methods = QList<QByteArray>{m_entry.method} + freeMethods;
    if (methods != m_methods) {
        m_methods = methods;
        m_methodBox->clear();
        for (const QByteArray &method : methods)
            m_methodBox->addItem(QString::fromUtf8(method).toUpper(), method);
    }
    m_methodBox->setCurrentIndex(0);
    m_form->form().clearMessage(m_methodBox);
    m_methodBox->setEnabled(m_file.document().readOnlyReason() == document::ReadOnlyReason::None);
}

void OperationForm::place()
{
    if (m_entry.isPath())
        return;
    m_summary->setPlace({m_pointer.child("summary"), tr("Edit summary"), true});
    m_description->setPlace({m_pointer.child("description"), tr("Edit description"), true});
    m_id->setPlace({m_pointer.child("operationId"), tr("Edit operation ID"), true});
    m_tags->setPlace({m_pointer.child("tags"), tr("Edit tags"), false});
    m_deprecated->setPlace({m_pointer.child("deprecated"), tr("Mark as deprecated"), false});
    m_parameters->setPlace(m_pointer.child("parameters"));
    m_body->setOperation(m_pointer);
    m_responses->setPlace(m_pointer.child("responses"));
    m_access->setOperation(m_entry.path, m_entry.method, m_pointer);
    m_rest->setObject(m_pointer);
    m_form->refresh();
}

void OperationForm::refreshReferences()
{
    m_parametersModel->refreshReferences();
    m_responsesModel->refreshReferences();
    m_access->refreshReferences();
}

void OperationForm::refreshBanner()
{
    const document::Node node = m_file.document().snapshot().at(m_pointer);
    if (!node.exists() || node.isNull() || node.isMapping()) {
        m_banner->clear();
        return;
    }
    m_banner->show(widgets::Banner::Kind::Information,
                   tr("The file contains %1 instead of an operation. Edit it in Source.").arg(kindName(node)));
    QPushButton *button = m_banner->addAction(tr("Show in Source"), u"operationSource"_qs);
    connect(button, &QPushButton::clicked, this, [this] { m_context.showInSource(m_pointer, *this); });
}

void OperationForm::editMethod()
{
    m_methodBox->setFocus(Qt::OtherFocusReason);
}

void OperationForm::refuseMethod(const base::Error &error)
{
    m_methodBox->setCurrentIndex(0);
    m_form->form().setMessage(m_methodBox, forms::FieldMessage::Kind::Error, editFailureText(error));
}

QWidget *OperationForm::fieldFor(const document::Pointer &pointer) const
{
    if (QWidget *field = m_form->fieldFor(pointer))
        return field;
    if (QWidget *field = m_body->form().fieldFor(pointer); field && field->isVisibleTo(this))
        return field;
    for (TableSection *table : {m_parameters, m_responses}) {
        if (table->model().place().contains(pointer) && table->view().isVisibleTo(this))
            return &table->view();
    }
    return m_rest->fieldFor(pointer);
}

void OperationForm::retranslate()
{
    forms::Form &form = m_form->form();
    form.setLabel(m_methodBox, tr("Method"));
    form.setLabel(m_summaryEdit, tr("Summary"));
    form.setLabel(m_descriptionEdit, tr("Description"));
    form.setLabel(m_idEdit, tr("Operation ID"));
    form.setLabel(m_tagsEdit, tr("Tags"));
    m_tagsEdit->setPlaceholder(tr("Add tag"));
    form.setLabel(m_deprecatedBox, tr("Deprecated"));
    m_parameters->setTexts({tr("Parameters"), tr("Add parameter"), tr("Remove parameter"),
                            tr("This operation has no parameters of its own."), tr("Open parameter")});
    m_responses->setTexts(
        {tr("Responses"), tr("Add response"), tr("Remove response"), tr("No responses yet."), tr("Open response")});
    m_body->retranslate();
    m_access->retranslate();
    place();
}

} // namespace designer

#include "moc_operationform.cpp"
