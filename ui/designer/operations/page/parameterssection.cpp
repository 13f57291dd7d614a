#include "parameterssection.h"

#include "addpopup.h"
#include "componentreferences.h"
#include "editmessages.h"
#include "focus.h"
#include "heading.h"
#include "livereferences.h"
#include "measures.h"
#include "memberedit.h"
#include "naming.h"
#include "objectnames.h"
#include "onestep.h"
#include "operationedit.h"
#include "operations.h"
#include "parameterstable.h"
#include "pathedit.h"
#include "tablesection.h"
#include "workspace.h"

#include <QGridLayout>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Node;
using document::Pointer;
using document::Value;

namespace {
enum InheritedColumn { InheritedName, InheritedSummary, InheritedOrigin };
} // namespace

ParametersSection::ParametersSection(const Context &context, const workspace::LiveReferences &references,
                                     QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_live(references)
    , m_model(new ParametersModel(context.file, references, this))
{
    buildWidgets();
    connectAll();
    retranslate();
}

void ParametersSection::buildWidgets()
{
    m_table = newParametersTable(m_context, *m_model, u"operationParameters"_qs, this);
    m_table->setAdder([this] { openAdding(); });
    m_popup = new AddPopup(u"addParameter"_qs, this);
    m_inherited = new QWidget(this);
    m_inherited->setObjectName(u"inheritedParameters"_qs);
    m_rows = new QGridLayout(m_inherited);
    m_rows->setContentsMargins({});
    m_rows->setHorizontalSpacing(theme::Space::Group);
    m_rows->setVerticalSpacing(theme::Space::Tight);
    m_rows->setColumnStretch(InheritedOrigin + 1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addWidget(m_table);
    column->addWidget(m_inherited);
}

void ParametersSection::connectAll()
{
    connect(&m_definition.document(), &document::Document::changed, this, &ParametersSection::refreshIfTouched);
    connect(m_popup, &AddPopup::chosen, this, &ParametersSection::add);
}

void ParametersSection::setOperation(const Pointer &operation, const QByteArray &path)
{
    m_operation = operation;
    m_path = path;
    m_table->setPlace(operation / QByteArray("parameters"));
    showInherited();
}

void ParametersSection::refreshReferences()
{
    m_model->refreshReferences();
    if (!m_operation.isRoot())
        showInherited();
}

void ParametersSection::refreshIfTouched(const document::Change &change)
{
    if (!m_operation.isRoot() && (change.touches(openapi::pathItemOf(m_operation) / QByteArray("parameters")) ||
                                  change.touches(m_model->place())))
        showInherited();
}

bool ParametersSection::isOwn(const QByteArray &name, const QString &location) const
{
    const Node own = m_definition.document().snapshot().at(m_model->place());
    for (qsizetype i = 0; own.isSequence() && i < own.childCount(); ++i) {
        const Node parameter = m_live.followed(m_definition, own.childAt(i).resolved());
        if (parameter.member("name").bytes() == name && parameter.member("in").text() == location)
            return true;
    }
    return false;
}

/** A parameter of the operation with the same name replaces the one of the path. */
void ParametersSection::showInherited()
{
    for (QWidget *part : m_inherited->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        part->setObjectName({});
        part->hide();
        part->deleteLater();
    }
    const Pointer list = openapi::pathItemOf(m_operation) / QByteArray("parameters");
    const Node parameters = m_definition.document().snapshot().at(list);
    int row = 0;
    for (qsizetype i = 0; parameters.isSequence() && i < parameters.childCount(); ++i) {
        const Node parameter = m_live.followed(m_definition, parameters.childAt(i).resolved());
        const QByteArray name = parameter.member("name").bytes();
        if (name.isEmpty() || isOwn(name, parameter.member("in").text()))
            continue;
        const QString shown = QString::fromUtf8(name);
        QString summary = objectSummary(parameter, specification::ObjectKind::Parameter);
        if (parameter.member("required").toBool())
            summary = tr("%1, required", "%1: the location and type of a parameter").arg(summary);
        auto *nameLabel = new QLabel(shown, m_inherited);
        nameLabel->setTextFormat(Qt::PlainText);
        auto *summaryLabel = new widgets::ToneLabel(summary, theme::Role::Muted, m_inherited);
        summaryLabel->setWordWrap(false);
        auto *origin = new QPushButton(m_inherited);
        origin->setObjectName(u"inheritedParameter-"_qs + shown);
        widgets::setButtonText(origin, tr("From the path"), tr("Open the parameter of the path"));
        origin->setAccessibleDescription(shown);
        connect(origin, &QPushButton::clicked, this,
                [this, place = list.child(i)] { m_context.showForm(place, *this); });
        m_rows->addWidget(nameLabel, row, InheritedName);
        m_rows->addWidget(summaryLabel, row, InheritedSummary);
        m_rows->addWidget(origin, row, InheritedOrigin);
        ++row;
    }
    m_inherited->setVisible(row > 0);
    widgets::chainFocus(*m_table, *m_inherited);
}

QList<QByteArray> ParametersSection::undeclared() const
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    QList<QByteArray> names = openapi::undeclaredParameters(snapshot, openapi::pathItemOf(m_operation), m_path);
    names.removeIf([this](const QByteArray &name) { return isOwn(name, u"path"_qs); });
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
                       tr("This operation has no parameters of its own."), tr("Open parameter")});
    m_popup->setTexts({tr("Name or component"), tr("Add parameter")});
    if (!m_operation.isRoot())
        showInherited();
}

} // namespace designer

#include "moc_parameterssection.cpp"
