#include "settingstab.h"

#include "addextensionpage.h"
#include "apisection.h"
#include "classicpage.h"
#include "clientaccesssection.h"
#include "definitionview.h"
#include "gatewayfields.h"
#include "problemtext.h"
#include "sectionpage.h"
#include "serversection.h"
#include "tabframe.h"
#include "typedsecrets.h"
#include "upstreamsection.h"
#include "workspace.h"

#include <QEvent>
#include <QVBoxLayout>

namespace designer {

namespace {

/** A section, and the object of the gateway extension that it is about. */
struct Section {
    const char *id;
    document::Pointer (*place)();
};
constexpr Section Api{"api", definition::fields::info};
constexpr Section Server{"server", definition::fields::listenPathObject};
constexpr Section Upstream{"upstream", definition::fields::upstream};
constexpr Section ClientAccess{"clientAccess", definition::fields::clientAuthentication};

QString idOf(const Section &section)
{
    return QString::fromLatin1(section.id);
}

} // namespace

SettingsTab::SettingsTab(const Context &context, const GatewayContext &gateway, QWidget *parent)
    : DesignerTab(parent)
    , m_context(context)
    , m_definition(context.file)
{
    setObjectName(u"settingsTab"_qs);
    buildWidgets(gateway);
    retranslate();
    connectAll();
    connectTyped(gateway.grants);
    refresh();
}

SettingsTab::~SettingsTab()
{
    endEditing();
}

void SettingsTab::buildWidgets(const GatewayContext &gateway)
{
    m_frame = new TabFrame(m_context, u"settings"_qs, this);
    m_sections = new forms::SectionPage(u"settings"_qs, m_frame);
    m_addExtension = new AddExtensionPage(m_definition, m_frame);
    m_classic = new ClassicPage(m_frame);
    m_api = new ApiSection(m_context, m_sections);
    m_server = new ServerSection(m_context, m_sections);
    m_upstream = new UpstreamSection(m_context, gateway, m_sections);
    m_clientAccess = new ClientAccessSection(m_context, gateway.clientUsers, m_sections);
    m_sections->addSection(idOf(Api), {}, m_api);
    m_sections->addSection(idOf(Server), {}, m_server);
    m_sections->addSection(idOf(Upstream), {}, m_upstream);
    m_sections->addSection(idOf(ClientAccess), {}, m_clientAccess);
    m_frame->addPage(m_sections);
    m_frame->addPage(m_addExtension);
    m_frame->addPage(m_classic);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
}

void SettingsTab::retranslate()
{
    m_sections->setSectionTitle(idOf(Api), tr("API"));
    m_sections->setSectionTitle(idOf(Server), tr("Server"));
    m_sections->setSectionTitle(idOf(Upstream), tr("Upstream"));
    m_sections->setSectionTitle(idOf(ClientAccess), tr("Client access"));
    m_api->retranslate();
    m_server->retranslate();
    m_upstream->retranslate();
    m_clientAccess->retranslate();
}

void SettingsTab::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, &SettingsTab::refresh);
    connect(&m_definition, &workspace::OpenDefinition::diagnosticsChanged, this, &SettingsTab::refreshMarks);
    for (const BoundForm *form : {&m_server->form(), &m_upstream->form()})
        connect(form, &BoundForm::typingChanged, this, &SettingsTab::typingChanged);
}

void SettingsTab::refresh()
{
    const Presentation presentation = presentationOf(m_definition);
    const definition::DefinitionView view(m_definition.document().snapshot());
    if (presentation == Presentation::Classic) {
        m_frame->showPage(m_classic);
    } else if (presentation != Presentation::Forms) {
        m_frame->explain(presentation);
    } else if (!view.hasExtension() && !view.snapshot().at(view.extension()).exists()) {
        m_addExtension->suggest();
        m_frame->showPage(m_addExtension);
    } else {
        place(view);
        m_frame->showPage(m_sections);
    }
}

void SettingsTab::place(const definition::DefinitionView &view)
{
    if (m_isPlaced && m_extension == view.extension())
        return;
    m_extension = view.extension();
    m_isPlaced = true;
    m_api->place(view);
    m_server->place(view);
    m_upstream->place(view);
    m_clientAccess->place(view);
    refreshMarks();
}

void SettingsTab::refreshMarks()
{
    const base::Diagnostics &problems = m_definition.diagnostics();
    for (const Section &section : {Api, Server, Upstream})
        m_sections->setMarked(idOf(section), hasProblemInside(problems, m_extension / section.place()));
}

void SettingsTab::connectTyped(consent::Grants &grants)
{
    auto *typed = new TypedSecrets(m_definition, grants, this);
    for (const BoundForm *form : {&m_server->form(), &m_upstream->form()})
        connect(form, &BoundForm::typed, typed, &TypedSecrets::allow);
    connect(m_addExtension, &AddExtensionPage::typed, typed, &TypedSecrets::allow);
    connect(m_upstream, &UpstreamSection::passwordStored, typed,
            [typed](const QString &reference) { typed->allow({}, reference); });
    connect(typed, &TypedSecrets::notStored, this, &SettingsTab::grantNotStored);
}

bool SettingsTab::showSection(const document::Pointer &pointer)
{
    const document::Pointer extension = definition::DefinitionView(m_definition.document().snapshot()).extension();
    for (const Section &section : {Api, Server, Upstream, ClientAccess}) {
        if (pointer != extension / section.place())
            continue;
        m_sections->showSection(idOf(section));
        return true;
    }
    return false;
}

QWidget *SettingsTab::fieldFor(const document::Pointer &pointer) const
{
    if (QWidget *field = m_api->form().fieldFor(pointer))
        return field;
    if (QWidget *field = m_server->form().fieldFor(pointer))
        return field;
    if (QWidget *field = m_upstream->fieldFor(pointer))
        return field;
    return m_clientAccess->fieldFor(pointer);
}

bool SettingsTab::reveal(const document::Pointer &pointer)
{
    if (m_sections->isHidden())
        return false;
    QWidget *field = fieldFor(pointer);
    if (!field)
        return false;
    m_sections->showField(field);
    return true;
}

bool SettingsTab::shows(const document::Pointer &pointer) const
{
    const QWidget *field = m_sections->isHidden() ? nullptr : fieldFor(pointer);
    return field && !field->visibleRegion().isEmpty();
}

QList<widgets::Pane> SettingsTab::panes()
{
    return m_sections->isHidden() ? DesignerTab::panes() : m_sections->panes();
}

void SettingsTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_isPlaced = false; // The names of the undo steps are translated too.
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_settingstab.cpp"
