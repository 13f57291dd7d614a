#include "valuelabel.h"

#include <QTextDocumentFragment>

namespace forms {

ValueLabel::ValueLabel(const QString &objectName, QWidget *parent)
    : QLabel(parent)
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

/** A label is read by its name alone, so the value has to stand in it. */
void ValueLabel::nameValue()
{
    const QString plain = textFormat() == Qt::PlainText ? text()
                                                        : QTextDocumentFragment::fromHtml(text()).toPlainText();
    setAccessibleName(m_caption.isEmpty() ? plain : m_caption + u": "_qs + plain);
}

} // namespace forms

#include "moc_valuelabel.cpp"
