#include "certificatefiltermodel.h"
#include "certificatesamples.h"

#include <QAbstractItemModelTester>
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
    void tellsHowMuchOfTheValidityIsOver();
    void searchesInEveryName();
    void filtersByState();
    void sortsByTheDayItEnds();
};

namespace {

const QDateTime Now(QDate(2026, 6, 15), QTime(12, 0), Qt::UTC);

CertificateModel::Words words()
{
    return {[](const management::CertificateStatus &status) {
                return u"%1/%2"_qs.arg(static_cast<int>(status.validity)).arg(status.days);
            },
            u"key"_qs, u"CA"_qs, u"?"_qs};
}

QString cell(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
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

QTEST_GUILESS_MAIN(TestCertificateModel)
#include "testcertificatemodel.moc"
