#include "examplenote.h"

#include "diagnosticmessages.h"
#include "editmessages.h"
#include "heading.h"
#include "measures.h"
#include "memberedit.h"
#include "naming.h"
#include "objectplace.h"
#include "runpacer.h"
#include "schemamessages.h"
#include "specificationtable.h"
#include "worker.h"
#include "workspace.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;
using document::Snapshot;
using Result = lint::ExampleCheck::Result;

namespace {

/** True if the object has a field beside which this one is not allowed, such as `examples` beside `example`. */
bool isExcluded(const Snapshot &snapshot, const Pointer &place)
{
    using specification::Condition;
    const specification::Version version = openapi::versionOf(snapshot);
    const document::Node object = snapshot.at(place.parent());
    const auto kind = openapi::objectPlaceAt(snapshot, place.parent(), version).kind;
    const auto isThis = [&](const char *field) { return place.last() == field; };
    for (const Condition &condition : specification::objectType(kind).conditions) {
        const bool isOne = condition.kind == Condition::Kind::AtMostOne && condition.versions.contain(version);
        if (isOne && std::any_of(condition.fields.begin(), condition.fields.end(), isThis) &&
            std::any_of(condition.fields.begin(), condition.fields.end(),
                        [&](const char *field) { return !isThis(field) && object.member(field).exists(); }))
            return true;
    }
    return false;
}

/** More items of a list are not checked. */
constexpr qsizetype MostCheckedItems = 200;

} // namespace

ExampleNote::ExampleNote(workspace::OpenDefinition &definition, QWidget *field, QWidget *parent)
    : QWidget(parent)
    , m_definition(definition)
    , m_field(field)
    , m_pacer(new RunPacer(definition.document(), field, this))
    , m_text(new widgets::ToneLabel({}, theme::Role::Muted, this))
{
    setObjectName(field->objectName() + u"Fit"_qs);
    m_text->setObjectName(field->objectName() + u"FitText"_qs);
    m_text->setTextFormat(Qt::PlainText);
    m_make = addButton(u"Make"_qs);
    m_changeExample = addButton(u"ChangeExample"_qs);
    m_changeSchema = addButton(u"ChangeSchema"_qs);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::Space::Control);
    for (QPushButton *button : {m_make, m_changeExample, m_changeSchema})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Tight);
    column->addWidget(m_text);
    column->addLayout(buttons);
    connect(m_pacer, &RunPacer::due, this, &ExampleNote::check);
    connect(m_make, &QPushButton::clicked, this, &ExampleNote::make);
    connect(m_changeExample, &QPushButton::clicked, this, &ExampleNote::changeExample);
    connect(m_changeSchema, &QPushButton::clicked, this, &ExampleNote::changeSchema);
    retranslate();
}

QPushButton *ExampleNote::addButton(const QString &name)
{
    auto *button = new QPushButton(this);
    button->setObjectName(m_field->objectName() + name);
    return button;
}

void ExampleNote::setPlace(const Pointer &value)
{
    if (value == m_place && m_checked.example)
        return;
    m_place = value;
    show({});
    m_pacer->restart();
}

/** The first item that does not fit, or else the first item. */
ExampleNote::Checked ExampleNote::checkItems(const Snapshot &snapshot, const Pointer &list)
{
    Checked first;
    const qsizetype count = std::min(snapshot.at(list).childCount(), MostCheckedItems);
    for (qsizetype item = 0; item < count; ++item) {
        Checked checked{lint::exampleAt(snapshot, list.child(item)), {}, item};
        if (!checked.example)
            return {};
        checked.check = lint::checkExample(snapshot, *checked.example);
        if (checked.check.result != Result::Fits)
            return checked;
        if (item == 0)
            first = checked;
    }
    return first;
}

base::Result<ExampleNote::Checked> ExampleNote::checkAt(const Snapshot &snapshot, const Pointer &place)
{
    if (snapshot.at(place).isSequence() && lint::exampleAt(snapshot, place.child(qsizetype(0))))
        return checkItems(snapshot, place);
    Checked checked{lint::exampleAt(snapshot, place), {}};
    if (checked.example)
        checked.check = lint::checkExample(snapshot, *checked.example);
    const bool isMissing = checked.check.result == Result::Missing;
    return checked.example && isMissing && isExcluded(snapshot, place) ? Checked() : checked;
}

void ExampleNote::check()
{
    const Snapshot snapshot = m_definition.document().snapshot();
    base::runOnWorker(
        this, [snapshot, place = m_place] { return checkAt(snapshot, place); },
        [this, snapshot](const base::Result<Checked> &checked) {
            const bool isCurrent = m_pacer->finish();
            // While the text has a syntax error, the last result stays.
            if (isCurrent && checked && snapshot.isValid())
                show(*checked);
        });
}

void ExampleNote::show(const Checked &checked)
{
    m_checked = checked;
    retranslate();
}

