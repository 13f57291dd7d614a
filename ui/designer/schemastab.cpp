#include "schemastab.h"

#include "banner.h"
#include "componentcommands.h"
#include "componentform.h"
#include "componentlist.h"
#include "emptystate.h"
#include "fieldwords.h"
#include "measures.h"
#include "tabframe.h"
#include "whendone.h"
#include "workspace.h"

#include <QEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
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
    m_frame = new TabFrame(m_definition, u"schemas"_qs, this);
    m_splitter = new QSplitter(m_frame);
    m_splitter->setObjectName(u"schemasSplitter"_qs);
    m_splitter->setChildrenCollapsible(false);
    m_list = new ComponentList(m_definition.document(), m_splitter);
    auto *right = new QWidget(m_splitter);
    m_failure = new widgets::Banner(right);
    m_failure->setObjectName(u"schemasFailure"_qs);
    m_failure->setClosable(true);
    m_forms = new QStackedWidget(right);
    m_nothing = new widgets::EmptyState(theme::Icon::Schema, m_forms);
    m_form = new ComponentForm(m_definition, this);
    m_area = new QScrollArea(m_forms);
    m_area->setObjectName(u"componentArea"_qs);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidgetResizable(true);
    m_area->setWidget(m_form);
    m_forms->addWidget(m_nothing);
    m_forms->addWidget(m_area);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_failure);
    column->addWidget(m_forms, 1);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({ListWidth, FormWidth});
    m_frame->addPage(m_splitter);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_frame);
}

void SchemasTab::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, [this] {
        refresh();
        showCurrent();
    });
    connect(m_list, &ComponentList::currentChanged, this, [this] {
        m_failure->clear();
        showCurrent();
    });
    connect(m_list, &ComponentList::addRequested, this, &SchemasTab::addSchema);
    connect(m_list, &ComponentList::deleteRequested, this, &SchemasTab::deleteCurrent);
    connect(m_list, &ComponentList::renameRequested, m_form, &ComponentForm::editName);
    connect(m_nothing, &widgets::EmptyState::activated, this, &SchemasTab::addSchema);
    connect(m_form, &ComponentForm::renameRequested, this, &SchemasTab::renameCurrent);
    connect(m_form, &ComponentForm::located, this, &SchemasTab::located);
    connect(m_form, &ComponentForm::sourceRequested, this, &SchemasTab::sourceRequested);
    connect(m_frame, &TabFrame::textRequested, this, &SchemasTab::textRequested);
    connect(m_failure, &widgets::Banner::closed, m_failure, &widgets::Banner::clear);
}

void SchemasTab::retranslate()
{
    m_list->retranslate();
    m_form->retranslate();
    refresh();
}

void SchemasTab::refresh()
{
    const Presentation presentation = presentationOf(m_definition);
    if (presentation == Presentation::Forms)
        m_frame->showPage(m_splitter);
    else
        m_frame->explain(presentation);
    if (!m_list->all().isEmpty()) {
        m_nothing->setTexts(tr("Choose a component"), tr("Its form opens here."));
        m_nothing->setAction({}, u"addFirstSchema"_qs);
    } else {
        m_nothing->setTexts(tr("No components yet"),
                            tr("A schema says what a body or a parameter looks like, once for all that refer to it."));
        m_nothing->setAction(tr("Add schema"), u"addFirstSchema"_qs);
    }
}

void SchemasTab::showCurrent()
{
    const std::optional<openapi::Component> component = m_list->current();
    ++m_usesGeneration;
    if (!component) {
        m_forms->setCurrentWidget(m_nothing);
        return;
    }
    QStringList references;
    for (const openapi::Component &one : m_list->all()) {
        if (one.kind == "schemas")
            references.append(u'#' + one.pointer.toString());
    }
    m_form->setSchemas(references);
    m_form->setComponent(*component);
    m_forms->setCurrentWidget(m_area);
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
        return showFailure(added.error());
    m_list->select(*added);
    m_form->editName();
}

void SchemasTab::deleteCurrent()
{
    const std::optional<openapi::Component> component = m_list->current();
    if (!component)
        return;
    if (const auto removed = ComponentCommands(m_definition.document()).remove(*component); !removed)
        showFailure(removed.error());
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

void SchemasTab::showFailure(const base::Error &error)
{
    m_failure->show(widgets::Banner::Kind::Error, editFailureText(error));
}

bool SchemasTab::reveal(const document::Pointer &pointer)
{
    const QList<QByteArray> &tokens = pointer.tokens();
    if (m_splitter->isHidden() || tokens.size() < 3 || tokens.first() != "components")
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
