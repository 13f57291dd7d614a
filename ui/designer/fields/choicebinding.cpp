#include "choicebinding.h"

#include <QComboBox>
#include <QEvent>

namespace designer {

using document::Node;
using document::Value;

namespace {

/** The entry's data: what the file has, or nothing for "Not set". */
QVariant dataOf(const Node &node)
{
    return node.exists() && !node.isNull() ? QVariant(node.text()) : QVariant();
}

} // namespace

ChoiceBinding::ChoiceBinding(document::Document &document, QComboBox *box, Values values)
    : FieldBinding(document, box)
    , m_box(box)
    , m_values(values)
{
    if (m_values == Values::Flags)
        m_texts = {QStringLiteral("true"), QStringLiteral("false")};
    fill();
    connect(box, &QComboBox::activated, this, &ChoiceBinding::choose);
}

void ChoiceBinding::setTexts(const QStringList &texts)
{
    if (m_texts == texts)
        return;
    m_texts = texts;
    fill();
    refresh();
}

void ChoiceBinding::setRequired(bool required)
{
    if (m_isRequired == required)
        return;
    m_isRequired = required;
    fill();
    refresh();
}

void ChoiceBinding::retranslate()
{
    fill();
    refresh();
}

void ChoiceBinding::fill()
{
    m_box->clear();
    if (!m_isRequired)
        m_box->addItem(tr("Not set"), QVariant());
    for (const QString &text : std::as_const(m_texts)) {
        const bool isFlag = m_values == Values::Flags;
        m_box->addItem(!isFlag ? text : text == u"true" ? tr("Yes") : tr("No"), text);
    }
}

void ChoiceBinding::choose()
{
    const QVariant chosen = m_box->currentData();
    if (!chosen.isValid())
        erase();
    else if (m_values == Values::Flags)
        write(Value::boolean(chosen.toString() == u"true"));
    else
        write(Value::string(chosen.toString()));
    finish();
    refresh();
}

bool ChoiceBinding::accepts(const Node &node) const
{
    return m_values == Values::Flags ? node.isBool() : node.isString();
}

void ChoiceBinding::display(const Node &node)
{
    const QVariant shown = dataOf(node);
    int index = m_box->findData(shown);
    if (index < 0 && shown.isValid()) {
        m_box->addItem(shown.toString(), shown);
        index = m_box->count() - 1;
    }
    m_box->setCurrentIndex(index);
}

} // namespace designer

#include "moc_choicebinding.cpp"
