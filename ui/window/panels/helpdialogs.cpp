#include "helpdialogs.h"

#include "actions.h"
#include "naming.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace window {

namespace {

struct HelpDialogs {
    Q_DECLARE_TR_FUNCTIONS(window::HelpDialogs)
};

QMessageBox *newHelpBox(const QString &objectName, const QString &title, QWidget *parent)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, title, QString(), QMessageBox::Close, parent);
    box->setObjectName(objectName);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box;
}

} // namespace

void showKeyboardShortcuts(const Actions &actions, QWidget *parent)
{
    QString rows;
    for (const QAction *action : actions.all()) {
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty())
            rows += u"<tr><td style='padding-right:24px'>%1</td><td>%2</td></tr>"_qs.arg(
                widgets::spokenLabel(action->text()).toHtmlEscaped(), keys.toHtmlEscaped());
    }
    QMessageBox *box = newHelpBox(u"shortcutsBox"_qs, HelpDialogs::tr("Keyboard shortcuts"), parent);
    box->setTextFormat(Qt::RichText);
    box->setText(u"<table>%1</table>"_qs.arg(rows));
    box->open();
}

void showAbout(QWidget *parent)
{
    QMessageBox *box = newHelpBox(u"aboutBox"_qs, HelpDialogs::tr("About Gatewright"), parent);
    box->setText(HelpDialogs::tr("Gatewright %1", "%1: version").arg(QCoreApplication::applicationVersion()));
    box->setInformativeText(HelpDialogs::tr(
        "A desktop designer and test bench for APIs behind a gateway. It needs no account and sends nothing that you "
        "did not ask for."));
    box->open();
}

} // namespace window
