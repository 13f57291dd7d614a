#include "certificatefiltermodel.h"
#include "certificatesamples.h"
#include "modelcells.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QTest>

using items::CertificateModel;
using management::Validity;

class TestCertificateModel final : public QObject
{
    Q_OBJECT

private slots:
    void showsEachStateInItsWords();
    void saysWhatAnIdAloneDoesNotTell();
    void shortensNames();
    void showsNoControlCharacters();
    void tellsHowMuchOfTheValidityIsOver();
    void searchesInEveryName();
    void filtersByState();
    void sortsByTheDayItEnds();
    void hasTitlesWithoutRows();
    void choosesAndSortsAsPlainLoopsDo_data();
    void choosesAndSortsAsPlainLoopsDo();
};

namespace {

const QDateTime Now(QDate(2026, 6, 15), QTime(12, 0), Qt::UTC);

CertificateModel::Words words()
{
    return {[](const management::Certificate &, const management::CertificateStatus &status) {
                return u"%1/%2"_qs.arg(static_cast<int>(status.validity)).arg(status.days);
            },
            u"key"_qs, u"CA"_qs, u"?"_qs};
}

} // namespace

void TestCertificateModel::showsEachStateInItsWords()
{
    CertificateModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setWords(words());
    model.setCertificates(support::sampleCertificates().certificates, Now);
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(model.statusAt(0).validity, Validity::ExpiresSoon);
    QCOMPARE(model.statusAt(0).days, 10);
    QCOMPARE(model.statusAt(1).validity, Validity::Expired);
    QCOMPARE(model.statusAt(2).validity, Validity::Valid);
    QCOMPARE(model.statusAt(3).validity, Validity::NotYetValid);
    QCOMPARE(cell(model, 0, CertificateModel::State), u"%1/10"_qs.arg(static_cast<int>(Validity::ExpiresSoon)));
    QCOMPARE(cell(model, 0, CertificateModel::Key), u"key"_qs);
    QCOMPARE(cell(model, 4, CertificateModel::Key), u"CA"_qs);
    QCOMPARE(cell(model, 0, CertificateModel::NotAfter), u"2026-06-26"_qs);
}

void TestCertificateModel::saysWhatAnIdAloneDoesNotTell()
{
    CertificateModel model;
    model.setWords(words());
    model.setCertificates(support::sampleCertificates().certificates, Now);
    QVERIFY(cell(model, 5, CertificateModel::Subject).startsWith(u"5e9d9544"_qs));
    for (const int column : {CertificateModel::Issuer, CertificateModel::Names, CertificateModel::NotAfter,
                             CertificateModel::Key, CertificateModel::State})
        QCOMPARE(cell(model, 5, column), u"?"_qs);
}

void TestCertificateModel::shortensNames()
{
    QCOMPARE(items::shortNames({}), QString());
    QCOMPARE(items::shortNames({u"a"_qs}), u"a"_qs);
    QCOMPARE(items::shortNames({u"a"_qs, u"b"_qs, u"c"_qs}), u"a +2"_qs);
}

/** Anyone can write anything into a certificate. */
void TestCertificateModel::showsNoControlCharacters()
{
    management::Certificate certificate;
    certificate.hasDetails = true;
    certificate.subjectName = u"shop\u202Eelpmaxe.\n"_qs;
    certificate.issuerName = u"\u0007CA\u2066"_qs;
    certificate.dnsNames = {u"a\u200B.example"_qs};
    CertificateModel model;
    model.setWords(words());
    model.setCertificates({certificate}, Now);
    QCOMPARE(cell(model, 0, CertificateModel::Subject), u"shop\uFFFDelpmaxe. "_qs);
    QCOMPARE(cell(model, 0, CertificateModel::Issuer), u"\uFFFDCA\uFFFD"_qs);
    QCOMPARE(cell(model, 0, CertificateModel::Names), u"a\uFFFD.example"_qs);
    certificate.hasDetails = false;
    certificate.id = u"id\u202E"_qs;
    model.setCertificates({certificate}, Now);
    QCOMPARE(cell(model, 0, CertificateModel::Subject), u"id\uFFFD"_qs);
}

void TestCertificateModel::tellsHowMuchOfTheValidityIsOver()
{
    CertificateModel model;
    model.setCertificates(support::sampleCertificates().certificates, Now);
    const auto elapsed = [&model](int row) { return model.index(row, 0).data(CertificateModel::ElapsedRole); };
    QVERIFY(elapsed(0).toDouble() > 0.9);
    QCOMPARE(elapsed(1).toDouble(), 1.0);
    QCOMPARE(elapsed(3).toDouble(), 0.0);
    QVERIFY(!elapsed(5).isValid());
}

