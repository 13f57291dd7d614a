#include "conversion.h"
#include "corpus.h"
#include "samevalue.h"
#include "structure.h"
#include "testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QTest>

using conversion::Loss;
using document::Document;
using document::Pointer;
using specification::Version;

/** Real documents in another version and back: only what is listed differs, and nothing new is wrong. */
class TestRoundTrips final : public QObject
{
    Q_OBJECT

private slots:
    void goesThereAndBack_data();
    void goesThereAndBack();
};

namespace {

int violationsOf(const document::Snapshot &snapshot)
{
    const auto version = specification::versionOf(snapshot.at({"openapi"}).text());
    return version ? int(specification::checkStructure(snapshot, *version).size()) : 0;
}

bool isListed(const Pointer &place, const QList<Loss> &losses)
{
    return std::any_of(losses.begin(), losses.end(),
                       [&](const Loss &loss) { return loss.pointer.contains(place) || place.contains(loss.pointer); });
}

void addFiles(const QString &folder, const QStringList &names)
{
    QDirIterator files(folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        QTest::newRow(qPrintable(QDir(folder).relativeFilePath(file))) << file;
    }
}

} // namespace

void TestRoundTrips::goesThereAndBack_data()
{
    QTest::addColumn<QString>("file");
    addFiles(QStringLiteral(RESOURCES "/examples"), {u"*.yaml"_qs});
    if (!support::corpusFolder().isEmpty())
        addFiles(support::corpusFolder() + u"/openapi"_qs, {u"*.yaml"_qs, u"*.json"_qs});
}

void TestRoundTrips::goesThereAndBack()
{
    QFETCH(QString, file);
    QFile bytes(file);
    QVERIFY(bytes.open(QIODevice::ReadOnly));
    const auto original = document::Snapshot::parse(bytes.readAll(), document::formatOfFileName(file));
    const auto from = specification::versionOf(original.at({"openapi"}).text());
    if (!from)
        return; // A part of a description.
    const int violations = violationsOf(original);
    for (const Version to : {Version::V30, Version::V31, Version::V32}) {
        Document document(original.text(), original.format());
        const auto there = conversion::convert(document, to);
        QVERIFY(there.isOk());
        QVERIFY2(violationsOf(document.snapshot()) <= violations, qPrintable(specification::nameOf(to)));
        const auto back = conversion::convert(document, *from);
        QVERIFY(back.isOk());
        QVERIFY2(violationsOf(document.snapshot()) <= violations, qPrintable(specification::nameOf(to)));
        // Older versions have other forms for the same, and documents keep them on the way back.
        if (to < *from)
            continue;
        QList<Pointer> different;
        support::addDifferences(*original.root().value(), *document.snapshot().root().value(), {}, different);
        for (const Pointer &place : std::as_const(different)) {
            QVERIFY2(place == Pointer{"openapi"} || isListed(place, *there + *back),
                     qPrintable(specification::nameOf(to) + u' ' + place.toString()));
        }
    }
}

GATEWRIGHT_TEST(TestRoundTrips, QCoreApplication)
#include "testroundtrips.moc"
