#include "valuelabel.h"

#include <QEvent>
#include <QTextDocumentFragment>

namespace forms {

namespace {

constexpr qsizetype MostWidths = 32; ///< While a window is resized, each step has another width.

} // namespace

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

int ValueLabel::heightForWidth(int width) const
{
    if (m_measured != text() || m_heights.size() > MostWidths) {
        m_measured = text();
        m_heights.clear();
    }
    const auto known = m_heights.constFind(width);
    if (known != m_heights.cend())
        return *known;
    const int height = QLabel::heightForWidth(width);
    m_heights.insert(width, height);
    return height;
}

void ValueLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_heights.clear();
    QLabel::changeEvent(event);
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
