#include "classicformat.h"
#include "testprogram.h"

#include <QTest>

/** Members that a user adds to a classic definition. */
class TestClassicFormat final : public QObject
{
    Q_OBJECT

private slots:
    void makesTheCredential();
    void makesTheGlobalHeader();
    void makesTheTransformOfOneEndpoint();
};

namespace {

const definition::ClassicHeader Header{u"Authorization"_qs, u"kim"_qs, u"p:ü"_qs};

} // namespace

void TestClassicFormat::makesTheCredential()
{
    QCOMPARE(definition::classicCredential(Header), "Basic " + QByteArray("kim:p:\xC3\xBC").toBase64());
}

void TestClassicFormat::makesTheGlobalHeader()
{
    QCOMPARE(definition::classicGlobalHeaders(Header, u"Default"_qs).toJson(),
             R"({"version_data":{"versions":{"Default":{"global_headers":{"Authorization":")" +
                 definition::classicCredential(Header) + R"("}}}}})");
}

void TestClassicFormat::makesTheTransformOfOneEndpoint()
{
    QCOMPARE(
        definition::classicTransformHeaders(Header, u"/books"_qs, u"get"_qs).toJson(),
        R"({"extended_paths":{"transform_headers":[{"path":"/books","method":"GET","add_headers":{"Authorization":")" +
            definition::classicCredential(Header) + R"("},"delete_headers":[]}]}})");
}

GATEWRIGHT_TEST(TestClassicFormat, QCoreApplication)
#include "testclassicformat.moc"
