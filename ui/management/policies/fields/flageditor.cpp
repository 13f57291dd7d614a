#include "flageditor.h"

#include "naming.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace policies {

FlagEditor::FlagEditor(const management::PolicyField &field, Sense sense, QWidget *parent)
    : FieldEditor(field, parent)
    , m_sense(sense)
    , m_box(new QCheckBox(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_box);
    layout->addStretch();
    connect(m_box, &QCheckBox::toggled, this, &FieldEditor::edited);
}

QWidget *FlagEditor::control() const
{
    return m_box;
}

void FlagEditor::setValue(const document::Value &value)
{
    const QSignalBlocker blocker(m_box);
    m_box->setChecked(value.toBool() == (m_sense == Sense::Plain));
}

std::optional<document::Value> FlagEditor::value() const
{
    return document::Value::boolean(m_box->isChecked() == (m_sense == Sense::Plain));
}

void FlagEditor::setReadOnly(bool readOnly)
{
    m_box->setEnabled(!readOnly);
}

void FlagEditor::setText(const QString &text, const QString &toolTip)
{
    widgets::setButtonText(m_box, text, toolTip);
}

} // namespace policies

#include "moc_flageditor.cpp"
