#include "parameterssection.h"

#include "addpopup.h"
#include "componentreferences.h"
#include "editmessages.h"
#include "measures.h"
#include "memberedit.h"
#include "onestep.h"
#include "operationedit.h"
#include "operations.h"
#include "parameterstable.h"
#include "pathedit.h"
#include "tablesection.h"
#include "workspace.h"

#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Node;
using document::Pointer;
using document::Value;

ParametersSection::ParametersSection(const Context &context, const workspace::LiveReferences &references,
                                     QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_model(new ParametersModel(context.file, references, this))
{
    buildWidgets();
    connect(m_popup, &AddPopup::chosen, this, &ParametersSection::add);
    retranslate();
}

void ParametersSection::buildWidgets()
{
    m_table = newParametersTable(m_context, *m_model, u"operationParameters"_qs, this);
    m_table->setLevel(theme::Heading::Section);
    m_table->setAdder([this] { openAdding(); });
    m_popup = new AddPopup(u"addParameter"_qs, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_table);
}

void ParametersSection::setOperation(const Pointer &operation, const QByteArray &path)
{
    m_operation = operation;
    m_path = path;
    const Pointer own = operation / QByteArray("parameters");
    if (own != m_model->place())
        m_model->setPlaces(own, openapi::pathItemOf(operation) / QByteArray("parameters"));
    m_table->setPlace(own);
}

void ParametersSection::refreshReferences()
{
    m_model->refreshReferences();
}

QList<QByteArray> ParametersSection::undeclared() const
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    QList<QByteArray> names = openapi::undeclaredParameters(snapshot, openapi::pathItemOf(m_operation), m_path);
    names.removeIf([this](const QByteArray &name) { return m_model->rowWith(name, u"path"_qs) >= 0; });
    return names;
}

/** Components first, then what the path needs. Any other name is that of a new query parameter. */
void ParametersSection::openAdding()
{
    QList<AddPopup::Offer> offers;
    for (const ComponentReference &one : componentReferences(m_definition, m_context.references, "parameters"))
        offers.append({one.name, tr("Component")});
    for (const QByteArray &name : undeclared())
        offers.append({QString::fromUtf8(name), tr("In the path")});
    QWidget *add = m_table->findChild<QWidget *>(u"operationParametersAdd"_qs);
    m_popup->open(*add, offers);
}

void ParametersSection::add(const QString &text)
{
    document::Document &document = m_definition.document();
    const auto components = componentReferences(m_definition, m_context.references, "parameters");
    const auto component = std::find_if(components.cbegin(), components.cend(),
                                        [&](const ComponentReference &one) { return one.name == text; });
    const bool isInPath = undeclared().contains(text.toUtf8());
    const auto added = inOneStep(document, tr("Add parameter"), [&]() -> base::Result<void> {
        if (component == components.cend())
            return openapi::addParameter(document, m_operation,
                                         {text, isInPath ? u"path"_qs : u"query"_qs, {}, isInPath, u"string"_qs});
        const Value reference = Value::object({{"$ref", Value::string(component->reference)}});
        const Pointer list = m_model->place();
        return document.snapshot().at(list).isSequence()
                   ? document.append(list, reference)
                   : openapi::setMember(document, list, Value::array({reference}));
    });
    if (!added)
        return m_popup->refuse(editFailureText(added.error()));
    const int row = m_model->rowCount() - 1;
    m_table->selectRow(row, component == components.cend() ? int(ParametersModel::In) : int(ParametersModel::Name));
}

/** The other fields of a parameter, its schema and its examples are on a page of their own. */
bool ParametersSection::isCell(const Pointer &pointer) const
{
    const Pointer &list = m_model->place();
    if (!list.contains(pointer))
        return false;
    const QList<QByteArray> inside = pointer.tokens().mid(list.tokens().size() + 1);
    static const QList<QByteArray> fields{"name", "in", "required", "description", "schema"};
    return inside.isEmpty() || (inside.size() == 1 && fields.contains(inside.first())) ||
           inside == QList<QByteArray>{"schema", "type"};
}

QWidget *ParametersSection::reveal(const Pointer &pointer)
{
    if (!isCell(pointer))
        return nullptr;
    if (const int row = m_model->rowOf(pointer); row >= 0)
        m_table->selectRow(row);
    return &m_table->focusTarget();
}

bool ParametersSection::shows(const Pointer &pointer) const
{
    return isCell(pointer);
}

void ParametersSection::retranslate()
{
    m_table->setTexts({tr("Parameters"), tr("Add parameter"), tr("Remove parameter"),
                       tr("This operation has no parameters."), tr("Open parameter"), tr("Open path")});
    m_popup->setTexts({tr("Name or component"), tr("Add parameter")});
}

} // namespace designer

#include "moc_parameterssection.cpp"