void TestCertificateModel::searchesInEveryName()
{
    CertificateModel model;
    items::CertificateFilterModel filtered(model);
    QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setCertificates(support::sampleCertificates().certificates, Now);
    filtered.setSearch(u"SHOP"_qs);
    QCOMPARE(filtered.rowCount(), 1);
    filtered.setSearch(u"example issuing"_qs);
    QCOMPARE(filtered.rowCount(), 4);
    filtered.setSearch(u"7777"_qs);
    QCOMPARE(filtered.rowCount(), 1);
    filtered.setSearch({});
    QCOMPARE(filtered.rowCount(), 6);
}

void TestCertificateModel::filtersByState()
{
    CertificateModel model;
    items::CertificateFilterModel filtered(model);
    model.setCertificates(support::sampleCertificates().certificates, Now);
    filtered.setStates({Validity::Expired, Validity::NotYetValid});
    QCOMPARE(filtered.rowCount(), 2);
    filtered.setStates({Validity::Unknown});
    QCOMPARE(filtered.rowCount(), 1);
}

void TestCertificateModel::sortsByTheDayItEnds()
{
    CertificateModel model;
    items::CertificateFilterModel filtered(model);
    model.setCertificates(support::sampleCertificates().certificates, Now);
    filtered.setStates({Validity::Valid, Validity::ExpiresSoon, Validity::Expired, Validity::NotYetValid});
    filtered.sort(CertificateModel::NotAfter);
    QCOMPARE(filtered.certificateAt(filtered.index(0, 0))->subjectName, u"orders.example.com"_qs);
    QCOMPARE(filtered.certificateAt(filtered.index(4, 0))->subjectName, u"Example Root CA"_qs);
}

void TestCertificateModel::hasTitlesWithoutRows()
{
    CertificateModel model;
    items::CertificateFilterModel filtered(model);
    model.setTitles({u"Subject"_qs, u"Issuer"_qs, u"Names"_qs});
    QCOMPARE(filtered.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), u"Issuer"_qs);
    QVERIFY(!filtered.hasChildren());
}

void TestCertificateModel::choosesAndSortsAsPlainLoopsDo_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<Qt::SortOrder>("direction");
    for (int column = 0; column < CertificateModel::ColumnCount; ++column) {
        QTest::addRow("column %d upwards", column) << column << Qt::AscendingOrder;
        QTest::addRow("column %d downwards", column) << column << Qt::DescendingOrder;
    }
}

void TestCertificateModel::choosesAndSortsAsPlainLoopsDo()
{
    QFETCH(const int, column);
    QFETCH(const Qt::SortOrder, direction);
    QRandomGenerator random(static_cast<quint32>(column) + 17);
    QList<management::Certificate> certificates;
    for (int i = 0; i < 400; ++i) {
        management::Certificate certificate = support::sampleCertificates().certificates.at(random.bounded(6));
        certificate.id += QString::number(i);
        if (certificate.notAfter.isValid())
            certificate.notAfter = certificate.notAfter.addDays(random.bounded(300));
        certificates.append(certificate);
    }
    CertificateModel model;
    model.setWords(words());
    items::CertificateFilterModel filtered(model);
    QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setCertificates(certificates, Now);
    filtered.sort(column, direction);
    filtered.setSearch(u"example 1"_qs);

    QSet<QString> expected;
    for (const management::Certificate &certificate : std::as_const(certificates)) {
        const QString all = certificate.id + u'\n' + certificate.subjectName + u'\n' + certificate.issuerName + u'\n' +
                            certificate.dnsNames.join(u'\n');
        if (all.contains(u"example"_qs, Qt::CaseInsensitive) && all.contains(u'1'))
            expected.insert(certificate.id);
    }
    QSet<QString> shown;
    for (int row = 0; row < filtered.rowCount(); ++row) {
        const QModelIndex index = filtered.index(row, column);
        shown.insert(filtered.certificateAt(row)->id);
        QCOMPARE(filtered.mapFromSource(filtered.mapToSource(index)), index);
        if (row == 0)
            continue;
        const auto *one = filtered.certificateAt(direction == Qt::AscendingOrder ? row - 1 : row);
        const auto *other = filtered.certificateAt(direction == Qt::AscendingOrder ? row : row - 1);
        if (column == CertificateModel::NotAfter || column == CertificateModel::State)
            QVERIFY(!other->notAfter.isValid() || one->notAfter <= other->notAfter);
    }
    QCOMPARE(shown, expected);
    QVERIFY(!expected.isEmpty() && expected.size() < certificates.size());
}

GATEWRIGHT_TEST(TestCertificateModel, QCoreApplication)
#include "testcertificatemodel.moc"
