#include "languagewalk.h"
#include "pseudotexts.h"
#include "testprogram.h"
#include "translations.h"
#include "windowtexts.h"

#include <QTranslator>

using support::LanguageWalk;
using support::WindowTexts;

/** The texts of a window change while it is open. */
class TestLanguageSwitch final : public QObject
{
    Q_OBJECT

public:
    explicit TestLanguageSwitch(const support::JourneyHome &home)
        : m_home(home)
    {}

private slots:
    void cleanup() { QLocale::setDefault(QLocale::system()); }
    void changesAllTexts_data() { LanguageWalk::addParts(); }
    void changesAllTexts();

private:
    const support::JourneyHome &m_home;
};

namespace {

/** The entries of `now` that differ from `before`. */
QStringList differences(const WindowTexts &before, const WindowTexts &now)
{
    QStringList found;
    for (auto entry = before.begin(); entry != before.end(); ++entry) {
        if (now.value(entry.key()) != entry.value())
            found.append(u"%1: %2 instead of %3"_qs.arg(entry.key(), now.value(entry.key()), entry.value()));
    }
    for (auto entry = now.begin(); entry != now.end(); ++entry) {
        if (!before.contains(entry.key()))
            found.append(u"%1: %2 instead of nothing"_qs.arg(entry.key(), entry.value()));
    }
    return found;
}

} // namespace

/** At each stop, a window that was opened in English has texts of the pseudo-locale alone when that is chosen, and
 * those from before when English is chosen again. */
void TestLanguageSwitch::changesAllTexts()
{
    QFETCH(const LanguageWalk::Part, part);
    language::Translations translations;
    translations.choose(u"en"_qs);
    const support::PseudoTexts pseudo;
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(GATEWRIGHT_TRANSLATIONS "/gatewright_en_XA.qm")));
    QStringList wrong;
    int stops = 0;
    LanguageWalk(m_home, LanguageWalk::UsualSize, [&](const QString &stop, QWidget &window) {
        ++stops;
        LanguageWalk::settle(window, LanguageWalk::LongQuietMs);
        const WindowTexts before = support::textsOf(window);
        QVERIFY(QCoreApplication::installTranslator(&translator));
        LanguageWalk::settle(window);
        const WindowTexts switched = support::textsOf(window);
        QCoreApplication::removeTranslator(&translator);
        for (auto entry = switched.begin(); entry != switched.end(); ++entry) {
            for (const QString &found : pseudo.untranslatedIn(entry.value()))
                wrong.append(u"%1: switched: %2: %3"_qs.arg(stop, entry.key(), found.left(120)));
        }
        LanguageWalk::settle(window);
        for (const QString &difference : differences(before, support::textsOf(window)))
            wrong.append(stop + u": switched back: "_qs + difference);
    }).walk(part);
    QVERIFY2(stops > 5, qPrintable(QString::number(stops)));
    QCOMPARE(support::reported(wrong), qsizetype(0));
}

GATEWRIGHT_TEST_RUN(TestLanguageSwitch, support::runJourney<TestLanguageSwitch>)
#include "testlanguageswitch.moc"
