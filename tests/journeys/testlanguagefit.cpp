#include "languagewalk.h"
#include "pseudotexts.h"
#include "testprogram.h"
#include "translations.h"
#include "windowtexts.h"

#include <QFile>

using support::LanguageWalk;

/**
 * No text of the window is cut in a small window, in German and in the pseudo-locales, which are a third longer.
 * GATEWRIGHT_LANGUAGE chooses one: de, en_XA, or ar_XB from right to left; otherwise all are walked through.
 * GATEWRIGHT_LANGUAGE_PICTURES is a folder for a picture and a list of texts of each stop.
 */
class TestLanguageFit final : public QObject
{
    Q_OBJECT

public:
    explicit TestLanguageFit(const support::JourneyHome &home)
        : m_home(home)
    {}

private slots:
    void cleanup();
    void cutsNoText_data();
    void cutsNoText();

private:
    const support::JourneyHome &m_home;
};

namespace {

void save(QWidget &window, const QString &path)
{
    window.grab().save(path + u".png"_qs);
    QFile file(path + u".txt"_qs);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const support::WindowTexts texts = support::textsOf(window);
    for (auto entry = texts.begin(); entry != texts.end(); ++entry)
        file.write((entry.key().section(u'/', -1) + u": "_qs + entry.value() + u'\n').toUtf8());
}

} // namespace

void TestLanguageFit::cleanup()
{
    qunsetenv(language::TranslationVariable);
    QLocale::setDefault(QLocale::system());
}

void TestLanguageFit::cutsNoText_data()
{
    QTest::addColumn<QString>("code");
    const QString chosen = qEnvironmentVariable("GATEWRIGHT_LANGUAGE");
    for (const QString &code : {u"de"_qs, u"en_XA"_qs, u"ar_XB"_qs}) {
        if (chosen.isEmpty() || chosen == code)
            QTest::newRow(qPrintable(code)) << code;
    }
}

void TestLanguageFit::cutsNoText()
{
    QFETCH(const QString, code);
    const bool isPseudo = code != u"de";
    if (isPseudo)
        qputenv(language::TranslationVariable,
                QStringLiteral(GATEWRIGHT_TRANSLATIONS "/gatewright_%1.qm").arg(code).toUtf8());
    language::Translations translations;
    translations.choose(isPseudo ? u"en"_qs : code);
    // The pseudo-locales are longer than a real language. They may need scroll bars, and cut no text.
    const support::Scrolled scrolled = isPseudo ? support::Scrolled::IsWhole : support::Scrolled::IsCut;
    QStringList cut;
    QStringList repeated;
    int stops = 0;
    LanguageWalk(m_home, LanguageWalk::SmallSize, [&](const QString &stop, QWidget &window) {
        ++stops;
        QCOMPARE(QGuiApplication::isRightToLeft(), code == u"ar_XB");
        if (const QString folder = qEnvironmentVariable("GATEWRIGHT_LANGUAGE_PICTURES"); !folder.isEmpty())
            save(window, u"%1/%2-%3"_qs.arg(folder, code, stop));
        for (const QString &text : support::truncatedTextsOf(window, scrolled))
            cut.append(stop + u": "_qs + text);
        repeated += support::repeatedMnemonicsOf(window);
        if (window.width() > LanguageWalk::SmallSize.width() || window.height() > LanguageWalk::SmallSize.height())
            cut.append(u"%1: the window needs %2 x %3"_qs.arg(stop).arg(window.width()).arg(window.height()));
    }).walk();
    QVERIFY2(stops > 40, qPrintable(QString::number(stops)));
    QCOMPARE(support::reported(repeated), qsizetype(0));
    QCOMPARE(support::reported(cut), qsizetype(0));
}

GATEWRIGHT_TEST_RUN(TestLanguageFit, support::runJourney<TestLanguageFit>)
#include "testlanguagefit.moc"
