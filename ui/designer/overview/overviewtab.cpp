#include "overviewtab.h"

#include "boundform.h"
#include "certificateend.h"
#include "fittedcolumns.h"
#include "formarea.h"
#include "heading.h"
#include "markdownpreview.h"
#include "measures.h"
#include "membersmodel.h"
#include "naming.h"
#include "navigator.h"
#include "objectform.h"
#include "objectpage.h"
#include "objectplace.h"
#include "paragraphedit.h"
#include "requestflowsteps.h"
#include "shownrefresh.h"
#include "statisticspanel.h"
#include "tabframe.h"
#include "tablesection.h"
#include "textbinding.h"
#include "workspace.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace designer {

namespace {
constexpr int ApiDescriptionLines = 6;
constexpr int ContentWidth = 960;
constexpr int UrlWidth = 360;
constexpr int TagWidth = 200;
} // namespace

OverviewTab::OverviewTab(const Context &context, QWidget *parent)
    : DesignerTab(parent)
    , m_context(context.inside(*this))
    , m_definition(context.file)
{
    setObjectName(u"overviewTab"_qs);
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

OverviewTab::~OverviewTab()
{
    endEditing();
}

namespace {

/** A scroll area with the content at the left, at most as wide as is easy to read. */
FormArea *newArea(QWidget *content, const QString &objectName, QWidget *parent)
{
    auto *page = new QWidget(parent);
    content->setMaximumWidth(ContentWidth);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(content, 1);
    row->addStretch(0);
    return new FormArea(page, objectName, parent);
}

} // namespace

void OverviewTab::buildWidgets()
{
    m_frame = new TabFrame(m_context, u"overview"_qs, this);
    auto *content = new QWidget(m_frame);
    buildFields(content);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(theme::Space::Page, theme::Space::Page, theme::Space::Page, theme::Space::Page);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_flowTitle);
    column->addWidget(m_flowText);
    column->addSpacing(theme::Space::Tight);
    column->addWidget(m_flow);
    column->addWidget(m_end);
    column->addSpacing(theme::Space::Group);
    column->addWidget(m_infoTitle);
    column->addSpacing(theme::Space::Tight);
    column->addWidget(m_form);
    column->addSpacing(theme::Space::Group);
    column->addWidget(m_info);
    column->addSpacing(theme::Space::Group);
    column->addWidget(m_servers);
    column->addSpacing(theme::Space::Group);
    column->addWidget(m_tags);
    column->addSpacing(theme::Space::Group);
    column->addWidget(m_statistics);
    column->addSpacing(theme::Space::Group);
    column->addWidget(m_rest);
    column->addStretch(1);
    m_object = new ObjectPage(m_context, m_frame);
    m_area = newArea(content, u"overviewArea"_qs, m_frame);
    m_objectArea = newArea(m_object, u"overviewObjectArea"_qs, m_frame);
    m_shown = m_area;
    m_frame->addPage(m_area);
    m_frame->addPage(m_objectArea);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_frame);
}

void OverviewTab::buildFields(QWidget *content)
{
    document::Document &document = m_definition.document();
    m_flowTitle = new widgets::Heading({}, theme::Heading::Section, content);
    m_flowText = new widgets::ToneLabel({}, theme::Role::Muted, content);
    m_flow = new RequestFlow(RequestStepCount, content);
    m_end = new CertificateEnd(m_definition, content);
    m_infoTitle = new widgets::Heading({}, theme::Heading::Section, content);
    m_form = new BoundForm(m_context, content);
    m_titleEdit = new QLineEdit(content);
    m_versionEdit = new QLineEdit(content);
    m_descriptionEdit = new widgets::ParagraphEdit(content);
    m_title = m_form->addText(m_titleEdit, u"title"_qs);
    m_version = m_form->addText(m_versionEdit, u"version"_qs);
    m_description = m_form->addParagraph(m_descriptionEdit, u"description"_qs, ApiDescriptionLines);
    new MarkdownPreview(*m_form, m_descriptionEdit);
    m_openapiEdit = new QLineEdit(content);
    m_openapiEdit->setReadOnly(true);
    m_convert = new QPushButton(content);
    m_convert->setObjectName(u"convertVersion"_qs);
    m_form->form().addField({}, m_openapiEdit, u"openapiVersion"_qs);
    m_form->form().addBeside(m_openapiEdit, m_convert);
    m_serversModel = new MembersModel(document, {"url", "description"}, u"https://api.example.com"_qs, this);
    m_tagsModel = new MembersModel(document, {"name", "description"}, u"tag"_qs, this);
    m_servers = new TableSection(m_context, *m_serversModel, u"servers"_qs, content);
    m_tags = new TableSection(m_context, *m_tagsModel, u"tags"_qs, content);
    m_servers->columns().setColumns({{.most = UrlWidth}});
    m_tags->columns().setColumns({{.most = TagWidth}});
    m_statistics = new StatisticsPanel(m_context, content);
    m_info = new ObjectForm(m_context, content);
    m_info->setOmitted({"title", "version", "description"});
    m_rest = new ObjectForm(m_context, content);
    m_rest->setOmitted({"openapi", "info", "servers", "tags", "paths", "components"});
}

