#include "schemasection.h"

#include "choicedelegate.h"
#include "editmessages.h"
#include "entrybuttons.h"
#include "fieldmessage.h"
#include "heading.h"
#include "measures.h"
#include "schemaedit.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace designer {

namespace {

constexpr int PropertyNameWidth = 220;
constexpr int PropertyTypeWidth = 220;
constexpr int PropertyFormatWidth = 100;
constexpr int PropertyRequiredWidth = 80;
constexpr int PropertyDescriptionWidth = 220;
constexpr int MinimumTreeHeight = 260;

QStringList plainTypes()
{
    return {u"string"_qs, u"integer"_qs, u"number"_qs, u"boolean"_qs, u"array"_qs, u"object"_qs};
}

} // namespace

SchemaSection::SchemaSection(document::Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(document)
{
    buildWidgets();
    retranslate();
    connectAll();
    refreshButtons();
}

void SchemaSection::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_tree = new QTreeView(this);
    m_tree->setObjectName(u"schemaTree"_qs);
    m_tree->setModel(&m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->setMinimumHeight(MinimumTreeHeight);
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_types = new ChoiceDelegate(plainTypes(), m_tree);
    m_tree->setItemDelegateForColumn(items::SchemaModel::Type, m_types);
    const std::pair<int, int> widths[] = {{items::SchemaModel::Name, PropertyNameWidth},
                                          {items::SchemaModel::Type, PropertyTypeWidth},
                                          {items::SchemaModel::Format, PropertyFormatWidth},
                                          {items::SchemaModel::Required, PropertyRequiredWidth},
                                          {items::SchemaModel::Description, PropertyDescriptionWidth}};
    for (const auto &[column, width] : widths)
        m_tree->header()->resizeSection(column, width);
    m_tree->header()->setStretchLastSection(true);
    m_message = new forms::FieldMessage(this);
    m_buttons = new EntryButtons({u"addProperty"_qs, u"removeProperty"_qs, u"showPropertyInSource"_qs}, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_title);
    column->addWidget(m_tree, 1);
    column->addWidget(m_message);
    column->addWidget(m_buttons);
}

void SchemaSection::connectAll()
{
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_tree->expandAll();
        refreshButtons();
    });
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &SchemaSection::refreshButtons);
    connect(&m_model, &items::SchemaModel::failed, this, &SchemaSection::showFailure);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_message->clear();
        refreshButtons();
        if (const openapi::SchemaRow *row = current())
            emit located(row->pointer);
    });
    connect(m_buttons, &EntryButtons::addRequested, this, &SchemaSection::addProperty);
    connect(m_buttons, &EntryButtons::removeRequested, this, &SchemaSection::removeProperty);
    connect(m_buttons, &EntryButtons::sourceRequested, this, [this] {
        const openapi::SchemaRow *row = current();
        emit sourceRequested(row ? row->pointer : m_model.place());
    });
}

void SchemaSection::retranslate()
{
    m_title->setText(tr("Properties"));
    m_tree->setAccessibleName(tr("Properties"));
    m_model.setTexts({{tr("Name"), tr("Type"), tr("Format"), tr("Required"), tr("Description"), tr("Constraints")},
                      tr("Edit schema")});
    m_buttons->setTexts(tr("Add property"), tr("Remove property"));
}

void SchemaSection::setPlace(const document::Pointer &schema)
{
    if (schema == m_model.place())
        return refreshButtons(); // The model follows the document by itself.
    m_message->clear();
    m_model.setPlace(schema);
    refreshButtons();
}

void SchemaSection::setSchemas(const QStringList &references)
{
    m_types->setChoices(plainTypes() + references);
}

const openapi::SchemaRow *SchemaSection::current() const
{
    return m_model.rowAt(m_tree->currentIndex());
}

void SchemaSection::refreshButtons()
{
    const bool canEdit = m_document.readOnlyReason() == document::ReadOnlyReason::None &&
                         m_document.snapshot().isValid();
    const openapi::SchemaRow *row = current();
    m_buttons->add().setEnabled(canEdit && m_model.rowCount() > 0);
    m_buttons->remove().setEnabled(canEdit && row && row->isProperty());
}

/** Adds to the selected object, or next to the selected property, and starts editing the name. */
void SchemaSection::addProperty()
{
    const openapi::SchemaRow *row = current();
    document::Pointer schema = m_model.place();
    if (row && row->reference.isEmpty() && (row->type == u"object" || row->type.isEmpty()))
        schema = row->pointer;
    else if (row && row->isProperty())
        schema = row->owner;
    base::Result<document::Pointer> added{base::Error{}};
    {
        const document::Document::Step step(m_document, tr("Add property"));
        added = openapi::addProperty(m_document, schema);
    }
    m_document.closeStep();
    if (!added)
        return showFailure(added.error());
    if (reveal(*added))
        m_tree->edit(m_tree->currentIndex());
}

void SchemaSection::removeProperty()
{
    const openapi::SchemaRow *row = current();
    if (!row)
        return;
    const openapi::SchemaRow removed = *row;
    base::Result<void> done;
    {
        const document::Document::Step step(m_document, tr("Remove property"));
        done = openapi::removeProperty(m_document, removed.owner, removed.name);
    }
    m_document.closeStep();
    if (!done)
        showFailure(done.error());
}

void SchemaSection::showFailure(const base::Error &error)
{
    m_message->show(forms::FieldMessage::Kind::Error, editFailureText(error));
}

bool SchemaSection::reveal(const document::Pointer &pointer)
{
    document::Pointer place = pointer;
    while (!place.isRoot() && !m_model.indexOf(place).isValid())
        place = place.parent();
    const QModelIndex index = m_model.indexOf(place);
    if (!index.isValid())
        return false;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
    m_tree->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace designer

#include "moc_schemasection.cpp"
