#include "flageditor.h"

#include "naming.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace policies {

FlagEditor::FlagEditor(const management::PolicyField &field, QWidget *parent)
    : FieldEditor(field, parent)
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
    m_box->setChecked(value.toBool());
}

std::optional<document::Value> FlagEditor::value() const
{
    return document::Value::boolean(m_box->isChecked());
}

void FlagEditor::setReadOnly(bool readOnly)
{
    m_box->setEnabled(!readOnly);
}

void FlagEditor::setText(const QString &text)
{
    widgets::setButtonText(m_box, text);
}

} // namespace policies

#include "moc_flageditor.cpp"