void OverviewTab::connectAll()
{
    auto *flow = new ShownRefresh(this, this, [this] { refresh(); });
    connect(&m_definition.document(), &document::Document::changed, flow, &ShownRefresh::request);
    connect(m_flow, &RequestFlow::stepActivated, this,
            [this](int step) { m_context.showSettings(settingsOf(RequestStep(step)), *this); });
    connect(m_end, &CertificateEnd::certificatesRequested, this,
            [this] { m_context.navigator.show({}, navigation::View::Certificates, this); });
    connect(m_convert, &QPushButton::clicked, this, &OverviewTab::conversionRequested);
    connect(m_object, &ObjectPage::rootRequested, this, [this] {
        showPage(m_area);
        m_area->open();
    });
    connect(m_object, &ObjectPage::removed, this, [this] {
        const bool hadFocus = m_object->isAncestorOf(QApplication::focusWidget());
        showPage(m_area);
        if (hadFocus)
            m_area->open();
    });
    connect(m_object, &ObjectPage::opened, this,
            [this](const document::Pointer &place) { m_context.select(place, *this); });
}

void OverviewTab::setCertificates(const management::KnownCertificates &known, const base::Clock &clock)
{
    m_end->setCertificates(known, clock);
}

void OverviewTab::retranslate()
{
    m_flowTitle->setText(tr("Request flow"));
    m_flowText->setText(tr("From the client through the gateway to the upstream. Select a step to open its settings."));
    m_infoTitle->setText(tr("About the API"));
    m_form->form().setLabel(m_titleEdit, tr("Title"));
    m_form->form().setLabel(m_versionEdit, tr("Version"));
    m_form->form().setLabel(m_descriptionEdit, tr("Description"));
    m_form->form().setLabel(m_openapiEdit, tr("OpenAPI version"));
    widgets::setButtonText(m_convert, tr("Convert…"), tr("Convert to another OpenAPI version"));
    m_serversModel->setTexts(
        {{tr("URL"), tr("Description")}, tr("Edit server"), tr("Add server"), tr("Remove server")});
    m_tagsModel->setTexts({{tr("Name"), tr("Description")}, tr("Edit tag"), tr("Add tag"), tr("Remove tag")});
    m_servers->setTexts({tr("Servers"), tr("Add server"), tr("Remove server"),
                         tr("No servers yet. Servers are the URLs that clients use."), tr("Open server")});
    m_tags->setTexts(
        {tr("Tags"), tr("Add tag"), tr("Remove tag"), tr("Tags group the operations of an API."), tr("Open tag")});
    place();
    refresh(); // The steps of the request flow are texts.
}

void OverviewTab::place()
{
    m_title->setPlace({{"info", "title"}, tr("Edit title"), false});
    m_version->setPlace({{"info", "version"}, tr("Edit version"), false});
    m_description->setPlace({{"info", "description"}, tr("Edit description"), true});
    m_servers->setPlace({"servers"});
    m_tags->setPlace({"tags"});
    m_info->setObject({"info"});
    m_rest->setObject({});
    m_form->refresh();
}

void OverviewTab::refresh()
{
    const Presentation presentation = presentationOf(m_definition);
    if (presentation != Presentation::Forms) {
        m_frame->explain(presentation);
        return;
    }
    m_flow->setSteps(requestFlowSteps(definition::DefinitionView(m_definition.document().snapshot())));
    m_end->refresh();
    m_openapiEdit->setText(m_definition.document().snapshot().at({"openapi"}).text());
    m_frame->showPage(m_shown);
}

void OverviewTab::openObject(const document::Pointer &place)
{
    m_object->open({}, tr("Overview"), place);
    showPage(m_objectArea);
}

void OverviewTab::enterObject(const document::Pointer &place)
{
    openObject(place);
    m_object->enter();
}

void OverviewTab::showPage(FormArea *area)
{
    m_shown = area;
    refresh();
}

QWidget *OverviewTab::fieldFor(const document::Pointer &pointer) const
{
    if (QWidget *field = m_form->fieldFor(pointer))
        return field;
    for (TableSection *table : {m_servers, m_tags}) {
        if (table->model().place().contains(pointer) && !table->view().isHidden())
            return &table->view();
    }
    for (const ObjectForm *form : {m_info, m_rest}) {
        if (QWidget *field = form->place().contains(pointer) ? form->fieldFor(pointer) : nullptr)
            return field;
    }
    return nullptr;
}

/** The tables of the overview have servers and tags themselves. */
bool OverviewTab::isOnObjectPage(const document::Pointer &pointer) const
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const document::Pointer object = openapi::objectAround(snapshot, pointer, openapi::versionOf(snapshot));
    const QByteArray member = pointer.isRoot() ? QByteArray() : pointer.tokens().first();
    const bool isCell = (member == "servers" || member == "tags") && pointer.tokens().size() <= 3;
    return object.tokens().size() > 1 && !isCell && member != "paths" && member != "components";
}

bool OverviewTab::reveal(const document::Pointer &pointer)
{
    if (presentationOf(m_definition) != Presentation::Forms)
        return false;
    if (isOnObjectPage(pointer)) {
        openObject(pointer);
        if (QWidget *control = m_object->reveal(pointer))
            m_objectArea->ensureWidgetVisible(control, 0, theme::Space::Page);
        return true;
    }
    QWidget *field = fieldFor(pointer);
    if (!field)
        return false;
    showPage(m_area);
    m_area->ensureWidgetVisible(field, 0, theme::Space::Page);
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

bool OverviewTab::shows(const document::Pointer &pointer) const
{
    if (presentationOf(m_definition) != Presentation::Forms)
        return false;
    return m_shown == m_objectArea ? m_object->shows(pointer) : !isOnObjectPage(pointer) && fieldFor(pointer);
}

void OverviewTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_overviewtab.cpp"
