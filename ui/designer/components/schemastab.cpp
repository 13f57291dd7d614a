#include "schemastab.h"

#include "banner.h"
#include "componentcommands.h"
#include "componentform.h"
#include "componentlist.h"
#include "componentmarks.h"
#include "editmessages.h"
#include "emptystate.h"
#include "formarea.h"
#include "listandform.h"
#include "measures.h"
#include "naming.h"
#include "placepath.h"
#include "removedform.h"
#include "schemapicture.h"
#include "schemasection.h"
#include "settings.h"
#include "settingstable.h"
#include "whendone.h"
#include "workspace.h"

#include <QApplication>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace designer {

namespace {
/** Uses of a component in the text of the banner. */
constexpr qsizetype MostListedUses = 3;
constexpr int SchemaListWidth = 240;
constexpr int SchemaFormWidth = 800;
} // namespace

SchemasTab::SchemasTab(const Context &context, QWidget *parent)
    : DesignerTab(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_references(context.references)
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
    m_page = new ListAndForm(m_context, u"schemas"_qs, theme::Icon::Schema, this);
    m_list = new ComponentList(m_definition.document(), m_page);
    m_form = new ComponentForm(m_context, this);
    m_area = m_page->addForm(m_form, u"componentArea"_qs);
    m_page->setList(m_list, SchemaListWidth, SchemaFormWidth);
    m_marks = new ComponentMarks(m_context, static_cast<QTreeWidget &>(m_list->tree()), *this);
    m_removed = new RemovedForm(m_marks->marks(), m_context, m_page);
    m_page->addView(m_removed);
    connect(m_removed, &RemovedForm::failed, m_page, &ListAndForm::showFailure);
    connect(m_removed, &RemovedForm::restored, this, &SchemasTab::reveal);
    connect(m_marks, &ComponentMarks::removedChanged, this, [this] {
        if (m_marks->currentRemoved())
            showCurrent();
    });
    connect(m_marks, &ComponentMarks::failed, m_page, &ListAndForm::showFailure);
    connect(m_marks, &ComponentMarks::reverted, m_page, &ListAndForm::clearFailure);
    buildPicture();
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_page);
}

void SchemasTab::buildPicture()
{
    auto *bar = new QWidget(this);
    m_asForm = new QPushButton(bar);
    m_asForm->setObjectName(u"schemasAsForm"_qs);
    m_asPicture = new QPushButton(bar);
    m_asPicture->setObjectName(u"schemasAsPicture"_qs);
    m_choice = new QButtonGroup(this);
    for (QPushButton *button : {m_asForm, m_asPicture}) {
        button->setCheckable(true);
        m_choice->addButton(button);
    }
    (m_context.settings.get(settings::SchemasAsPicture) ? m_asPicture : m_asForm)->setChecked(true);
    auto *pair = new QHBoxLayout(bar);
    pair->setContentsMargins(theme::Space::Group, theme::Space::Control, theme::Space::Group, theme::Space::Control);
    pair->setSpacing(0);
    pair->addWidget(m_asForm);
    pair->addWidget(m_asPicture);
    pair->addStretch(1);
    m_page->addBar(bar);
    m_picture = new SchemaPicture(m_definition, m_context.store, this);
    m_page->addView(m_picture);
}

void SchemasTab::connectPicture()
{
    // The user's choice. A place that is shown in its form changes nothing for the next run.
    connect(m_choice, &QButtonGroup::buttonClicked, this,
            [this] { m_context.settings.set(settings::SchemasAsPicture, m_asPicture->isChecked()); });
    connect(m_choice, &QButtonGroup::buttonToggled, this, [this](const QAbstractButton *, bool isChecked) {
        if (isChecked)
            showCurrent();
    });
    connect(m_picture, &SchemaPicture::chosen, this, [this](const document::Pointer &schema) {
        if (m_list->select(schema))
            m_context.select(schema, *this);
    });
    connect(m_picture, &SchemaPicture::openRequested, this, &SchemasTab::showForms);
}

void SchemasTab::showForms()
{
    m_asForm->setChecked(true);
}

