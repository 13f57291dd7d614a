#include "newresourcepanel.h"

#include "additiontexts.h"
#include "draftframe.h"
#include "editmessages.h"
#include "flowlayout.h"
#include "form.h"
#include "linemessages.h"
#include "lineschema.h"
#include "measures.h"
#include "naming.h"
#include "objectplace.h"
#include "operations.h"
#include "propertylines.h"
#include "schemadraft.h"
#include "workspace.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QVBoxLayout>

namespace designer {

using document::Pointer;
using drafts::ResourceAction;

namespace {

constexpr int ResourcePauseMs = 60;
constexpr int ShownFields = 6;

/** The place of the first operation of a draft; the root if it has none. */
Pointer firstOperationOf(const drafts::Additions &additions)
{
    for (const drafts::Addition &addition : additions) {
        if (addition.place.tokens().first() != "paths")
            continue;
        for (const auto &[name, value] : addition.value.members()) {
            if (openapi::isFixedMethod(name))
                return addition.place / name;
        }
    }
    return {};
}

} // namespace

NewResourcePanel::NewResourcePanel(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
{
    setObjectName(u"newResourcePanel"_qs);
    m_pause.setSingleShot(true);
    m_pause.setInterval(ResourcePauseMs);
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

void NewResourcePanel::buildWidgets()
{
    auto *fields = new QWidget(this);
    m_form = new forms::Form(fields);
    m_name = new QLineEdit(fields);
    m_fields = new PropertyLines(fields);
    m_form->addField({}, m_name, u"newResourceName"_qs);
    m_form->addField({}, m_fields, u"newResourceProperties"_qs);
    m_fields->setFixedHeight(m_fields->fontMetrics().lineSpacing() * ShownFields + 2 * theme::Space::Control);
    auto *boxes = new QWidget(fields);
    auto *flow = new widgets::FlowLayout(boxes);
    flow->setContentsMargins({});
    flow->setSpacing(theme::Space::Control);
    const std::pair<ResourceAction, QString> actions[] = {
        {ResourceAction::List, u"newResourceList"_qs},     {ResourceAction::Create, u"newResourceCreate"_qs},
        {ResourceAction::Read, u"newResourceRead"_qs},     {ResourceAction::Replace, u"newResourceReplace"_qs},
        {ResourceAction::Change, u"newResourceChange"_qs}, {ResourceAction::Delete, u"newResourceDelete"_qs},
    };
    for (const auto &[action, name] : actions) {
        auto *box = new QCheckBox(boxes);
        box->setObjectName(name);
        box->setChecked(drafts::Resource().actions.testFlag(action));
        flow->addWidget(box);
        m_actions.append({action, box});
    }
    m_form->addWidget(boxes);
    m_paging = new QCheckBox(fields);
    m_paging->setChecked(drafts::Resource().hasPaging);
    m_form->addCheck(m_paging, u"newResourcePaging"_qs);
    m_form->addStretch();
    auto *column = new QVBoxLayout(fields);
    column->setContentsMargins({});
    column->addWidget(m_form);
    m_frame = new DraftFrame(u"newResource"_qs, fields, this);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_frame);
    setFocusProxy(m_name);
}

void NewResourcePanel::connectAll()
{
    connect(&m_pause, &QTimer::timeout, this, &NewResourcePanel::refresh);
    connect(m_name, &QLineEdit::textChanged, this, &NewResourcePanel::refreshSoon);
    connect(m_name, &QLineEdit::returnPressed, this, &NewResourcePanel::add);
    connect(m_fields, &PropertyLines::linesChanged, this, &NewResourcePanel::refreshSoon);
    for (const auto &each : std::as_const(m_actions))
        connect(each.second, &QCheckBox::toggled, this, &NewResourcePanel::refreshSoon);
    connect(m_paging, &QCheckBox::toggled, this, &NewResourcePanel::refreshSoon);
    connect(&m_context.document(), &document::Document::changed, this, [this] {
        if (isVisible())
            refreshSoon();
    });
    connect(m_frame, &DraftFrame::addRequested, this, &NewResourcePanel::add);
    connect(m_frame, &DraftFrame::cancelled, this, [this] {
        clear();
        emit cancelled();
    });
}

void NewResourcePanel::open()
{
    m_ownSchema.clear();
    refresh();
    m_name->setFocus(Qt::OtherFocusReason);
}

/** The types of properties can be the components of the definition, and the schema of the resource itself. */
void NewResourcePanel::refreshScope(const QByteArray &name)
{
    const QString own = QString::fromUtf8(drafts::schemaNameOf(drafts::singularOf(name)));
    if (own == m_ownSchema)
        return;
    m_ownSchema = own;
    const document::Snapshot snapshot = m_context.document().snapshot();
    propertyline::LineScope scope{{own}, openapi::versionOf(snapshot)};
    const document::Node schemas = snapshot.at({"components", "schemas"});
    for (qsizetype i = 0; schemas.isMapping() && i < schemas.childCount(); ++i)
        scope.components.append(QString::fromUtf8(schemas.keyAt(i)));
    m_fields->setScope(scope);
}

void NewResourcePanel::refreshSoon()
{
    m_frame->expectDraft();
    m_pause.start();
}

QByteArray NewResourcePanel::name() const
{
    QByteArray name = m_name->text().trimmed().toUtf8();
    while (name.startsWith('/'))
        name.remove(0, 1);
    return name;
}

drafts::Resource NewResourcePanel::resource() const
{
    drafts::Resource resource;
    resource.name = name();
    const specification::Version version = openapi::versionOf(m_context.document().snapshot());
    for (const propertyline::Line &line : m_fields->lines())
        resource.fields.append({line.name.toUtf8(), line.isRequired, propertyline::schemaOf(line, version)});
    resource.actions = {};
    for (const auto &[action, box] : m_actions)
        resource.actions.setFlag(action, box->isChecked());
    resource.hasPaging = m_paging->isChecked();
    return resource;
}

/** Shows the first line that has no meaning. Returns false if there is none. */
bool NewResourcePanel::showFault()
{
    const auto &fault = m_fields->fault();
    if (!fault) {
        m_form->clearMessage(m_fields);
        return false;
    }
    m_form->setMessage(m_fields, forms::FieldMessage::Kind::Error,
                       tr("Line %1, column %2: %3", "%1, %2: numbers, %3: a sentence")
                           .arg(QString::number(fault->number), QString::number(fault->fault.column + 1),
                                messages::lineText(fault->fault)));
    return true;
}

void NewResourcePanel::showNameMessage(const QString &text)
{
    m_form->setMessage(m_name, forms::FieldMessage::Kind::Error, text);
    m_frame->showNothing({});
}

void NewResourcePanel::refresh()
{
    m_draft.clear();
    refreshScope(name());
    m_pause.stop();
    m_form->clearMessage(m_name);
    m_paging->setEnabled(m_actions.first().second->isChecked());
    const bool isFaulty = showFault();
    const drafts::Resource described = resource();
    if (described.name.isEmpty())
        return m_frame->showNothing(tr("Enter a name to see what is added."));
    const auto draft = drafts::resourceDraft(m_context.document().snapshot(), described);
    if (!draft && draft.error().code == base::ErrorCode::AlreadyExists)
        return showNameMessage(
            tr("The definition already has %1. Enter another name.", "%1: a path or schema").arg(draft.error().detail));
    if (!draft)
        return showNameMessage(tr("This can't be a part of a path. Use letters, digits and hyphens, such as books."));
    if (isFaulty)
        return m_frame->showNothing(tr("Correct the properties to see what is added."));
    if (!described.actions)
        return m_frame->showNothing(tr("Choose what clients can do."));
    m_draft = *draft;
    m_frame->showDraft(m_draft, m_context.document().format());
}

void NewResourcePanel::add()
{
    refresh();
    if (m_draft.isEmpty())
        return;
    document::Document &document = m_context.document();
    const drafts::Additions draft = m_draft;
    const auto done = drafts::add(document, draft, tr("Add resource %1", "%1: name").arg(m_name->text().trimmed()));
    document.closeStep();
    if (!done)
        return m_frame->refuse(editFailureText(done.error()));
    clear();
    emit added(firstOperationOf(draft), additionsText(draft));
}

/** Nothing of a resource that was added or canceled is in the next one. */
void NewResourcePanel::clear()
{
    const drafts::Resource fresh;
    m_name->clear();
    m_fields->clear();
    for (const auto &[action, box] : std::as_const(m_actions))
        box->setChecked(fresh.actions.testFlag(action));
    m_paging->setChecked(fresh.hasPaging);
    refresh();
}

void NewResourcePanel::retranslate()
{
    m_frame->setTexts({tr("New resource"), tr("What is added"), tr("Add resource"), tr("Cancel")});
    m_form->setLabel(m_name, tr("Name, in the plural"));
    m_name->setPlaceholderText(tr("books"));
    m_form->setLabel(m_fields, tr("Properties, one per line"));
    m_fields->setPlaceholderText(
        tr("title! string(1..80)\npages integer(>=1)\nstatus \"new\" | \"used\" = \"new\" // as it is sold"));
    m_form->setHelp(m_fields, tr("! means required. Objects get an ID that the server sets unless you enter one."));
    const QStringList texts{tr("List"), tr("Create"), tr("Read"), tr("Replace"), tr("Change"), tr("Delete")};
    for (qsizetype i = 0; i < m_actions.size(); ++i)
        widgets::setButtonText(m_actions.at(i).second, texts.at(i));
    widgets::setButtonText(m_paging, tr("List in pages (limit and offset)"));
    refresh();
}

} // namespace designer

#include "moc_newresourcepanel.cpp"
