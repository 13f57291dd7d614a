#include "patterntry.h"

#include "heading.h"
#include "measures.h"
#include "schemasample.h"
#include "schematypes.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace designer {

using document::Node;
using document::Value;

namespace {

/** The keywords of the schema that say something about a text or a number, in a document of their own: the others have
 * no effect, and reading them could take long. */
document::Snapshot triedSchema(const document::Snapshot &snapshot, const Node &schema)
{
    QList<Value::Member> members;
    for (qsizetype i = 0; i < schema.childCount(); ++i) {
        const auto value = schema.childAt(i).resolved().isScalar() ? schema.childAt(i).value()
                                                                   : base::Result<Value>(Value());
        if (value && !value->isNull() && schema.keyAt(i) != "$ref")
            members.append({schema.keyAt(i), *value});
    }
    const Value document = Value::object(
        {{"openapi", Value::string(snapshot.at({"openapi"}).text())}, {"schema", Value::object(members)}});
    return document::Snapshot::parse(document.toJson(), document::Format::Json);
}

} // namespace

PatternTry::PatternTry(document::Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_label(new QLabel(this))
    , m_edit(new QLineEdit(this))
    , m_result(new widgets::ToneLabel({}, theme::Role::Muted, this))
{
    setMaximumWidth(theme::Size::Field);
    m_label->setBuddy(m_edit);
    m_edit->setObjectName(u"tryText"_qs);
    m_result->setObjectName(u"tryResult"_qs);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, theme::Space::Control, 0, 0);
    column->setSpacing(theme::Space::Tight);
    column->addWidget(m_label);
    column->addWidget(m_edit);
    column->addWidget(m_result);
    connect(m_edit, &QLineEdit::textChanged, this, &PatternTry::refresh);
    retranslate();
}

void PatternTry::retranslate()
{
    m_label->setText(tr("Try"));
    m_edit->setAccessibleName(tr("Try"));
    m_edit->setPlaceholderText(tr("Text to check, which is not stored"));
    refresh();
}

void PatternTry::setSchema(const document::Pointer &schema)
{
    if (schema != m_schema)
        m_edit->clear();
    m_schema = schema;
    refresh();
}

/** A number where only numbers are valid, such as for the format `int32`. */
Value PatternTry::typedValue() const
{
    const QByteArrayList types = openapi::typesOf(m_document.snapshot().at(m_schema));
    const bool isNumber = types == QByteArrayList{"integer"} || types == QByteArrayList{"number"};
    const auto number = Value::fromJson(m_edit->text().trimmed().toUtf8());
    return isNumber && number && number->type() == Value::Type::Number ? *number : Value::string(m_edit->text());
}

void PatternTry::refresh()
{
    const document::Snapshot snapshot = m_document.snapshot();
    const Node schema = snapshot.at(m_schema);
    const bool isOfUse = schema.member("pattern").isString() || schema.member("format").isString();
    setVisible(isOfUse && !m_schema.isRoot());
    const bool isTried = isOfUse && snapshot.isValid() && !m_edit->text().isEmpty();
    m_result->setVisible(isTried);
    if (!isTried)
        return;
    const QStringList problems = problemsOf(triedSchema(snapshot, schema), {"schema"}, typedValue());
    m_result->setRole(problems.isEmpty() ? theme::Role::Ok : theme::Role::Error);
    m_result->setText(problems.isEmpty() ? tr("Fits") : tr("Does not fit. %1", "%1: why").arg(problems.join(u' ')));
    m_edit->setAccessibleDescription(m_result->text());
}

} // namespace designer

#include "moc_patterntry.cpp"
