#include "sourcetree.h"
#include "testprogram.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

using architecture::Include;
using architecture::includesOf;
using architecture::sourcesBelow;

/** What include paths cannot stop: system headers that belong to one layer, includes that name a folder, and duplicate
 * file names.
 */
class TestIncludes final : public QObject
{
    Q_OBJECT

private slots:
    void headersStayInTheirLayer_data();
    void headersStayInTheirLayer();
    void headersAreNamedWithoutTheirFolder();
    void fileNamesAreUnique();
    void librariesGiveWhatTheirHeadersInclude();
};

namespace {
const QStringList Floors = {u"models"_qs, u"app"_qs, u"ui"_qs, u"tests"_qs};
} // namespace

void TestIncludes::headersStayInTheirLayer_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("allowed");

    QTest::newRow("widgets belong to ui")
        << u"^(QtWidgets|QtSvg|QtGui)/|^Q(Widget|Application|MainWindow|Dialog|Painter)$"_qs
        << u"^(ui|tests)/|^app/startup/"_qs;
    QTest::newRow("sockets belong to app")
        << u"^QtNetwork/|^Q(Tcp|Udp|Ssl|Network|Local)[A-Z]\\w*$"_qs << u"^(app|tests)/"_qs;
    QTest::newRow("yaml-cpp belongs to the cross-check")
        << u"^yaml-cpp/"_qs << u"^(models/document/crosscheck|tests)/"_qs;
    QTest::newRow("Beast belongs to one file") << u"^boost/"_qs << u"^models/http/parse/messageparsing\\.cpp$"_qs;
    QTest::newRow("zlib belongs to three files")
        << u"^zlib\\.h$"_qs
        << u"^(models/(http/contentcoding|git/objects/inflate|zip/format/deflating)\\.cpp$|tests/)"_qs;
    QTest::newRow("OpenSSL belongs to two files")
        << u"^openssl/"_qs << u"^(app/gateway/(identity/localcertificate|testgateway)\\.cpp$|tests/)"_qs;
    QTest::newRow("the keychain belongs to app/secrets")
        << u"^qt6?keychain/|^keychain\\.h$|^qt6keychain"_qs << u"^(app/secrets|tests/app/secrets)/"_qs;
    QTest::newRow("models use no files")
        << u"^Q(File|SaveFile|Dir|Settings|Process|FileSystemWatcher|TemporaryFile)$"_qs << u"^(app|ui|tests)/"_qs;
}

void TestIncludes::headersStayInTheirLayer()
{
    QFETCH(QString, header);
    QFETCH(QString, allowed);
    const QRegularExpression headers(header);
    const QRegularExpression places(allowed);

    QStringList strays;
    for (const QString &floor : Floors) {
        for (const QString &file : sourcesBelow(floor)) {
            for (const Include &include : includesOf(file)) {
                if (headers.match(include.header).hasMatch() && !places.match(file).hasMatch())
                    strays.append(u"%1:%2: %3"_qs.arg(file).arg(include.line).arg(include.header));
            }
        }
    }
    QVERIFY2(strays.isEmpty(), qPrintable(strays.join(u'\n')));
}

void TestIncludes::headersAreNamedWithoutTheirFolder()
{
    QStringList strays;
    for (const QString &floor : Floors) {
        for (const QString &file : sourcesBelow(floor)) {
            for (const Include &include : includesOf(file)) {
                if (include.isQuoted && include.header.contains(u'/'))
                    strays.append(u"%1:%2: %3"_qs.arg(file).arg(include.line).arg(include.header));
            }
        }
    }
    QVERIFY2(strays.isEmpty(), qPrintable(strays.join(u'\n')));
}

void TestIncludes::fileNamesAreUnique()
{
    QHash<QString, QString> seen;
    QStringList doubled;
    for (const QString &floor : Floors) {
        for (const QString &file : sourcesBelow(floor)) {
            const QString name = file.section(u'/', -1);
            if (seen.contains(name))
                doubled.append(u"%1 and %2"_qs.arg(seen.value(name), file));
            seen.insert(name, file);
        }
    }
    QVERIFY2(doubled.isEmpty(), qPrintable(doubled.join(u'\n')));
}

/** Otherwise a user of the library compiles only as long as it happens to use the other one too. */
void TestIncludes::librariesGiveWhatTheirHeadersInclude()
{
    const QMap<QString, QStringList> libraries = architecture::libraries();
    QHash<QString, QString> owners;
    for (auto library = libraries.begin(); library != libraries.end(); ++library) {
        for (const QString &file : library.value())
            owners.insert(file.section(u'/', -1), library.key());
    }
    QStringList missing;
    for (auto library = libraries.begin(); library != libraries.end(); ++library) {
        const QSet<QString> given = architecture::givenBy(library.key());
        for (const QString &file : library.value()) {
            if (!file.endsWith(u".h") || !architecture::isPublic(library.key(), file))
                continue;
            for (const Include &include : includesOf(file)) {
                const QString owner = include.isQuoted ? owners.value(include.header) : QString();
                if (!owner.isEmpty() && !given.contains(owner))
                    missing.append(u"%1:%2: %3 is in %4"_qs.arg(file).arg(include.line).arg(include.header, owner));
            }
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

GATEWRIGHT_TEST(TestIncludes, void)
#include "testincludes.moc"
#include "testprogram.h"
