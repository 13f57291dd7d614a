#include "examplefit.h"

#include "diagnosticmessages.h"
#include "editmessages.h"
#include "examplefix.h"
#include "fieldmessage.h"
#include "focus.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "onestep.h"
#include "runpacer.h"
#include "schemamessages.h"
#include "worker.h"
#include "workspace.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace designer {

using document::Pointer;
using Result = lint::ExampleCheck::Result;

namespace {
/** More differences are counted. */
constexpr qsizetype ShownDifferences = 5;
} // namespace

ExampleFit::ExampleFit(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_definition(context.file)
    , m_pacer(new RunPacer(context.file.document(), this, this))
    , m_error(new forms::FieldMessage(this))
    , m_text(new widgets::ToneLabel({}, theme::Role::Muted, this))
    , m_list(new QWidget(this))
    , m_rows(new QVBoxLayout(m_list))
{
    setObjectName(u"exampleFit"_qs);
    m_error->setObjectName(u"exampleError"_qs);
    m_text->setObjectName(u"exampleFitText"_qs);
    m_text->setTextFormat(Qt::PlainText);
    m_rows->setContentsMargins({});
    m_rows->setSpacing(theme::Space::Tight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(theme::Space::Tight);
    column->addWidget(m_error);
    column->addWidget(m_text);
    column->addWidget(m_list);
    connect(m_pacer, &RunPacer::due, this, &ExampleFit::check);
}

void ExampleFit::setPlace(const Pointer &value, const QString &generated)
{
    m_generated = generated;
    if (value != m_place) {
        m_place = value;
        m_example.reset();
        m_check = {};
        m_pacer->restart();
    }
    refresh();
}

void ExampleFit::setInvalid(const QString &where)
{
    m_invalid = where;
    refresh();
}

void ExampleFit::check()
{
    const document::Snapshot snapshot = m_definition.document().snapshot();
    const auto run = [snapshot, place = m_place]() -> base::Result<Checked> {
        Checked checked{place.isRoot() ? std::nullopt : lint::exampleAt(snapshot, place), {}};
        if (checked.example)
            checked.check = lint::checkExample(snapshot, *checked.example);
        return checked;
    };
    base::runOnWorker(this, run, [this, snapshot, place = m_place](const base::Result<Checked> &checked) {
        const bool isCurrent = m_pacer->finish();
        if (!isCurrent || !checked || !snapshot.isValid() || place != m_place)
            return;
        m_example = checked->example;
        m_check = checked->check;
        refresh();
        emit this->checked();
    });
}

QString ExampleFit::text() const
{
    if (!m_example)
        return m_generated;
    switch (m_check.result) {
    case Result::Fits:
        return tr("Fits the schema ✓");
    case Result::Differs:
        return tr("%n difference(s) from the schema", nullptr, int(m_check.differences.size()));
    case Result::NotJson:
        return tr("Not valid JSON at %1.", "%1: line and column, and what was expected")
            .arg(messages::syntaxErrorText(m_check.place));
    case Result::NotChecked: {
        const QString why = messages::schemaText(m_check.finding.keyword, m_check.finding.arguments);
        return why.isEmpty() ? tr("Not checked: the dialect of the schemas is not known.") : why;
    }
    case Result::Missing:
        break;
    }
    return m_generated;
}

void ExampleFit::refresh()
{
    if (m_invalid.isEmpty())
        m_error->clear();
    else
        m_error->show(forms::FieldMessage::Kind::Error,
                      tr("Not valid JSON at %1. The file still has the last valid value.",
                         "%1: line and column, and what was expected")
                          .arg(m_invalid));
    const bool isWrong = m_check.result == Result::Differs || m_check.result == Result::NotJson;
    const bool isFit = m_example && m_check.result == Result::Fits;
    m_text->setRole(isWrong ? theme::Role::Warning : isFit ? theme::Role::Ok : theme::Role::Muted);
    m_text->setText(text());
    m_text->setVisible(m_invalid.isEmpty() && !m_text->text().isEmpty());
    for (QWidget *row : m_list->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        for (QPushButton *button : row->findChildren<QPushButton *>())
            button->setObjectName({});
        m_rows->removeWidget(row);
        row->hide();
        row->deleteLater();
    }
    const bool isShown = m_invalid.isEmpty() && m_example && m_check.result == Result::Differs;
    const qsizetype count = isShown ? std::min(m_check.differences.size(), ShownDifferences) : 0;
    for (qsizetype i = 0; i < count; ++i)
        addRow(m_check.differences.at(i), i + 1);
    m_list->setVisible(count > 0);
    if (m_before)
        widgets::chainFocus(*m_before, *m_list);
}

void ExampleFit::addRow(const schema::Finding &finding, qsizetype number)
{
    auto *row = new QWidget(m_list);
    const QString why = messages::schemaText(finding.keyword, finding.arguments);
    const QString place = finding.instance.toString();
    const QString text = place.isEmpty()
                             ? why
                             : tr("%1: %2", "%1: a place in a value, such as /price; %2: what is wrong there")
                                   .arg(place, why);
    auto *label = new widgets::ToneLabel(text, theme::Role::Text, row);
    label->setTextFormat(Qt::PlainText);
    const bool canEdit = m_definition.document().readOnlyReason() == document::ReadOnlyReason::None;
    const bool isWidened = canEdit && lint::canChangeSchema(finding);
    auto *button = new QPushButton(row);
    button->setObjectName(u"widenSchema-%1"_qs.arg(number));
    widgets::setButtonText(button, isWidened ? tr("Widen schema") : tr("Open schema"),
                           isWidened ? tr("Allow this value in the schema")
                                     : tr("Open the schema that the value does not fit"));
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins({});
    line->setSpacing(theme::Space::Control);
    line->addWidget(label, 1);
    line->addWidget(button, 0, Qt::AlignTop);
    m_rows->addWidget(row);
    connect(button, &QPushButton::clicked, this, [this, finding, isWidened] {
        isWidened ? widen(finding) : m_context.showForm(finding.schema.pointer, *this);
    });
}

void ExampleFit::widen(const schema::Finding &finding)
{
    if (!m_example)
        return;
    document::Document &document = m_definition.document();
    const auto changed = inOneStep(document, tr("Widen schema"),
                                   [&] { return lint::changeSchema(document, *m_example, finding); });
    if (changed)
        return;
    m_text->setText(changed.error().code == base::ErrorCode::NotFound
                        ? tr("The schema is in another file, or was changed. Edit it there.")
                        : editFailureText(changed.error()));
    m_text->setRole(theme::Role::Error);
}

void ExampleFit::retranslate()
{
    refresh();
}

} // namespace designer

#include "moc_examplefit.cpp"
