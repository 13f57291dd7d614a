#include "schemasection.h"

#include "banner.h"
#include "branchespopup.h"
#include "branchgestures.h"
#include "editmessages.h"
#include "fieldmessage.h"
#include "heading.h"
#include "linemessages.h"
#include "measures.h"
#include "memberedit.h"
#include "references.h"
#include "refs.h"
#include "rowgestures.h"
#include "schemaactions.h"
#include "schemadetails.h"
#include "schematreeview.h"
#include "shapeedits.h"
#include "specificationtable.h"
#include "valuegestures.h"
#include "workspace.h"

#include <QApplication>
#include <QEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Document;
using openapi::Place;
using shapes::Editing;
using shapes::Row;
using RowPlace = openapi::SchemaRow::Place;

namespace {

QStringList typesOfVersion(specification::Version version)
{
    const auto &schema = specification::objectType(specification::ObjectKind::Schema);
    QStringList types;
    for (const char *type : specification::findField(schema, "type", version)->type.values)
        types.append(QString::fromLatin1(type));
    return types;
}

QString addStepName(const QByteArray &keyword)
{
    if (keyword == "properties")
        return SchemaSection::tr("Add property");
    if (keyword == "items")
        return SchemaSection::tr("Add item schema");
    if (keyword == "$defs")
        return SchemaSection::tr("Add definition");
    return SchemaSection::tr("Add %1", "%1: a keyword").arg(QString::fromUtf8(keyword));
}

/** "Pet, Owner and Address" */
QString joined(QStringList names)
{
    const QString last = names.takeLast();
    return names.isEmpty() ? last
                           : SchemaSection::tr("%1 and %2", "%1: names with commas between them, %2: the last name")
                                 .arg(names.join(u", "), last);
}

/** The title of rows of a kind; empty for the parts of an `allOf`, whose properties are listed. */
QString headingOf(shapes::RowKind kind)
{
    switch (kind) {
    case shapes::RowKind::Property:
    case shapes::RowKind::PatternProperty:
    case shapes::RowKind::AdditionalProperties:
        return SchemaSection::tr("Properties");
    case shapes::RowKind::Items:
    case shapes::RowKind::PrefixItem:
        return SchemaSection::tr("Items");
    case shapes::RowKind::OneOfBranch:
        return SchemaSection::tr("One of");
    case shapes::RowKind::AnyOfBranch:
        return SchemaSection::tr("Any of");
    case shapes::RowKind::AllOf:
        return {};
    default:
        return SchemaSection::tr("Schema");
    }
}

} // namespace

SchemaSection::SchemaSection(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_edits(new ShapeEdits(context, this))
    , m_model(*m_edits)
{
    buildWidgets();
    retranslate();
    connectAll();
    connectActions();
    connectGestures();
    refresh();
}

SchemaSection::~SchemaSection() = default;

void SchemaSection::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_tree = new SchemaTreeView(m_model, this);
    m_tree->setReferences([this] {
        // As the file with the row has to write them.
        const Row *row = m_tree->currentRow();
        const workspace::OpenDefinition *definition = row ? m_edits->definitionAt(row->address) : nullptr;
        return componentReferences(definition ? *definition : m_context.file, m_context.references, "schemas");
    });
    m_tree->setUses([this](const Place &schema) { return m_edits->countUses(schema); });
    m_actions = new SchemaActions(m_tree, this);
    m_branches = new BranchesPopup(this);
    m_shared = new widgets::Banner(this);
    m_shared->setObjectName(u"sharedSchema"_qs);
    m_message = new forms::FieldMessage(this);
    m_details = new SchemaDetails(m_context, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_actions);
    column->addWidget(m_tree);
    column->addWidget(m_shared);
    column->addWidget(m_message);
    // The keywords of a row are below the tree, with nothing in between. Tab goes from a row to its buttons first.
    m_detailsColumn = new QVBoxLayout;
    m_detailsColumn->addWidget(m_details);
    m_room = new QWidget(this);
    m_room->setFixedWidth(0);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addLayout(m_detailsColumn, 1);
    row->addWidget(m_room);
    column->addLayout(row);
}

Place SchemaSection::placeOf(const document::Pointer &pointer) const
{
    return {m_edits->address(), pointer};
}

