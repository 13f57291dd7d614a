#include "schemastab.h"

#include "componentcommands.h"
#include "componentform.h"
#include "componentlist.h"
#include "emptystate.h"
#include "listandform.h"
#include "whendone.h"
#include "workspace.h"

#include <QEvent>
#include <QVBoxLayout>
#include <QtConcurrent>

namespace designer {

namespace {
constexpr int ListWidth = 240;
constexpr int FormWidth = 800;

using Uses = base::Result<QList<document::Pointer>>;

Uses findUsesIn(const document::Snapshot &snapshot, const document::Pointer &component)
{
    return usesOf(openapi::ReferencedDocument(u"/document"_qs, snapshot), component);
}
} // namespace

SchemasTab::SchemasTab(workspace::OpenDefinition &definition, QWidget *parent)
    : DesignerTab(parent)
    , m_definition(definition)
{
    setObjectName(u"schemasTab"_qs);
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
    showCurrent();
}

SchemasTab::~SchemasTab()
{
    endEditing();
}

void SchemasTab::buildWidgets()
{
    m_page = new ListAndForm(m_definition, u"schemas"_qs, theme::Icon::Schema, this);
    m_list = new ComponentList(m_definition.document(), m_page);
    m_form = new ComponentForm(m_definition, this);
    m_area = m_page->addForm(m_form, u"componentArea"_qs);
    m_page->setList(m_list, ListWidth, FormWidth);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_page);
}

void SchemasTab::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, [this] {
        refresh();
        showCurrent();
    });
    connect(m_list, &ComponentList::currentChanged, this, [this] {
        m_page->clearFailure();
        showCurrent();
    });
    connect(m_list, &ComponentList::addRequested, this, &SchemasTab::addSchema);
    connect(m_list, &ComponentList::deleteRequested, this, &SchemasTab::deleteCurrent);
    connect(m_list, &ComponentList::renameRequested, m_form, &ComponentForm::editName);
    connect(&m_page->nothing(), &widgets::EmptyState::activated, this, &SchemasTab::addSchema);
    connect(m_form, &ComponentForm::renameRequested, this, &SchemasTab::renameCurrent);
    connect(m_form, &ComponentForm::located, this, &SchemasTab::located);
    connect(m_form, &ComponentForm::sourceRequested, this, &SchemasTab::sourceRequested);
    connect(m_page, &ListAndForm::textRequested, this, &SchemasTab::textRequested);
}

void SchemasTab::retranslate()
{
    m_list->retranslate();
    m_form->retranslate();
    refresh();
}

void SchemasTab::refresh()
{
    m_page->refresh();
    if (!m_list->all().isEmpty()) {
        m_page->nothing().setTexts(tr("Choose a component"), tr("Its form opens here."));
        m_page->nothing().setAction({}, u"addFirstSchema"_qs);
    } else {
        m_page->nothing().setTexts(
            tr("No components yet"),
            tr("A schema says what a body or a parameter looks like, once for all that refer to it."));
        m_page->nothing().setAction(tr("Add schema"), u"addFirstSchema"_qs);
    }
}

void SchemasTab::showCurrent()
{
    const std::optional<openapi::Component> component = m_list->current();
    ++m_usesGeneration;
    if (!component) {
        m_page->showNothing();
        return;
    }
    QStringList references;
    for (const openapi::Component &one : m_list->all()) {
        if (one.kind == "schemas")
            references.append(u'#' + one.pointer.toString());
    }
    m_form->setSchemas(references);
    m_form->setComponent(*component);
    m_page->showForm(m_area);
    findUses();
}

/** On a worker: in a large file the search takes longer than a key press may. */
void SchemasTab::findUses()
{
    const std::optional<openapi::Component> component = m_list->current();
    const auto search = QtConcurrent::run(findUsesIn, m_definition.document().snapshot(), component->pointer);
    base::whenDone(search, this, [this, generation = m_usesGeneration](const Uses &uses) {
        if (uses && generation == m_usesGeneration)
            m_form->setUses(*uses);
    });
}

void SchemasTab::addSchema()
{
    const auto added = ComponentCommands(m_definition.document()).addSchema();
    if (!added)
        return m_page->showFailure(added.error());
    m_list->select(*added);
    m_form->editName();
}

void SchemasTab::deleteCurrent()
{
    const std::optional<openapi::Component> component = m_list->current();
    if (!component)
        return;
    if (const auto removed = ComponentCommands(m_definition.document()).remove(*component); !removed)
        m_page->showFailure(removed.error());
}

void SchemasTab::renameCurrent(const QByteArray &name)
{
    const std::optional<openapi::Component> component = m_list->current();
    if (!component)
        return;
    const auto renamed = ComponentCommands(m_definition.document()).rename(*component, name);
    if (renamed)
        m_list->select(*renamed);
    else
        m_form->refuseName(renamed.error());
}

bool SchemasTab::reveal(const document::Pointer &pointer)
{
    const QList<QByteArray> &tokens = pointer.tokens();
    if (!m_page->hasForms() || tokens.size() < 3 || tokens.first() != "components")
        return false;
    if (!m_list->select(document::Pointer(tokens.first(3))))
        return false;
    m_form->reveal(pointer);
    return true;
}

void SchemasTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer
