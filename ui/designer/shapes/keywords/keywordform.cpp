#include "keywordform.h"

#include "editmessages.h"
#include "fieldmessage.h"
#include "flowlayout.h"
#include "heading.h"
#include "keywordfields.h"
#include "measures.h"
#include "naming.h"
#include "problemtext.h"
#include "referencename.h"
#include "referencepicker.h"
#include "reviewmarks.h"
#include "schemamembers.h"
#include "schematypes.h"
#include "shownrefresh.h"
#include "typechips.h"
#include "workspace.h"

#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace designer {

using document::Node;
using document::Pointer;
using specification::ObjectKind;
using specification::Version;

namespace {
/** The largest number of breaking changes of the types that are listed. */
constexpr int MostFindings = 2;
} // namespace

KeywordForm::KeywordForm(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
{
    buildWidgets();
    connectAll();
    retranslate();
    setVisible(false);
}

void KeywordForm::buildWidgets()
{
    m_title = new widgets::Heading({}, theme::Heading::Group, this);
    m_note = new widgets::ToneLabel({}, theme::Role::Muted, this);
    m_types = new TypeChips(m_context, this);
    m_reference = new ReferencePicker(m_context, this);
    m_reference->setObjectName(u"schemaReference"_qs);
    m_message = new forms::FieldMessage(this);
    m_groupColumn = new QVBoxLayout;
    m_groupColumn->setSpacing(theme::Space::Group);
    m_others = new SchemaMembers(m_context, this);
    m_more = new QPushButton(this);
    m_more->setObjectName(u"moreKeywords"_qs);
    m_more->setCheckable(true);
    // The button is in a second row if the texts of a language are long.
    auto *head = new widgets::FlowLayout;
    head->setSpacing(theme::Space::Control);
    for (QWidget *part : std::initializer_list<QWidget *>{m_title, m_reference, m_more})
        head->addWidget(part);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Control);
    column->addLayout(head);
    column->addWidget(m_note);
    column->addWidget(m_types);
    column->addWidget(m_message);
    column->addLayout(m_groupColumn);
    column->addWidget(m_others);
    column->addStretch(1);
}

void KeywordForm::connectAll()
{
    document::Document &document = m_definition.document();
    connect(&document, &document::Document::changed, this, [this, &document](const document::Change &change) {
        const bool isSeen = change.touches(m_row.pointer) || !document.snapshot().isValid();
        if (!m_row.pointer.isRoot() && isSeen)
            refresh();
    });
    connect(m_types, &TypeChips::failed, this, &KeywordForm::showFailure);
    connect(m_reference, &ReferencePicker::written, this, [this](const base::Result<void> &result) {
        if (!result)
            showFailure(result.error());
    });
    auto *messages = new ShownRefresh(this, this, [this] { refreshMessage(); });
    connect(&m_definition, &workspace::OpenDefinition::diagnosticsChanged, messages, &ShownRefresh::request);
    if (m_context.reviews) {
        m_marks = new ReviewMarks(m_context, *this);
        connect(m_marks, &ReviewMarks::changed, messages, &ShownRefresh::request);
    }
    connect(m_others, &SchemaMembers::edited, this, &KeywordForm::refresh);
    connect(m_more, &QPushButton::toggled, this, [this] {
        retranslate();
        refresh();
    });
}

/** The version of a document seldom changes. */
void KeywordForm::buildGroups(Version version)
{
    if (m_version == version)
        return;
    m_version = version;
    qDeleteAll(m_groups);
    m_groups.clear();
    for (const openapi::KeywordGroup group : openapi::KeywordGroups) {
        auto *fields = new KeywordFields(m_context, group, version, this);
        connect(fields, &KeywordFields::misfitsChanged, this, &KeywordForm::refresh);
        connect(fields, &KeywordFields::schemaRequested, this, [this](const Pointer &keyword) {
            if (!reveal(keyword))
                m_context.showInSource(keyword, *this);
        });
        m_groupColumn->addWidget(fields);
        if (group == openapi::KeywordGroup::Text && m_belowTypes)
            m_groupColumn->addWidget(m_belowTypes);
        m_groups.append(fields);
    }
}

void KeywordForm::setRow(const openapi::SchemaRow *row, const QByteArrayList &hidden)
{
    setVisible(row);
    const openapi::SchemaRow shown = row ? *row : openapi::SchemaRow();
    const bool isSame = shown == m_row && hidden == m_hidden;
    m_row = shown;
    m_hidden = hidden;
    if (row && !isSame)
        refresh();
}

