#include "languages.h"
#include "testprogram.h"
#include "translations.h"

#include <QLibraryInfo>
#include <QTest>

using language::Language;
using language::Translations;

/** The languages of the program and the choice among them. */
class TestLanguages final : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::system()); }
    void areNamedInThemselves();
    void followTheSystem_data();
    void followTheSystem();
    void switchTextsAndFormats();
    void takeThePluralFormsOfEnglish();
    void translateQtsTexts();
};

namespace {

QString openText()
{
    return QCoreApplication::translate("window::Actions", "&Open file…");
}

} // namespace

void TestLanguages::areNamedInThemselves()
{
    const QList<Language> all = language::languages();
    QVERIFY(all.size() >= 2);
    QCOMPARE(all.constFirst(), (Language{u"en"_qs, u"English"_qs}));
    QVERIFY(all.contains(Language{u"de"_qs, u"Deutsch"_qs}));
}

void TestLanguages::followTheSystem_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QStringList>("preferred");
    QTest::addColumn<QString>("code");
    QTest::newRow("chosen") << u"de"_qs << QStringList{u"en-GB"_qs, u"en"_qs} << u"de"_qs;
    QTest::newRow("English chosen") << u"en"_qs << QStringList{u"de-DE"_qs, u"de"_qs} << u"en"_qs;
    QTest::newRow("system") << QString() << QStringList{u"de-AT"_qs, u"de"_qs} << u"de"_qs;
    QTest::newRow("country alone") << QString() << QStringList{u"de-CH"_qs} << u"de"_qs;
    QTest::newRow("first that is there") << QString() << QStringList{u"xx-YY"_qs, u"de-DE"_qs, u"en"_qs} << u"de"_qs;
    QTest::newRow("order") << QString() << QStringList{u"en-US"_qs, u"de-DE"_qs} << u"en"_qs;
    QTest::newRow("none") << QString() << QStringList{u"xx"_qs} << u"en"_qs;
    QTest::newRow("no system") << QString() << QStringList{u"C"_qs} << u"en"_qs;
    QTest::newRow("unknown choice") << u"xx"_qs << QStringList{u"de"_qs} << u"de"_qs;
    QTest::newRow("path") << u"../de"_qs << QStringList() << u"en"_qs;
}

void TestLanguages::followTheSystem()
{
    QFETCH(const QString, choice);
    QFETCH(const QStringList, preferred);
    QTEST(language::resolved(choice, preferred), "code");
}

void TestLanguages::switchTextsAndFormats()
{
    Translations translations;
    QCOMPARE(openText(), u"&Open file…"_qs);
    translations.choose(u"de"_qs);
    QCOMPARE(translations.current(), u"de"_qs);
    const QString german = openText();
    QVERIFY2(german != u"&Open file…"_qs, qPrintable(german));
    QCOMPARE(QLocale().toString(1.5, 'f', 1), u"1,5"_qs);
    translations.choose(u"en"_qs);
    QCOMPARE(openText(), u"&Open file…"_qs);
    QCOMPARE(QLocale().toString(1.5, 'f', 1), u"1.5"_qs);
}

void TestLanguages::takeThePluralFormsOfEnglish()
{
    const auto text = [](int number) {
        return QCoreApplication::translate("certificates", "expires in %n days", nullptr, number);
    };
    Translations translations;
    QCOMPARE(text(1), u"expires in 1 day"_qs);
    translations.choose(u"de"_qs);
    QVERIFY(text(1) != text(2));
    QVERIFY(!text(1).contains(u"expires"));
    translations.choose(u"en"_qs);
    QCOMPARE(text(1), u"expires in 1 day"_qs);
    QCOMPARE(text(2), u"expires in 2 days"_qs);
}

void TestLanguages::translateQtsTexts()
{
    if (!QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + u"/qtbase_de.qm"_qs))
        QSKIP("the package qt6-translations-l10n is not installed");
    const auto text = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
    Translations translations;
    translations.choose(u"de"_qs);
    QCOMPARE(text(), u"Abbrechen"_qs);
    translations.choose(u"en"_qs);
    QCOMPARE(text(), u"Cancel"_qs);
}

GATEWRIGHT_TEST(TestLanguages, QCoreApplication)
#include "testlanguages.moc"