void SchemaSection::connectAll()
{
    connect(m_edits, &ShapeEdits::documentChanged, this,
            [this](const QString &address, const document::Change &change) {
                if (!m_shared->isHidden() && !m_edits->canBeOnlyHere())
                    m_shared->clear();
                m_model.refreshAfter(address, change);
                emit otherDefinitionChanged();
            });
    connect(m_edits, &ShapeEdits::documentsRead, &m_model, &items::ShapeModel::refresh);
    connect(m_edits, &ShapeEdits::failed, this, &SchemaSection::showFailure);
    connect(m_edits, &ShapeEdits::lineRefused, this, [this](const propertyline::LineFault &fault) {
        m_message->show(forms::FieldMessage::Kind::Error,
                        tr("Column %1: %2", "%1: number, %2: a sentence")
                            .arg(QString::number(fault.column + 1), messages::lineText(fault)));
    });
    connect(m_edits, &ShapeEdits::propertyAdded, m_tree, &SchemaTreeView::select);
    connect(m_edits, &ShapeEdits::sharedEdited, this, &SchemaSection::showShared);
    connect(m_edits, &ShapeEdits::sharedEditOver, m_shared, &widgets::Banner::clear);
    m_tree->installEventFilter(this);
    // An untitled definition has another address when it has a file.
    connect(&m_context.file, &workspace::OpenDefinition::pathChanged, this, [this] {
        if (!m_model.place().pointer.isRoot())
            m_model.setPlace(placeOf(m_model.place().pointer));
    });
    connect(m_tree, &SchemaTreeView::rowChanged, this, [this] {
        if (m_isPlacing)
            return;
        m_message->clear();
        keepRoom();
        refresh();
    });
    connect(m_details, &SchemaDetails::failed, this, &SchemaSection::showFailure);
    connect(m_details, &SchemaDetails::sampleChosen, this, &SchemaSection::makeFromSample);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        const Row *row = m_tree->hasFocus() ? m_tree->currentRow() : nullptr;
        workspace::OpenDefinition *definition = row ? m_edits->definitionAt(row->address) : nullptr;
        if (definition)
            m_context.in(*definition).select(row->written.pointer, *this);
    });
}

void SchemaSection::connectActions()
{
    connect(m_actions, &SchemaActions::addRequested, this, &SchemaSection::add);
    connect(m_actions, &SchemaActions::branchesRequested, this, &SchemaSection::askForBranches);
    connect(m_branches, &BranchesPopup::applied, this, &SchemaSection::addBranches);
    connect(m_actions, &SchemaActions::titledValuesRequested, this, &SchemaSection::addTitledValues);
    connect(m_actions, &SchemaActions::renameRequested, this, [this] {
        if (const Row *row = m_tree->currentRow())
            m_tree->editName(row->place());
    });
    connect(m_actions, &SchemaActions::moveRequested, this, &SchemaSection::moveBy);
    connect(m_actions, &SchemaActions::referenceRequested, m_tree, &SchemaTreeView::editType);
    connect(m_actions, &SchemaActions::repeatedRequested, m_tree, &SchemaTreeView::selectRepeated);
    connect(m_actions, &SchemaActions::extractRequested, this, &SchemaSection::extract);
    connect(m_actions, &SchemaActions::discriminatorRequested, this, &SchemaSection::addDiscriminator);
    connect(m_actions, &SchemaActions::sampleRequested, m_details, &SchemaDetails::askForSample);
    connect(m_actions, &SchemaActions::sourceRequested, this, [this] {
        const Row *row = m_tree->currentRow();
        workspace::OpenDefinition *definition = row ? m_edits->definitionAt(row->address) : nullptr;
        if (definition)
            m_context.in(*definition).showInSource(row->written.pointer, *this);
    });
}

