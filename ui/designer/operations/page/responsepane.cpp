#include "responsepane.h"

#include "addpopup.h"
#include "boundform.h"
#include "choicedelegate.h"
#include "componentband.h"
#include "componentreferences.h"
#include "contentsection.h"
#include "editmessages.h"
#include "fieldmessage.h"
#include "fittedcolumns.h"
#include "flowlayout.h"
#include "foldedsection.h"
#include "headersmodel.h"
#include "heading.h"
#include "markdownpreview.h"
#include "measures.h"
#include "naming.h"
#include "objectform.h"
#include "objectnames.h"
#include "paragraphedit.h"
#include "parametersmodel.h"
#include "referencepicker.h"
#include "tablesection.h"
#include "textbinding.h"
#include "workspace.h"

#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;

namespace {

constexpr int ResponseDescriptionLines = 2;
constexpr FittedColumns::Column HeaderNameColumn{.least = 96, .most = 240};
constexpr FittedColumns::Column HeaderRequiredColumn{.least = 64, .most = 88};
constexpr FittedColumns::Column HeaderTypeColumn{.least = 64, .most = 200};
constexpr FittedColumns::Column HeaderDescriptionColumn{.least = 96, .most = 240, .hiddenFirst = 1};

constexpr const char *CommonHeaders[] = {"Location", "ETag",          "Cache-Control", "Last-Modified",
                                         "Link",     "Retry-After",   "Set-Cookie",    "Content-Disposition",
                                         "Vary",     "X-Total-Count", "X-Request-Id",  "RateLimit",
                                         "Allow",    "Deprecation",   "Sunset"};

/** Members of a response that the pane shows above its folded section. */
QSet<QByteArray> responseFieldsAbove()
{
    return {"description", "content", "headers"};
}

} // namespace

