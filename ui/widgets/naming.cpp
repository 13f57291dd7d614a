#include "naming.h"

#include "styleproperties.h"

#include <QAbstractButton>
#include <QDialog>
#include <QTabBar>
#include <QVariant>

namespace widgets {

namespace {

constexpr char RemembersSize[] = "remembersSize";

} // namespace

QString spokenLabel(const QString &label)
{
    QString spoken;
    for (qsizetype at = 0; at < label.size(); ++at) {
        if (label.at(at) == u'&' && at + 1 < label.size())
            ++at;
        spoken += label.at(at);
    }
    while (spoken.endsWith(u':') || spoken.endsWith(u'…'))
        spoken.chop(1);
    return spoken.trimmed();
}

void setButtonText(QAbstractButton *button, const QString &text, const QString &toolTip)
{
    // setText() replaces the shortcut of a button, even if the text has no mnemonic.
    const QKeySequence shortcut = button->shortcut();
    button->setText(text);
    if (!shortcut.isEmpty() && button->shortcut().isEmpty())
        button->setShortcut(shortcut);
    button->setAccessibleName(spokenLabel(text));
    button->setToolTip(toolTip);
}

void makePrimary(QAbstractButton *button, bool isPrimary)
{
    button->setProperty(theme::PrimaryProperty, isPrimary);
    button->update();
}

void setInvalid(QWidget *field, bool invalid)
{
    field->setProperty(theme::InvalidProperty, invalid);
    field->update();
}

void rememberSize(QDialog &dialog)
{
    dialog.setProperty(RemembersSize, true);
}

bool remembersSize(const QDialog &dialog)
{
    return dialog.property(RemembersSize).toBool();
}

void makeFlush(QTabBar *tabs)
{
    tabs->setProperty(theme::FlushProperty, true);
    tabs->updateGeometry();
}

} // namespace widgets