void SchemaSection::connectGestures()
{
    connect(m_actions, &SchemaActions::duplicateRequested, this, [this] {
        const Row *row = m_tree->currentRow();
        const bool isProperty = row && row->kind == shapes::RowKind::Property;
        if (row)
            show(m_edits->make(isProperty ? tr("Duplicate property") : tr("Duplicate schema"), Row(*row),
                               shapes::duplicate),
                 true);
    });
    connect(m_actions, &SchemaActions::deleteRequested, this, [this] {
        const Row *row = m_tree->currentRow();
        const bool isProperty = row && row->kind == shapes::RowKind::Property;
        if (row)
            (void)m_edits->make(isProperty ? tr("Delete property") : tr("Delete schema"), Row(*row), shapes::remove);
    });
    connect(m_actions, &SchemaActions::requiredRequested, this, [this](bool required) {
        make(
            required ? tr("Make property required") : tr("Make property optional"),
            [required](const Editing &editing, const Row &row) { return shapes::setRequired(editing, row, required); });
    });
    connect(m_actions, &SchemaActions::inlineRequested, this,
            [this] { make(tr("Inline reference"), shapes::inlineTarget); });
    connect(m_actions, &SchemaActions::oneOfRequested, this,
            [this] { make(tr("Turn schema into oneOf"), shapes::turnIntoOneOf); });
}

void SchemaSection::retranslate()
{
    m_model.setTitles({tr("Name"), tr("Type"), tr("Required"), tr("Description"), tr("Constraints")});
    m_actions->retranslate();
    m_branches->retranslate();
    m_details->retranslate();
    if (m_fileDetails)
        m_fileDetails->retranslate();
    m_shared->clear();
    refresh();
}

void SchemaSection::setPlace(const document::Pointer &schema)
{
    const Place place = schema.isRoot() ? Place() : placeOf(schema);
    if (place == m_model.place())
        return refresh(); // The model follows the document by itself.
    m_message->clear();
    m_shared->clear();
    m_fileDetails.reset();
    m_edits->startOver();
    m_isFolded = m_startsFolded && !m_tree->hasFocus();
    m_tree->setTypes(typesOfVersion(openapi::schemaVersion(m_context.document().snapshot())));
    {
        const QScopedValueRollback<bool> placing(m_isPlacing, true); // All is shown once, below.
        m_model.setPlace(place);
    }
    m_room->setMinimumHeight(0);
    refresh();
}

/** The keywords of another row can be fewer. If the page became shorter than it is scrolled, the row that was clicked
 * would move. */
void SchemaSection::keepRoom()
{
    const QWidget *around = parentWidget();
    while (around && !qobject_cast<const QScrollArea *>(around))
        around = around->parentWidget();
    if (!around || !isVisible() || m_details->isHidden())
        return;
    const QWidget *viewport = static_cast<const QScrollArea *>(around)->viewport();
    const int bottom = viewport->mapToGlobal(QPoint(0, viewport->height())).y() - m_details->mapToGlobal(QPoint()).y();
    m_room->setMinimumHeight(std::clamp(bottom, 0, m_details->height()));
}

/** What the rows below the schema itself are. */
QString SchemaSection::heading() const
{
    const QModelIndex root = m_model.index(0, 0);
    const Row *schema = m_model.rowAt(root);
    QStringList kinds;
    for (int at = 0; at < m_model.rowCount(root); ++at) {
        if (const Row *row = m_model.rowAt(m_model.index(at, 0, root)))
            kinds.append(headingOf(row->kind));
    }
    kinds.removeAll(QString());
    kinds.removeDuplicates();
    if (kinds.size() == 1)
        return kinds.first();
    return kinds.isEmpty() && schema && schema->type == u"object" ? tr("Properties") : tr("Schema");
}

void SchemaSection::refresh()
{
    // What is shown stays while the user types the name of a new property.
    if (m_tree->isAdding())
        return;
    m_title->setText(heading());
    m_tree->setAccessibleName(m_title->text());
    const Row *row = m_tree->currentRow();
    const Document *document = row ? m_edits->find(row->address) : nullptr;
    const document::Snapshot snapshot = document ? document->snapshot() : document::Snapshot();
    m_actions->setRow(snapshot, row, document && m_edits->canEdit(row->address));
    m_edits->setCurrent(row);
    showDetails(row);
    emit otherDefinitionChanged();
}

/** That of the current row or, of a row in this file, that in which the last edit was made. */
workspace::OpenDefinition *SchemaSection::otherDefinition() const
{
    const Row *row = m_tree->currentRow();
    const QString address = row && row->address != m_edits->address() ? row->address : m_edits->editedLast();
    return address.isEmpty() || address == m_edits->address() ? nullptr : m_edits->definitionAt(address);
}

