#include "schemasection.h"

#include "banner.h"
#include "celledit.h"
#include "editmessages.h"
#include "fieldmessage.h"
#include "heading.h"
#include "linemeaning.h"
#include "measures.h"
#include "references.h"
#include "removednodes.h"
#include "schemaactions.h"
#include "schemadetails.h"
#include "schemagestures.h"
#include "schematreeview.h"
#include "shapeedits.h"
#include "shapemarks.h"
#include "specificationtable.h"
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
    m_gestures = new SchemaGestures(m_context, {*m_edits, m_model, *m_tree, *m_actions}, this);
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
    if (m_context.reviews) {
        m_marks = new ShapeMarks(m_context, *m_tree, *this);
        column->addWidget(&m_marks->removed());
    }
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
        m_message->show(forms::FieldMessage::Kind::Error, LineMeaning::faultText(fault));
        m_tree->showFault(fault);
    });
    connect(m_edits, &ShapeEdits::propertyAdded, m_tree, &SchemaTreeView::select);
    connect(m_edits, &ShapeEdits::sharedEdited, this, &SchemaSection::showShared);
    connect(m_edits, &ShapeEdits::sharedEditOver, m_shared, &widgets::Banner::clear);
    m_tree->installEventFilter(this);
    // An untitled definition has another address when it has a file.
    connect(&m_context.file, &workspace::OpenDefinition::pathChanged, this, [this] {
        if (!m_model.place().pointer.isRoot())
            m_tree->setPlace(placeOf(m_model.place().pointer));
    });
    connect(m_tree, &SchemaTreeView::editEnded, this, &SchemaSection::showBreak);
    if (m_marks) {
        connect(m_marks, &ShapeMarks::changed, this, [this] {
            if (m_message->text() == m_break) // Otherwise it is about something else.
                showBreak();
        });
        connect(&m_marks->removed(), &RemovedNodes::failed, this, &SchemaSection::showFailure);
    }
    connect(m_tree, &SchemaTreeView::rowChanged, this, [this] {
        if (m_isPlacing)
            return;
        showBreak();
        keepRoom();
        refresh();
    });
    connect(m_details, &SchemaDetails::failed, this, &SchemaSection::showFailure);
    connect(m_details, &SchemaDetails::sampleChosen, m_gestures, &SchemaGestures::makeFromSample);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        const Row *row = m_tree->hasFocus() ? m_tree->currentRow() : nullptr;
        workspace::OpenDefinition *definition = row ? m_edits->definitionAt(row->address) : nullptr;
        if (definition)
            m_context.in(*definition).select(row->written.pointer, *this);
    });
}

void SchemaSection::connectGestures()
{
    connect(m_gestures, &SchemaGestures::made, this, &SchemaSection::show);
    connect(m_gestures, &SchemaGestures::failed, this, &SchemaSection::showFailure);
    connect(m_gestures, &SchemaGestures::extracted, this, &SchemaSection::extracted);
    connect(m_gestures, &SchemaGestures::pasted, this, [this](const QString &message, bool areAllAdded) {
        using Kind = forms::FieldMessage::Kind;
        m_message->show(areAllAdded ? Kind::Information : Kind::Warning, message);
    });
    connect(m_gestures, &SchemaGestures::titledValuesAdded, this, [this] {
        (m_details->isHidden() && m_fileDetails ? m_fileDetails.get() : m_details)->focusTitledValues();
    });
    connect(m_actions, &SchemaActions::sampleRequested, m_details, &SchemaDetails::askForSample);
    connect(m_actions, &SchemaActions::sourceRequested, this, [this] {
        const Row *row = m_tree->currentRow();
        workspace::OpenDefinition *definition = row ? m_edits->definitionAt(row->address) : nullptr;
        if (definition)
            m_context.in(*definition).showInSource(row->written.pointer, *this);
    });
}

void SchemaSection::retranslate()
{
    m_model.setTitles({tr("Name"), tr("Type"), tr("Required"), tr("Description"), tr("Constraints")});
    m_actions->retranslate();
    m_gestures->retranslate();
    m_details->retranslate();
    if (m_fileDetails)
        m_fileDetails->retranslate();
    m_shared->clear();
    refresh();
}

void SchemaSection::setPlace(const document::Pointer &schema)
{
    const Place place = schema.isRoot() ? Place() : placeOf(schema);
    m_model.followRename(); // The form can hear of a change first.
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
        m_tree->setPlace(place);
    }
    m_room->setMinimumHeight(0);
    if (m_marks)
        m_marks->refreshRemoved();
    showBreak();
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
        connect(m_fileDetails.get(), &SchemaDetails::sampleChosen, m_gestures, &SchemaGestures::makeFromSample);
        // The forms of a file end with it.
        connect(definition, &QObject::destroyed, m_fileDetails.get(), [this] { m_fileDetails.reset(); });
    }
    m_fileDetails->setRow(&row->written, {});
}

/** Shows that the current row breaks clients. The reason of a refused text stays. */
void SchemaSection::showBreak()
{
    if (editing::hasRefusedCell(*m_tree))
        return;
    const Row *row = m_tree->currentRow();
    // The fields of keywords have messages of their own.
    const QWidget *focus = QApplication::focusWidget();
    const bool isInDetails = focus && !m_details->isHidden() && m_details->isAncestorOf(focus);
    m_break = m_marks && row && !isInDetails ? m_marks->warningOf(*row) : QString();
    m_message->show(forms::FieldMessage::Kind::Warning, m_break);
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
        if (const auto made = m_edits->onlyHere())
            show(*made, false);
        m_tree->setFocus(Qt::OtherFocusReason);
    });
}

void SchemaSection::show(const Place &place, bool editsName)
{
    unfold();
    if (editsName)
        m_tree->editName(place);
    else
        m_tree->select(place);
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