void SchemasTab::connectAll()
{
    connectPicture();
    connect(&m_definition.document(), &document::Document::changed, this, [this](const document::Change &change) {
        refresh();
        if (m_shown.isRoot() || change.touches(m_shown))
            showCurrent();
    });
    connect(m_list, &ComponentList::currentChanged, this, [this] {
        m_page->clearFailure();
        const document::Pointer before = m_shown;
        showCurrent();
        // A selection of the user; other selections come from where the place is shown already.
        if (m_shown != before && m_list->isAncestorOf(QApplication::focusWidget()))
            m_context.select(m_shown, *this);
    });
    // A place inside of the component may be shown meanwhile.
    connect(m_list, &ComponentList::clicked, this, [this] { m_context.select(m_shown, *this); });
    connect(&m_references, &workspace::References::changed, this, &SchemasTab::findUses);
    connect(m_list, &ComponentList::addRequested, this, &SchemasTab::add);
    connect(m_list, &ComponentList::duplicateRequested, this, &SchemasTab::duplicateCurrent);
    connect(m_list, &ComponentList::deleteRequested, this, &SchemasTab::deleteCurrent);
    connect(m_list, &ComponentList::renameRequested, this, [this] {
        showForms();
        m_form->editName();
    });
    connect(&m_page->emptyState(), &widgets::EmptyState::activated, this, [this] { add("schemas"); });
    connect(m_form, &ComponentForm::renameRequested, this, &SchemasTab::rename);
    connect(m_form, &ComponentForm::renameAwaited, this, [this] {
        m_references.finishRenames();
        showRenaming();
    });
    connect(m_form, &ComponentForm::extracted, this, [this](const document::Pointer &component) {
        m_list->select(component);
        m_form->editName();
    });
    connect(m_form, &ComponentForm::componentRequested, this, [this](const document::Pointer &place) {
        if (reveal(place))
            m_area->open();
        else
            m_context.showInSource(place, *this);
    });
    connect(m_form->schema(), &SchemaSection::otherDefinitionChanged, this, &SchemasTab::otherDefinitionChanged);
}

void SchemasTab::retranslate()
{
    m_list->retranslate();
    m_marks->retranslate();
    m_form->retranslate();
    m_picture->retranslate();
    widgets::setButtonText(m_asForm, tr("Form"), tr("Edit the selected component"));
    widgets::setButtonText(m_asPicture, tr("Picture"), tr("See how schemas refer to one another"));
    refresh();
}

void SchemasTab::refresh()
{
    m_page->refresh();
    if (!m_list->all().isEmpty()) {
        m_page->emptyState().setTexts(tr("Nothing selected"), tr("Select a component to edit it."));
        m_page->emptyState().setAction({}, u"addFirstSchema"_qs);
    } else {
        m_page->emptyState().setTexts(
            tr("No components yet"),
            tr("A schema describes a body or parameter. Define it once and refer to it from many places."));
        m_page->emptyState().setAction(tr("Add schema"), u"addFirstSchema"_qs);
    }
}

void SchemasTab::showCurrent()
{
    const std::optional<openapi::Component> component = m_list->current();
    m_picture->setChosen(component ? component->pointer : document::Pointer());
    const std::optional<document::Pointer> removed = m_marks->currentRemoved();
    if (removed)
        m_removed->show(*removed, QString::fromUtf8(removed->last()));
    if (m_asPicture->isChecked())
        m_page->showView(m_picture);
    else if (removed)
        m_page->showView(m_removed);
    else if (!component)
        m_page->showEmptyState();
    if (!component)
        return;
    const bool isOther = component->pointer != m_shown;
    m_shown = component->pointer;
    m_form->setComponent(*component);
    if (m_asForm->isChecked())
        m_page->showForm(m_area);
    if (isOther)
        m_area->showTop();
    findUses();
}

/** Uses the references found last in all documents. References::changed() follows when there are others. */
void SchemasTab::findUses()
{
    const std::optional<openapi::Component> component = m_list->current();
    if (!component)
        return;
    const QString own = m_references.addressOf(m_definition);
    QList<ComponentUse> uses;
    for (const openapi::FoundUse &found : m_references.usesWithin(m_definition, component->pointer)) {
        const QString address = found.document->address();
        const workspace::OpenDefinition *open = m_references.definitionAt(address);
        const document::Pointer &pointer = found.use().pointer;
        const bool isReference = pointer.last() == "$ref";
        uses.append({address == own ? QString() : address,
                     open ? open->title() : address.mid(address.lastIndexOf(u'/') + 1), pointer,
                     placePath(found.document->snapshot(), isReference ? pointer.parent() : pointer)});
    }
    std::stable_partition(uses.begin(), uses.end(), [](const ComponentUse &use) { return use.address.isEmpty(); });
    m_form->setUses(uses);
}

void SchemasTab::add(const QByteArray &kind)
{
    showNew(ComponentCommands(m_definition.document()).add(kind));
}

void SchemasTab::duplicateCurrent()
{
    if (const std::optional<openapi::Component> component = m_list->current())
        showNew(ComponentCommands(m_definition.document()).duplicate(*component));
}

/** Selects it, with its name ready to type. */
void SchemasTab::showNew(const base::Result<document::Pointer> &component)
{
    if (!component)
        return m_page->showFailure(component.error());
    m_list->select(*component);
    showForms();
    m_form->editName();
}