workspace::OpenDefinition *SchemaSection::otherDefinitionIn(const QWidget &forms)
{
    for (QWidget *widget = QApplication::focusWidget(); widget && widget != &forms; widget = widget->parentWidget()) {
        const auto *section = qobject_cast<const SchemaSection *>(widget);
        if (section && forms.isAncestorOf(section))
            return section->otherDefinition();
    }
    return nullptr;
}

void SchemaSection::unfold()
{
    if (!m_isFolded)
        return;
    m_isFolded = false;
    refresh();
}

bool SchemaSection::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree && event->type() == QEvent::FocusIn)
        unfold();
    return QWidget::eventFilter(watched, event);
}

void SchemaSection::showDetails(const Row *row)
{
    if (m_isFolded || (row && row->kind == shapes::RowKind::AllOf))
        row = nullptr;
    const bool isHere = !row || row->address == m_edits->address();
    const bool isRoot = row && row->written.place == RowPlace::Root;
    m_details->setRow(isHere && row ? &row->written : nullptr, isRoot ? m_hidden : QByteArrayList());
    if (isHere) {
        if (m_fileDetails)
            m_fileDetails->setRow(nullptr, {});
        return;
    }
    workspace::OpenDefinition *definition = m_edits->definitionAt(row->address);
    if (m_fileAddress != row->address)
        m_fileDetails.reset();
    m_fileAddress = row->address;
    if (!definition)
        return;
    if (!m_fileDetails) {
        m_fileDetails = std::make_unique<SchemaDetails>(m_context.in(*definition), this);
        m_detailsColumn->addWidget(m_fileDetails.get());
        connect(m_fileDetails.get(), &SchemaDetails::failed, this, &SchemaSection::showFailure);
        connect(m_fileDetails.get(), &SchemaDetails::sampleChosen, this, &SchemaSection::makeFromSample);
        // The forms of a file end with it.
        connect(definition, &QObject::destroyed, m_fileDetails.get(), [this] { m_fileDetails.reset(); });
    }
    m_fileDetails->setRow(&row->written, {});
}

void SchemaSection::make(const QString &step, const shapes::Gesture &gesture)
{
    // The row is copied, because the edit reads the rows again.
    if (const Row *row = m_tree->currentRow())
        show(m_edits->make(step, Row(*row), gesture));
}

void SchemaSection::add(const QByteArray &keyword)
{
    if (keyword == "properties")
        return addProperty();
    const Row *row = m_tree->currentRow();
    if (row && row->kind != shapes::RowKind::AllOf)
        show(m_edits->make(
                 addStepName(keyword), shapes::insideReference(*row),
                 [keyword](const Editing &editing, const Row &to) { return shapes::addSchema(editing, to, keyword); }),
             true);
}

/** A property is added to the current schema, or next to the current property if that has none of its own or does not
 * show them. The properties of a part are listed in the schema that has the `allOf`. */
void SchemaSection::addProperty()
{
    QModelIndex parent = m_tree->currentIndex().siblingAtColumn(0);
    const Row *into = m_model.rowAt(parent);
    if (!into)
        return;
    const bool isClosed = into->isReference() && !m_tree->isExpanded(parent);
    const bool goesBeside = (!into->allowsObjects || isClosed) && parent.parent().isValid();
    const bool isOwnPart = into->kind == shapes::RowKind::AllOfPart && !goesBeside;
    if (goesBeside || isOwnPart)
        parent = parent.parent();
    if (m_model.rowAt(parent)->kind == shapes::RowKind::AllOf)
        parent = parent.parent();
    m_tree->addProperty(parent, shapes::insideReference(isOwnPart ? *into : *m_model.rowAt(parent)));
}

/** The target of a reference gets more branches if it has some, and a reference is replaced otherwise. */
Row SchemaSection::rowForBranches(const Row &row, const QByteArray &keyword) const
{
    const Document *target = m_edits->find(row.target.address);
    const bool hasBranches = target && target->snapshot().at(row.target.pointer.child(keyword)).childCount() > 0;
    return hasBranches ? shapes::insideReference(row) : row;
}