void KeywordForm::refresh()
{
    if (m_isRefreshing || m_row.pointer.isRoot())
        return;
    const QScopedValueRollback<bool> refreshing(m_isRefreshing, true);
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const Node schema = snapshot.at(m_row.pointer);
    const Version version = openapi::schemaVersion(snapshot);
    buildGroups(version);
    m_title->setText(QString::fromUtf8(m_row.name));
    m_types->setPlace(m_row.pointer);
    m_reference->setPlace(m_row.pointer, ObjectKind::Schema);
    const bool isReplaced = version == Version::V30 && schema.member("$ref").exists();
    m_types->setVisible(!isReplaced);
    m_reference->setVisible(m_reference->hasChoice());
    KeywordScope scope{m_row.pointer, openapi::typesOf(schema), m_more->isChecked(), isReplaced || !schema.isMapping(),
                       m_hidden};
    for (KeywordFields *group : std::as_const(m_groups))
        group->setScope(scope);
    refreshNote();
    refreshMessage();
    refreshOthers();
}

/** What no field can edit. The member that is being edited stays where it is. */
void KeywordForm::refreshOthers()
{
    const Node schema = m_definition.document().snapshot().at(m_row.pointer);
    QByteArrayList misfits{m_others->focusedMember()};
    for (const KeywordFields *group : std::as_const(m_groups))
        misfits += group->misfits();
    QByteArrayList names;
    for (qsizetype i = 0; schema.isMapping() && i < schema.childCount(); ++i) {
        const QByteArray key = schema.keyAt(i);
        const bool isElsewhere = key == "discriminator" && schema.member(key).isMapping();
        const bool isKnown = key == "$ref" || key == "<<" || isElsewhere ||
                             (key != "discriminator" &&
                              specification::findField(specification::objectType(ObjectKind::Schema), key, *m_version));
        if ((!isKnown || misfits.contains(key)) && !names.contains(key) && !m_hidden.contains(key))
            names.append(key);
    }
    m_others->setMembers(m_row.pointer, names);
}

void KeywordForm::refreshMessage()
{
    QList<Pointer> places{m_row.pointer};
    for (const char *keyword : {"type", "nullable", "$ref"})
        places.append(m_row.pointer.child(keyword));
    if (const base::Diagnostic *problem = mostSevereProblem(m_definition.diagnostics(), places))
        m_message->show(messageKind(problem->severity), problemText(*problem));
    else
        m_message->show(forms::FieldMessage::Kind::Warning, breakText());
}

/** That the types or the reference of the schema break clients; the schema itself says so beside its row. */
QString KeywordForm::breakText() const
{
    const review::Review *review = m_marks ? m_marks->review() : nullptr;
    for (const char *keyword : {"type", "nullable", "$ref"}) {
        const Pointer place = m_row.pointer.child(keyword);
        const auto level = review ? findingsLevel(*review, place) : std::nullopt;
        if (level && *level != difference::Level::Info)
            return findingsText(*review, place, MostFindings);
    }
    return {};
}

void KeywordForm::showFailure(const base::Error &error)
{
    m_message->show(forms::FieldMessage::Kind::Error, editFailureText(error));
}

void KeywordForm::refreshNote()
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const Node schema = snapshot.at(m_row.pointer);
    QString note;
    if (schema.isBool())
        note = schema.toBool() ? tr("All values are allowed. Choose a type to allow only some.")
                               : tr("No value is allowed. Choose a type to allow some.");
    else if (m_version == Version::V30 && schema.member("$ref").exists())
        note = tr("The schema is a reference to %1. In OpenAPI 3.0, other members beside a reference are ignored.",
                  "%1: the name of a component")
                   .arg(openapi::referenceName(schema.member("$ref").text()));
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void KeywordForm::addBelowTypes(QWidget *widget)
{
    m_belowTypes = widget;
}

bool KeywordForm::reveal(const Pointer &pointer)
{
    if (!m_row.pointer.contains(pointer) || pointer == m_row.pointer)
        return false;
    QWidget *field = m_others->fieldFor(pointer);
    for (const KeywordFields *group : std::as_const(m_groups)) {
        if (!field)
            field = group->fieldFor(pointer);
    }
    if (!field)
        return false;
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

void KeywordForm::retranslate()
{
    m_reference->setAccessibleName(tr("Definition"));
    m_reference->setToolTip(tr("Define the schema here, or refer to a component"));
    m_reference->retranslate();
    m_types->retranslate();
    for (KeywordFields *group : std::as_const(m_groups))
        group->retranslate();
    m_others->retranslate();
    widgets::setButtonText(m_more, m_more->isChecked() ? tr("Fewer keywords") : tr("More keywords"));
    if (!m_row.pointer.isRoot())
        refresh();
}

} // namespace designer

#include "moc_keywordform.cpp"
