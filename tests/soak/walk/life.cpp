#include "life.h"

#include "accessiblecontrols.h"
#include "acts.h"
#include "applicationidentity.h"
#include "designerservices.h"
#include "disk.h"
#include "mainwindow.h"
#include "oracle.h"
#include "plaintext.h"
#include "settingstable.h"
#include "testprogram.h"
#include "theme.h"
#include "translations.h"
#include "walkreport.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTest>

#include <cstdio>
#include <cstdlib>

namespace walk {

namespace {

/** Also a violation, because the program warns only of its own mistakes. */
void reportWarning(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    static const QRegularExpression ignored(u"^(%1)"_qs.arg(support::IgnoredWarnings));
    const QString line = qFormatLogMessage(type, context, message);
    std::fprintf(stderr, "%s\n", qPrintable(line));
    if (type != QtDebugMsg && type != QtInfoMsg && !ignored.match(message).hasMatch())
        reportViolation(u"warning: "_qs + message.left(60), message);
}

QList<Word> wordsOf(const Disk &disk)
{
    QList<Word> words;
    for (const QByteArray &line : bytesOf(disk.wordsFile()).split('\n')) {
        if (!line.isEmpty())
            words.append(decodeWord(QString::fromUtf8(line)));
    }
    return words;
}

/** The acts in one window. */
class Life final
{
public:
    Life(const LifePlan &plan, const Disk &disk, window::MainWindow &window, startup::DesignerServices &services)
        : m_plan(plan)
        , m_window(window)
        , m_oracle(disk, window, services.services().workspace, wordsOf(disk))
        , m_acts(disk, window, services, m_oracle)
    {}

    void run()
    {
        begin();
        for (int act = m_plan.first; act < m_plan.end; ++act) {
            if (includes(m_plan, act) && !play(act))
                return report(line::Quit, {QString::number(act)});
        }
        report(line::Done);
        // Not a normal end, which would discard unsaved work.
        std::_Exit(0);
    }

private:
    void begin()
    {
        Dice dice(m_plan.id, -1 - m_plan.first);
        m_oracle.lookBefore();
        const bool mustOffer = m_oracle.needsRecovery();
        const Effect effect = m_acts.answerRecovery(dice);
        if (mustOffer && effect.text == u"nothing to restore")
            reportViolation(u"restore is not offered"_qs, u"a recovery record has words that are in no file"_qs);
        m_oracle.check(effect);
        report(line::Act, {u"-"_qs, u"start: "_qs + effect.text});
    }

    /** False if the window was closed. */
    bool play(int number)
    {
        Dice dice(m_plan.id, number);
        const ActKind kind = drawAct(dice);
        report(line::Begin, {QString::number(number), QString::number(int(mayBeKilledIn(kind)))});
        m_oracle.lookBefore();
        const Effect effect = m_acts.act(kind, dice, number);
        m_oracle.check(effect);
        report(line::Act, {QString::number(number), effect.text});
        return !effect.hasClosed;
    }

    const LifePlan &m_plan;
    window::MainWindow &m_window;
    Oracle m_oracle;
    Acts m_acts;
};

} // namespace

QStringList argumentsOf(const LifePlan &plan)
{
    QStringList only;
    for (const int act : plan.only)
        only.append(QString::number(act));
    return {u"--life"_qs,
            plan.folder,
            QString::number(plan.id.seed),
            QString::number(plan.id.session),
            QString::number(plan.first),
            QString::number(plan.end),
            only.join(u',')};
}

LifePlan lifePlanOf(const QStringList &arguments)
{
    LifePlan plan{arguments.value(1),
                  {arguments.value(2).toUInt(), arguments.value(3).toUInt()},
                  arguments.value(4).toInt(),
                  arguments.value(5).toInt(),
                  {}};
    for (const QString &act : arguments.value(6).split(u',', Qt::SkipEmptyParts))
        plan.only.append(act.toInt());
    return plan;
}

bool includes(const LifePlan &plan, int act)
{
    return plan.only.isEmpty() || plan.only.contains(act);
}

int live(int argc, char **argv, const LifePlan &plan)
{
    startup::nameApplication();
    QApplication application(argc, argv);
    qInstallMessageHandler(reportWarning);
    const language::Translations translations;
    widgets::installAccessibleControls();
    widgets::showMarkupAsText(application);
    const Disk disk(plan.folder);
    startup::DesignerServices services;
    services.settings().set(settings::GatewayPort, 0);
    theme::apply(application, theme::Choice::Light);
    window::MainWindow window(services.services());
    window.show();
    window.restoreSession();
    window.open(disk.openedDefinitions());
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not get active");
    Life(plan, disk, window, services).run();
    return 0;
}

} // namespace walk