/** Opens the popup with the components that are not branches yet. */
void SchemaSection::askForBranches(const QByteArray &keyword)
{
    const Row *current = m_tree->currentRow();
    if (!current)
        return;
    const Row row = rowForBranches(*current, keyword);
    const workspace::OpenDefinition *definition = m_edits->definitionAt(row.address);
    if (!definition)
        return;
    const document::Node schema = definition->document().snapshot().at(row.written.pointer);
    const document::Node branches = schema.member(keyword);
    QStringList left{openapi::localReference(row.written.pointer)};
    for (qsizetype i = 0; branches.isSequence() && i < branches.childCount(); ++i)
        left.append(openapi::referenceOf(branches.childAt(i)).value_or(QString()));
    QList<ComponentReference> schemas = componentReferences(*definition, m_context.references, "schemas");
    schemas.removeIf([&left](const ComponentReference &one) { return left.contains(one.reference); });
    if (schemas.isEmpty())
        return add(keyword);
    m_branches->open(m_actions->addButton(), keyword, schemas, schema.member("discriminator").exists());
}

void SchemaSection::addBranches(const QByteArray &keyword, const QStringList &references, bool hasDiscriminator)
{
    const Row *row = m_tree->currentRow();
    if (!row)
        return;
    if (references.isEmpty())
        return add(keyword);
    show(m_edits->make(
        addStepName(keyword), rowForBranches(*row, keyword),
        [branches = shapes::Branches{keyword, references, hasDiscriminator}](const Editing &editing, const Row &to) {
            return shapes::addBranches(editing, to, branches);
        }));
    m_tree->setFocus(Qt::OtherFocusReason);
}

/** Alternatives with a constant and a title each. It adds the first. */
void SchemaSection::addTitledValues()
{
    using document::Value;
    const Row *row = m_tree->currentRow();
    if (!row)
        return;
    const QString type = row->written.type;
    const bool isNumber = type.contains(u"integer") || type.contains(u"number");
    const Value constant = isNumber ? Value::integer(1) : Value::string(QByteArray());
    const Value branch = Value::object({{"const", constant}});
    const auto added = m_edits->make(tr("Add values with titles"), Row(*row),
                                     [branch](const Editing &editing, const Row &to) {
                                         return shapes::setKeyword(editing, to, "oneOf", Value::array({branch}));
                                     });
    show(added);
    if (added)
        (m_details->isHidden() && m_fileDetails ? m_fileDetails.get() : m_details)->focusTitledValues();
}

/** The first and the last property go on into the schema around theirs. */
void SchemaSection::moveBy(int by)
{
    const QModelIndex index = m_tree->currentIndex().siblingAtColumn(0);
    const Row *row = m_model.rowAt(index);
    const Document *document = row ? m_edits->find(row->address) : nullptr;
    if (!document)
        return;
    const bool isProperty = row->kind == shapes::RowKind::Property;
    const QString step = isProperty ? tr("Move property") : tr("Move schema");
    if (shapes::canMove(document->snapshot(), *row, by))
        return make(step,
                    [by](const Editing &editing, const Row &moved) { return shapes::moveBy(editing, moved, by); });
    QModelIndex around = index.parent();
    while (around.isValid() && m_model.rowAt(around)->kind != shapes::RowKind::Property)
        around = around.parent();
    const Row *outer = m_model.rowAt(around.parent());
    if (isProperty && outer)
        make(step, [schema = *outer](const Editing &editing, const Row &moved) {
            return shapes::moveInto(editing, moved, schema);
        });
}

void SchemaSection::extract()
{
    const Row *row = m_tree->currentRow();
    if (!row)
        return;
    const bool isHere = row->address == m_edits->address();
    const auto component = m_edits->make(tr("Extract to component"), Row(*row), shapes::extract);
    if (component && isHere)
        emit extracted(component->pointer);
}

void SchemaSection::makeFromSample(const QByteArray &sample)
{
    const auto value = document::Value::fromJson(sample);
    if (!value)
        return showFailure(value.error());
    make(tr("Make schema from sample"), [value = *value](const Editing &editing, const Row &row) {
        return shapes::makeFromSample(editing, row, value);
    });
}

