#include "pendingedit.h"

#include <QLineEdit>
#include <QMetaProperty>

#include <utility>

namespace editing {

namespace {

/** All edits there are. A form has hundreds of widgets and a few dozens of edits. */
QList<PendingEdit *> &allEdits()
{
    static QList<PendingEdit *> edits;
    return edits;
}

bool isIn(const QWidget &root, const QObject *object)
{
    while (object && object != &root)
        object = object->parent();
    return object;
}

QList<QPointer<PendingEdit>> pendingEdits(const QWidget &root)
{
    QList<QPointer<PendingEdit>> pending;
    for (PendingEdit *edit : std::as_const(allEdits())) {
        if (edit->isPending() && isIn(root, edit))
            pending.append(edit);
    }
    return pending;
}

bool isStillPending(const PendingEdit *edit)
{
    return edit && edit->isPending() && edit->control() && edit->control()->isVisible();
}

/** What the user types: the text of a line or a paragraph, the value of a number field. Empty for passwords. */
QString typedText(const QWidget &control)
{
    const auto *line = qobject_cast<const QLineEdit *>(&control);
    if (line && line->echoMode() != QLineEdit::Normal)
        return {};
    const QMetaProperty property = control.metaObject()->userProperty();
    return property.isValid() ? property.read(&control).toString() : QString();
}

/** The editor of a cell has no name: that of its list is nearest. */
QString labelOf(const QWidget &control)
{
    for (const QWidget *widget = &control; widget && !widget->isWindow(); widget = widget->parentWidget()) {
        if (!widget->accessibleName().isEmpty())
            return widget->accessibleName();
    }
    return {};
}

} // namespace

PendingEdit::PendingEdit(QWidget *control)
    : QObject(control)
    , m_control(control)
{
    allEdits().append(this);
}

PendingEdit::~PendingEdit()
{
    allEdits().removeOne(this);
}

QWidget *completeEdits(QWidget &root, const QWidget *clicked)
{
    QWidget *refused = nullptr;
    // Completing an edit can delete the form of another one.
    for (const QPointer<PendingEdit> &edit : pendingEdits(root)) {
        if (!edit || (clicked && edit->isCompletedBy(clicked)))
            continue;
        edit->complete();
        if (!refused && isStillPending(edit))
            refused = edit->control();
    }
    return refused;
}

QList<PendingText> pendingTexts(const QWidget &root)
{
    QList<PendingText> texts;
    for (const QPointer<PendingEdit> &edit : pendingEdits(root)) {
        const QWidget *control = edit->isUnwritten() ? edit->control() : nullptr;
        const QString text = control ? typedText(*control) : QString();
        if (!text.isEmpty())
            texts.append({labelOf(*control), text});
    }
    return texts;
}

QWidget *pendingControl(const QWidget &root)
{
    for (const QPointer<PendingEdit> &edit : pendingEdits(root)) {
        if (isStillPending(edit))
            return edit->control();
    }
    return nullptr;
}

} // namespace editing

#include "moc_pendingedit.cpp"