QString ExampleNote::text() const
{
    const lint::ExampleCheck &check = m_checked.check;
    const QString why = messages::schemaText(check.finding.keyword, check.finding.arguments);
    switch (check.result) {
    case Result::Fits:
        return m_checked.item < 0 ? tr("Fits the schema.") : tr("All values fit the schema.");
    case Result::Differs: {
        const QString number = m_checked.item < 0 ? QString()
                                                  : tr("Value %1: ", "%1: its number").arg(m_checked.item + 1);
        return number + (check.finding.instance.isRoot()
                             ? why
                             : tr("%1: %2", "%1: a place in a value, such as /price; %2: what is wrong there")
                                   .arg(check.finding.instance.toString(), why));
    }
    case Result::NotJson:
        return tr("Not valid JSON at %1.", "%1: line and column, and what was expected")
            .arg(messages::syntaxErrorText(check.place));
    case Result::NotChecked:
        return why.isEmpty() ? tr("Not checked: the dialect of the schemas is not known.") : why;
    case Result::Missing:
        break;
    }
    return {};
}

void ExampleNote::retranslate()
{
    const Result result = m_checked.check.result;
    const bool isExample = m_checked.example.has_value();
    const bool isWrong = result == Result::Differs || result == Result::NotJson;
    const bool canEdit = m_definition.document().readOnlyReason() == document::ReadOnlyReason::None;
    m_text->setRole(isWrong ? theme::Role::Warning : result == Result::Fits ? theme::Role::Ok : theme::Role::Muted);
    m_text->setText(isExample ? text() : QString());
    m_text->setVisible(!m_text->text().isEmpty());
    m_make->setVisible(isExample && canEdit && !m_isOptional && result == Result::Missing);
    m_changeExample->setVisible(isExample && canEdit && isWrong);
    m_changeSchema->setVisible(isExample && result == Result::Differs);
    const bool isSchemaChanged = canEdit && lint::canChangeSchema(m_checked.check.finding);
    widgets::setButtonText(m_make, tr("Make from schema"), tr("Make a value that fits the schema"));
    widgets::setButtonText(m_changeExample, tr("Change example"), tr("Replace what does not fit the schema"));
    widgets::setButtonText(m_changeSchema, isSchemaChanged ? tr("Change schema") : tr("Open schema"),
                           isSchemaChanged ? tr("Allow this value in the schema")
                                           : tr("Open the schema that the value does not fit"));
    setVisible(isExample && (m_text->isVisibleTo(this) || m_make->isVisibleTo(this)));
}

void ExampleNote::make()
{
    if (!m_checked.example)
        return;
    const Snapshot before = m_definition.document().snapshot();
    const lint::ExamplePlace example = *m_checked.example;
    const auto run = [before, example]() -> base::Result<lint::ExampleFix> {
        const base::Result<document::Value> value = lint::makeExample(before, example);
        if (!value)
            return value.error();
        return lint::ExampleFix{example.value, *value};
    };
    base::runOnWorker(this, run, [this, before](const base::Result<lint::ExampleFix> &fix) {
        apply(before, tr("Make example from schema"), fix);
    });
}

void ExampleNote::changeExample()
{
    if (!m_checked.example)
        return;
    const Snapshot before = m_definition.document().snapshot();
    base::runOnWorker(
        this, [before, example = *m_checked.example] { return lint::fixExample(before, example); },
        [this, before](const base::Result<lint::ExampleFix> &fix) { apply(before, tr("Change example"), fix); });
}

/** A text that was edited meanwhile stays as it is. */
void ExampleNote::apply(const Snapshot &before, const QString &stepName, const base::Result<lint::ExampleFix> &fix)
{
    if (!m_definition.document().isAt(before))
        return;
    if (!fix) {
        report(fix.error());
        return;
    }
    m_field->setFocus(Qt::OtherFocusReason); // The button is hidden when the example fits.
    base::Result<void> written;
    {
        const document::Document::Step step(m_definition.document(), stepName);
        written = write(*fix);
    }
    report(written);
}

base::Result<void> ExampleNote::write(const lint::ExampleFix &fix)
{
    document::Document &document = m_definition.document();
    if (!fix.value)
        return document.remove(fix.place);
    return openapi::setMember(document, fix.place, *fix.value);
}

void ExampleNote::changeSchema()
{
    const schema::Finding finding = m_checked.check.finding;
    document::Document &document = m_definition.document();
    const bool canEdit = document.readOnlyReason() == document::ReadOnlyReason::None;
    if (!m_checked.example || !canEdit || !lint::canChangeSchema(finding)) {
        emit schemaRequested(finding.schema.pointer);
        return;
    }
    m_field->setFocus(Qt::OtherFocusReason);
    base::Result<void> changed;
    {
        const document::Document::Step step(document, tr("Change schema"));
        changed = lint::changeSchema(document, *m_checked.example, finding);
    }
    report(changed);
}

void ExampleNote::report(const base::Result<void> &result)
{
    if (result)
        return;
    const bool hasNoValue = result.error().code == base::ErrorCode::Unsupported;
    m_text->setText(hasNoValue ? tr("No value that fits the schema was found. Edit the example or the schema.")
                               : editFailureText(result.error()));
    m_text->setRole(theme::Role::Error);
    m_text->show();
}

void ExampleNote::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace designer

#include "moc_examplenote.cpp"