void SchemasTab::deleteCurrent()
{
    const std::optional<openapi::Component> component = m_list->current();
    if (!component)
        return;
    const QString own = m_references.addressOf(m_definition);
    const QList<openapi::FoundUse> uses = m_references.usesWithin(m_definition, component->pointer);
    const auto elsewhere = std::count_if(
        uses.cbegin(), uses.cend(), [&own](const openapi::FoundUse &use) { return use.document->address() != own; });
    if (elsewhere > 0)
        return m_page->showFailure({base::ErrorCode::StillInUse, QString::number(uses.size())});
    ComponentCommands commands(m_definition.document());
    const auto removed = commands.remove(*component);
    if (removed)
        return;
    // A link that names an operation in the component is no reference, so the form does not list it.
    QStringList lines{editFailureText(removed.error())};
    if (removed.error().code == base::ErrorCode::StillInUse) {
        const QList<document::Pointer> places = commands.usesOf(*component);
        for (const document::Pointer &place : places.first(std::min(places.size(), MostListedUses)))
            lines.append(
                placePath(m_definition.document().snapshot(), place.last() == "$ref" ? place.parent() : place));
    }
    m_page->showProblem(lines.join(u'\n'));
}

void SchemasTab::rename(const openapi::Component &component, const QByteArray &name)
{
    if (m_renaming && m_renaming->before == component && m_renaming->name == name)
        return;
    m_references.finishRenames();
    showRenaming();
    m_renaming = {component, name, m_references.rename(m_definition, component.pointer, name, tr("Rename component"))};
    base::whenDone(m_renaming->outcome, this, [this](const workspace::References::Outcome &) { showRenaming(); });
}

/** Shows the result of the last rename, unless it is shown or still in progress. */
void SchemasTab::showRenaming()
{
    if (!m_renaming || !m_renaming->outcome.isFinished())
        return;
    const Renaming renaming = *std::exchange(m_renaming, std::nullopt);
    const workspace::References::Outcome outcome = renaming.outcome.result();
    if (outcome)
        showRenamed(renaming.before, *outcome);
    else if (m_list->current() == renaming.before)
        m_form->refuseName(outcome.error());
    else
        m_page->showFailure(outcome.error());
}

/** Reports what was renamed, because files that are not visible may have changed too. */
void SchemasTab::showRenamed(const openapi::Component &before, const workspace::RenameOutcome &outcome)
{
    document::Document &document = m_definition.document();
    document.closeStep();
    if (!m_list->current())
        m_list->select(outcome.place.pointer);
    // A visible change needs no report.
    if (outcome.referenceCount == 0 && outcome.paths.size() < 2)
        return m_page->clearFailure();
    const QString key = document.undoKey();
    widgets::Banner &banner = m_page->showSuccess(
        tr("Renamed %1 to %2. Updated references: %3. Changed files: %4.", "%1, %2: names, %3, %4: how many")
            .arg(QString::fromUtf8(before.name), QString::fromUtf8(outcome.place.pointer.last()),
                 QString::number(outcome.referenceCount), QString::number(outcome.paths.size())),
        outcome.paths.size() > 1 ? outcome.paths.join(u'\n') : QString());
    connect(banner.addAction(tr("Undo"), u"undoRename"_qs), &QPushButton::clicked, this, [this, key] {
        m_page->clearFailure();
        // Later edits must not be undone instead.
        if (m_definition.document().undoKey() == key)
            m_definition.document().undo();
    });
}

bool SchemasTab::reveal(const document::Pointer &pointer)
{
    const QList<QByteArray> &tokens = pointer.tokens();
    if (!m_page->hasForms() || tokens.size() < 3 || tokens.first() != "components")
        return false;
    if (!m_list->select(document::Pointer(tokens.first(3))))
        return false;
    // The picture shows schemas, but nothing inside them.
    if (m_asPicture->isChecked() && tokens.size() == 3 && tokens[1] == "schemas")
        return true;
    showForms();
    if (QWidget *control = m_form->reveal(pointer))
        m_area->ensureWidgetVisible(control, 0, theme::Space::Page);
    return true;
}

bool SchemasTab::shows(const document::Pointer &pointer) const
{
    const std::optional<openapi::Component> current = m_list->current();
    if (!m_page->hasForms() || !current || !current->pointer.contains(pointer))
        return false;
    return m_asPicture->isChecked() || m_form->shows(pointer);
}

/** A component can be shown inside another one. */
bool SchemasTab::follow(const document::Pointer &pointer)
{
    const std::optional<openapi::Component> current = m_list->current();
    const bool isOther = !current || !current->pointer.contains(pointer);
    return shows(pointer) || (isOther && SchemaSection::followIn(*this, m_definition.document(), pointer)) ||
           reveal(pointer);
}

QList<widgets::Pane> SchemasTab::panes()
{
    return m_page->panes(m_list->tree());
}

bool SchemasTab::editName(const document::Pointer &pointer)
{
    if (!reveal(pointer))
        return false;
    showForms();
    m_form->editName();
    return true;
}

workspace::OpenDefinition *SchemasTab::otherDefinition() const
{
    return SchemaSection::otherDefinitionIn(*this);
}

void SchemasTab::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_schemastab.cpp"
