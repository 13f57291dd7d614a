#include "plaintext.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace widgets {

namespace {

/** Tool tips and the texts of message boxes are labels, too. Each is polished before its size is first asked for,
 * which is when Qt would interpret the text. */
class PlainLabels final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Polish) {
            if (auto *label = qobject_cast<QLabel *>(watched); label && label->textFormat() == Qt::AutoText)
                label->setTextFormat(Qt::PlainText);
        }
        return false;
    }
};

} // namespace

void showMarkupAsText(QApplication &application)
{
    application.installEventFilter(new PlainLabels(&application));
}

} // namespace widgets