void SchemaSection::addDiscriminator()
{
    make(tr("Add discriminator"), [](const Editing &editing, const Row &row) {
        return shapes::addDiscriminator(editing, row, shapes::discriminatingProperty(editing, row));
    });
}

void SchemaSection::showShared(const QStringList &components, qsizetype uses)
{
    const QString text = components.size() == 1 ? tr("%1 is used in %2 places. The edit changes all of them.",
                                                     "%1: a component, %2: at least 2")
                                                : tr("%1 are used in %2 places. The edit changes all of them.",
                                                     "%1: components such as “Pet and Owner”, %2: at least 4");
    m_shared->show(widgets::Banner::Kind::Information, text.arg(joined(components), QString::number(uses)));
    connect(m_shared->addAction(tr("Only here"), u"onlyHere"_qs), &QPushButton::clicked, this, [this] {
        m_shared->clear();
        show(m_edits->onlyHere());
        m_tree->setFocus(Qt::OtherFocusReason);
    });
}

void SchemaSection::show(const Outcome &outcome, bool editsName)
{
    if (!outcome)
        return;
    unfold();
    if (editsName)
        m_tree->editName(*outcome);
    else
        m_tree->select(*outcome);
}

void SchemaSection::showFailure(const base::Error &error)
{
    // Otherwise, the detail is a place in the file.
    const bool isOfFile = error.code == base::ErrorCode::SyntaxError && m_context.references.set().find(error.detail);
    const QString text = isOfFile ? tr("%1 has a syntax error. Nothing was changed.", "%1: a file").arg(error.detail)
                                  : editFailureText(error);
    m_message->show(forms::FieldMessage::Kind::Error, text);
}

bool SchemaSection::reveal(const document::Pointer &pointer)
{
    if (!m_tree->select(placeOf(pointer)))
        return false;
    unfold();
    if (!m_details->reveal(pointer))
        m_tree->setFocus(Qt::OtherFocusReason);
    return true;
}

/** The row of the nearest schema around the place: its own, or that of a reference to it that is expanded. */
QModelIndex SchemaSection::rowAround(const Place &place) const
{
    for (Place around = place;; around.pointer = around.pointer.parent()) {
        if (const QModelIndex own = m_model.indexOf(around); own.isValid())
            return own;
        if (const QModelIndex target = m_tree->expandedTo(around); target.isValid())
            return target;
        if (around.pointer.isRoot())
            return {};
    }
}

bool SchemaSection::follow(const document::Document &document, const document::Pointer &pointer)
{
    if (&document != &m_context.document() || m_model.place().pointer.isRoot() || !isVisible())
        return false;
    const QModelIndex row = rowAround(placeOf(pointer));
    // What is about the schema as a whole, such as its name, has a place in other forms.
    if (!row.isValid() || m_model.place().pointer == pointer)
        return false;
    const Row &found = *m_model.rowAt(row);
    if (found.written.pointer != pointer && found.target.pointer == pointer)
        return false;
    if (row.siblingAtColumn(0) == m_tree->currentIndex().siblingAtColumn(0))
        return true;
    m_tree->selectRow(row);
    unfold();
    return true;
}

bool SchemaSection::followIn(const QWidget &forms, const document::Document &document, const document::Pointer &pointer)
{
    const auto sections = forms.findChildren<SchemaSection *>();
    return std::any_of(sections.cbegin(), sections.cend(),
                       [&](SchemaSection *section) { return section->follow(document, pointer); });
}

void SchemaSection::focusFirst()
{
    m_tree->setFocus(Qt::OtherFocusReason);
}

/** True if no row is nearer to the place than the current one. */
bool SchemaSection::shows(const document::Pointer &pointer) const
{
    const Row *row = m_tree->currentRow();
    if (!row || row->address != m_edits->address() || !row->written.pointer.contains(pointer))
        return false;
    if (m_isFolded && row->written.pointer != pointer)
        return false;
    document::Pointer nearest = pointer;
    while (nearest != row->written.pointer) {
        if (m_model.indexOf(placeOf(nearest)).isValid())
            return false;
        nearest = nearest.parent();
    }
    return true;
}

} // namespace designer

#include "moc_schemasection.cpp"
