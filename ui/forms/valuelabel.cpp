#include "valuelabel.h"

#include <QTextDocumentFragment>

namespace forms {

ValueLabel::ValueLabel(const QString &objectName, QWidget *parent)
    : MeasuredLabel(parent)
{
    setObjectName(objectName);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void ValueLabel::setCaption(const QString &caption)
{
    m_caption = caption;
    nameValue();
}

void ValueLabel::setValue(const QString &value)
{
    setText(value);
    nameValue();
}

/** Screen readers read only the name of a label, so the name includes the value. */
void ValueLabel::nameValue()
{
    const QString plain = textFormat() == Qt::PlainText ? text()
                                                        : QTextDocumentFragment::fromHtml(text()).toPlainText();
    setAccessibleName(m_caption.isEmpty() ? plain : m_caption + u": "_qs + plain);
}

} // namespace forms

#include "moc_valuelabel.cpp"
