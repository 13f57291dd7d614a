#include "helpdialogs.h"

#include "actions.h"
#include "naming.h"
#include "theme.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {

struct HelpDialogs {
    Q_DECLARE_TR_FUNCTIONS(window::HelpDialogs)
};

/** The part of the screen's height that the list of shortcuts takes at most. */
constexpr double HighestPart = 0.7;

/** The names of all actions that have keys, and the keys. */
QString shortcutRows(const Actions &actions)
{
    QString rows;
    for (const QAction *action : actions.all()) {
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty())
            rows += u"<tr><td style='padding-right:24px'>%1</td><td>%2</td></tr>"_qs.arg(
                actions.nameOf(action).toHtmlEscaped(), keys.toHtmlEscaped());
    }
    return rows;
}

} // namespace

void showKeyboardShortcuts(const Actions &actions, QWidget *parent)
{
    auto *box = new QDialog(parent);
    box->setObjectName(u"shortcutsBox"_qs);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(HelpDialogs::tr("Keyboard shortcuts"));
    auto *table = new QLabel(u"<table>%1</table>"_qs.arg(shortcutRows(actions)));
    table->setObjectName(u"shortcutsTable"_qs);
    table->setTextFormat(Qt::RichText);
    table->setMargin(theme::Space::Group);
    auto *area = widgets::named(new QScrollArea(box), u"shortcutsArea"_qs, box->windowTitle());
    area->setFocusPolicy(Qt::StrongFocus); // The keys of the cursor scroll.
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(table);
    area->setMinimumWidth(table->sizeHint().width() + area->verticalScrollBar()->sizeHint().width() +
                          2 * area->frameWidth());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, box);
    QObject::connect(buttons, &QDialogButtonBox::rejected, box, &QDialog::reject);
    auto *column = new QVBoxLayout(box);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    const int wanted = table->sizeHint().height() + buttons->sizeHint().height() + 3 * theme::Space::Group;
    box->resize(box->sizeHint().width(), std::min(wanted, int(box->screen()->availableSize().height() * HighestPart)));
    box->open();
}

void showAbout(QWidget *parent)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, HelpDialogs::tr("About Gatewright"), QString(), QMessageBox::Close,
                                parent);
    box->setObjectName(u"aboutBox"_qs);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setText(HelpDialogs::tr("Gatewright %1", "%1: version").arg(QCoreApplication::applicationVersion()));
    box->setInformativeText(HelpDialogs::tr(
        "A desktop designer and test bench for APIs behind a gateway. It needs no account and sends nothing that you "
        "did not ask for."));
    box->open();
}

} // namespace window