ResponsePane::ResponsePane(const Context &context, const workspace::LiveReferences &references, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_headersModel(new HeadersModel(context.file, references, this))
{
    setObjectName(u"responsePane"_qs);
    buildWidgets();
    connectAll();
    retranslate();
}

void ResponsePane::buildWidgets()
{
    m_text = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_text->setObjectName(u"responseText"_qs);
    m_band = new ComponentBand(m_context, u"responseOpenComponent"_qs, this);
    m_picker = new ReferencePicker(m_context, this);
    m_picker->setObjectName(u"responseReference"_qs);
    m_source = new QPushButton(this);
    m_source->setObjectName(u"responseReferenceSource"_qs);
    m_message = new forms::FieldMessage(this);
    m_body = new QWidget(this);
    m_form = new BoundForm(m_context, m_body);
    m_descriptionEdit = new widgets::ParagraphEdit(m_body);
    m_description = m_form->addParagraph(m_descriptionEdit, u"responseDescription"_qs, ResponseDescriptionLines);
    new MarkdownPreview(*m_form, m_descriptionEdit);
    m_content = new ContentSection(m_context, u"response"_qs, m_body);
    m_headers = new TableSection(m_context, *m_headersModel, u"responseHeaders"_qs, m_body);
    QTableView &view = m_headers->view();
    view.setItemDelegateForColumn(HeadersModel::Type, new ChoiceDelegate(ParametersModel::types(), &view));
    m_headers->columns().setColumns(
        {HeaderNameColumn, HeaderRequiredColumn, HeaderTypeColumn, HeaderDescriptionColumn});
    m_headers->setAdder([this] { openAddingHeader(); });
    m_headerPopup = new AddPopup(u"responseHeader"_qs, this);
    m_rest = new FoldedSection(
        u"responseRest"_qs, [this](QWidget *parent) { return newRest(parent); }, m_body);
    auto *bodyColumn = new QVBoxLayout(m_body);
    bodyColumn->setContentsMargins({});
    bodyColumn->setSpacing(theme::Space::Group);
    bodyColumn->addWidget(m_form);
    bodyColumn->addWidget(m_content);
    bodyColumn->addWidget(m_headers);
    bodyColumn->addWidget(m_rest);
    auto *head = new widgets::FlowLayout;
    head->addWidget(m_picker);
    head->addWidget(m_source);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addLayout(head);
    column->addWidget(m_band);
    column->addWidget(m_text);
    column->addWidget(m_message);
    column->addWidget(m_body);
}

void ResponsePane::connectAll()
{
    connect(m_picker, &ReferencePicker::written, this, [this](const base::Result<void> &result) {
        if (!result)
            m_message->show(forms::FieldMessage::Kind::Error, editFailureText(result.error()));
    });
    connect(m_source, &QPushButton::clicked, this, [this] { m_context.showInSource(m_response.pointer, *this); });
    connect(m_headerPopup, &AddPopup::chosen, this, &ResponsePane::addHeader);
}

void ResponsePane::refreshReferences()
{
    m_headersModel->refreshReferences();
    if (!m_response.pointer.isRoot())
        place();
}

bool ResponsePane::isShown() const
{
    return !m_response.target.isRoot() && m_definition.document().snapshot().at(m_response.target).isMapping();
}

void ResponsePane::setResponse(const content::ResponseEntry &response)
{
    if (response.pointer != m_response.pointer)
        m_message->clear();
    m_response = response;
    place();
}

void ResponsePane::place()
{
    const document::Document &document = m_definition.document();
    const bool canEdit = document.readOnlyReason() == document::ReadOnlyReason::None && document.snapshot().isValid();
    const bool isThere = !m_response.pointer.isRoot();
    const bool isReference = !m_response.reference.isEmpty();
    m_band->setReference(m_response.pointer, isShown() ? m_response.target : Pointer());
    if (isReference)
        m_text->setText(
            tr("Defined at %1.", "%1: a reference such as #/components/responses/NotFound").arg(m_response.reference));
    else if (isThere && !isShown())
        m_text->setText(tr("The file contains %1 here. Edit it in Source.")
                            .arg(kindName(document.snapshot().at(m_response.pointer))));
    m_text->setVisible(isThere && !isShown() && m_band->isHidden());
    m_picker->setVisible(isThere && (isReference || isShown()));
    m_picker->setEnabled(canEdit);
    m_picker->setPlace(m_response.pointer, specification::ObjectKind::Response);
    m_source->setVisible(isThere && !isShown());
    m_body->setVisible(isShown());
    const Pointer target = isShown() ? m_response.target : Pointer();
    m_content->setOwner(target);
    // Setting the same place again would take the reason from a cell that is refused.
    const Pointer headers = target.isRoot() ? Pointer() : target / QByteArray("headers");
    if (headers != m_headersModel->place())
        m_headers->setPlace(headers);
    if (target.isRoot())
        return;
    const bool isOptional = !content::needsDescription(document.snapshot());
    m_description->setPlace({target / QByteArray("description"), tr("Edit response"), isOptional});
    m_form->refresh();
    m_rest->setTitle(
        foldTitle(document.snapshot().at(target), specification::ObjectKind::Response, responseFieldsAbove()));
    if (m_rest->content())
        static_cast<ObjectForm *>(m_rest->content())->setObject(target);
}

QWidget *ResponsePane::newRest(QWidget *parent)
{
    auto *form = new ObjectForm(m_context, parent);
    form->setOmitted(responseFieldsAbove());
    form->setObject(m_response.target);
    return form;
}

void ResponsePane::openAddingHeader()
{
    const document::Node headers = m_definition.document().snapshot().at(m_headersModel->place());
    QList<AddPopup::Offer> offers;
    for (const ComponentReference &one : componentReferences(m_definition, m_context.references, "headers"))
        offers.append({one.name, tr("Component")});
    for (const char *name : CommonHeaders) {
        if (!headers.member(name).exists())
            offers.append({QString::fromLatin1(name), {}});
    }
    QWidget *add = m_headers->findChild<QWidget *>(u"responseHeadersAdd"_qs);
    m_headerPopup->open(*add, offers);
}

/** The header of a component has its name. */
void ResponsePane::addHeader(const QString &text)
{
    const auto components = componentReferences(m_definition, m_context.references, "headers");
    const auto component = std::find_if(components.cbegin(), components.cend(),
                                        [&](const ComponentReference &one) { return one.name == text; });
    const bool isComponent = component != components.cend();
    const QString reference = isComponent ? component->reference : QString();
    const QString name = isComponent ? reference.section(u'/', -1) : text;
    const base::Result<int> added = m_headersModel->addHeader(name.toUtf8(), reference);
    if (added)
        return m_headers->selectRow(*added);
    m_headerPopup->refuse(added.error().code == base::ErrorCode::InvalidArgument
                              ? tr("This is not the name of a header.")
                              : editFailureText(added.error()));
}

QWidget *ResponsePane::reveal(const Pointer &pointer)
{
    const Pointer target = m_response.target;
    const bool isInside = isShown() && target.contains(pointer);
    if (!isInside || pointer == target)
        return m_response.pointer.contains(pointer) || isInside
                   ? (isShown() ? static_cast<QWidget *>(m_descriptionEdit) : m_picker)
                   : nullptr;
    if (QWidget *field = m_form->fieldFor(pointer))
        return field;
    const Pointer headers = m_headersModel->place();
    if (headers.contains(pointer)) {
        // The rest of a header is on a page of its own.
        if (pointer.tokens().size() > headers.tokens().size() + 3)
            return nullptr;
        if (const int row = m_headersModel->rowOf(pointer); row >= 0)
            m_headers->selectRow(row);
        return &m_headers->focusTarget();
    }
    if (QWidget *control = m_content->reveal(pointer))
        return control;
    if ((target / QByteArray("content")).contains(pointer))
        return nullptr;
    m_rest->setUnfolded(true);
    return static_cast<ObjectForm *>(m_rest->content())->fieldFor(pointer);
}

bool ResponsePane::shows(const Pointer &pointer) const
{
    if (pointer == m_response.pointer)
        return true;
    if (!isShown() || !m_response.target.contains(pointer))
        return false;
    const Pointer headers = m_headersModel->place();
    const bool isHeader = headers.contains(pointer) && pointer.tokens().size() <= headers.tokens().size() + 3;
    return pointer == m_response.target || m_form->fieldFor(pointer) || isHeader || m_content->shows(pointer);
}

void ResponsePane::retranslate()
{
    m_picker->setAccessibleName(tr("Definition of the response"));
    m_picker->setToolTip(tr("Define the response here, or refer to a component"));
    widgets::setButtonText(m_source, tr("Show in Source"));
    m_form->form().setLabel(m_descriptionEdit, tr("Response description"));
    m_band->retranslate();
    m_content->retranslate();
    m_headers->setTexts({tr("Headers"), tr("Add header"), tr("Remove header"), tr("No headers."), tr("Open header")});
    m_headerPopup->setTexts({tr("Header or component"), tr("Add header")});
    m_rest->setTitle(foldTitle({}, specification::ObjectKind::Response, responseFieldsAbove()));
    if (!m_response.pointer.isRoot())
        place();
}

} // namespace designer

#include "moc_responsepane.cpp"
