#include "languagewalk.h"
#include "pseudotexts.h"
#include "testprogram.h"
#include "translations.h"
#include "windowtexts.h"

#include <QFile>
#include <QMutex>
#include <QSet>
#include <QTranslator>
#include <QXmlStreamReader>

using support::LanguageWalk;
using support::WindowTexts;

/** All texts of the window are translated: in a pseudo-locale, whose texts are in brackets, none is outside of them. */
class TestLanguageTexts final : public QObject
{
    Q_OBJECT

public:
    explicit TestLanguageTexts(const support::JourneyHome &home)
        : m_home(home)
    {}

private slots:
    void initTestCase();
    void cleanup();
    void areTranslated_data() { LanguageWalk::addParts(); }
    void areTranslated();

private:
    const support::JourneyHome &m_home;
};

namespace {

const char *const PseudoLocale = GATEWRIGHT_TRANSLATIONS "/gatewright_en_XA.qm";

/** Asked before other translators, translates nothing, and notes which texts of the program the sources do not have:
 * they are looked up in another context than lupdate finds them in, so that no language can translate them. */
class UnknownTexts final : public QTranslator
{
public:
    UnknownTexts()
    {
        QFile file(QStringLiteral(GATEWRIGHT_TRANSLATIONS "/sources.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QString context;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"name")
                context = xml.readElementText();
            else if (xml.name() == u"source")
                m_known.insert(context + u'|' + xml.readElementText());
        }
    }

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        const QString key = QString::fromUtf8(context) + u'|' + QString::fromUtf8(source);
        // Qt's classes and its themes; the program's are in namespaces or known.
        const bool isQt = context[0] == 'Q' || key.startsWith(u"CloseButton|") || key.startsWith(u"MAC_");
        const QMutexLocker locker(&m_mutex);
        if (!isQt && !m_known.contains(key))
            m_unknown.insert(key);
        return {};
    }
    [[nodiscard]] QStringList unknown() const
    {
        const QMutexLocker locker(&m_mutex);
        QStringList sorted(m_unknown.begin(), m_unknown.end());
        sorted.sort();
        return sorted;
    }

private:
    QSet<QString> m_known;
    mutable QMutex m_mutex; ///< The gateway's thread has texts too.
    mutable QSet<QString> m_unknown;
};

} // namespace

void TestLanguageTexts::initTestCase()
{
    QVERIFY(QFile::exists(QString::fromUtf8(PseudoLocale)));
}

void TestLanguageTexts::cleanup()
{
    qunsetenv(language::TranslationVariable);
    QLocale::setDefault(QLocale::system());
}

void TestLanguageTexts::areTranslated()
{
    QFETCH(const LanguageWalk::Part, part);
    qputenv(language::TranslationVariable, PseudoLocale);
    language::Translations translations;
    translations.choose(u"en"_qs);
    UnknownTexts unknown;
    QVERIFY(QCoreApplication::installTranslator(&unknown));
    const support::PseudoTexts pseudo;
    QStringList untranslated;
    int stops = 0;
    LanguageWalk(m_home, LanguageWalk::UsualSize, [&](const QString &stop, QWidget &window) {
        ++stops;
        const WindowTexts texts = support::textsOf(window);
        for (auto entry = texts.begin(); entry != texts.end(); ++entry) {
            for (const QString &found : pseudo.untranslatedIn(entry.value()))
                untranslated.append(u"%1 (%2): %3"_qs.arg(entry.key(), stop, found.left(120)));
        }
    }).walk(part);
    QCoreApplication::removeTranslator(&unknown);
    QVERIFY2(stops > 5, qPrintable(QString::number(stops)));
    QCOMPARE(support::reported(unknown.unknown()), qsizetype(0));
    QCOMPARE(support::reported(untranslated), qsizetype(0));
}

GATEWRIGHT_TEST_RUN(TestLanguageTexts, support::runJourney<TestLanguageTexts>)
#include "testlanguagetexts.moc"
