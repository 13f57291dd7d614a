#include "awaited.h"
#include "fakekeychain.h"
#include "managementjson.h"
#include "networkmanagementservice.h"
#include "policydifference.h"
#include "policyfields.h"
#include "policyfile.h"
#include "randompolicies.h"
#include "sandboxenvironment.h"
#include "sandboxserver.h"
#include "testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using document::Value;
using support::awaited;

/** All operations against the embedded dashboard and portal, over real sockets and files. */
class TestManagementOverSandbox final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(m_sandbox.start(m_folder.path(), 0).isOk());
        m_environment.id = management::sandboxEnvironmentId();
        m_environment.isSandbox = true;
        m_environment.dashboardUrl = m_sandbox.dashboardUrl();
        m_environment.portalUrl = m_sandbox.portalUrl();
        m_service.setEnvironment(m_environment);
    }

    void listsCertificatesInTheBasicShape()
    {
        const auto page = awaited(m_service.dashboard().listCertificates({}));
        QVERIFY(page.isOk());
        QCOMPARE(page->shape, management::CertificateShape::Basics);
        QCOMPARE(page->certificates.size(), 7);
        QCOMPARE(page->pages, 1);
        const auto named = [&](const QString &subject) {
            return *std::find_if(page->certificates.begin(), page->certificates.end(),
                                 [&](const management::Certificate &c) { return c.subjectName == subject; });
        };
        QCOMPARE(named(u"api.petstore.example"_qs).dnsNames,
                 QStringList({u"api.petstore.example"_qs, u"*.petstore.example"_qs}));
        QVERIFY(named(u"api.petstore.example"_qs).hasPrivateKey);
        QVERIFY(named(u"orders.example.com"_qs).hasPrivateKey);
        QVERIFY(!named(u"Partner public key"_qs).hasPrivateKey);
        QVERIFY(named(u"Sample Authority"_qs).isCa);
        QCOMPARE(named(u"legacy.example.com"_qs).notAfter, QDateTime(QDate(2024, 5, 1), QTime(0, 0), Qt::UTC));
    }

    void listsDetailedCertificatesByFilter_data()
    {
        QTest::addColumn<management::CertificateFilter>("filter");
        QTest::addColumn<int>("count");
        QTest::newRow("all") << management::CertificateFilter::Omit << 7;
        QTest::newRow("with private key") << management::CertificateFilter::WithPrivateKey << 4;
        QTest::newRow("without private key") << management::CertificateFilter::WithoutPrivateKey << 3;
    }
    void listsDetailedCertificatesByFilter()
    {
        QFETCH(management::CertificateFilter, filter);
        const auto page = awaited(m_service.dashboard().listCertificates({std::nullopt, true, filter}));
        QVERIFY(page.isOk());
        QCOMPARE(page->shape, management::CertificateShape::Certs);
        QTEST(int(page->certificates.size()), "count");
        for (const management::Certificate &certificate : page->certificates)
            QCOMPARE(certificate.raw.member("issuer").member("CommonName").text(), u"Sample Authority"_qs);
    }

    void storedPoliciesHaveNoDifferenceByMeaning()
    {
        constexpr quint32 count = 200;
        QHash<QString, management::Policy> sent;
        for (quint32 seed = 1; seed <= count; ++seed) {
            support::RandomPolicies policies(seed);
            const management::Policy policy{policies.policy()};
            const auto created = awaited(m_service.dashboard().createPolicy(policy));
            QVERIFY(created.isOk());
            QCOMPARE(created->differences, QStringList());
            sent.insert(created->id, policy);
        }
        const auto listed = awaited(m_service.dashboard().listPolicies(-1));
        QVERIFY(listed.isOk());
        quint32 seed = 1000;
        for (const management::Policy &policy : listed->policies) {
            if (!sent.contains(policy.id()))
                continue;
            const management::Policy file{management::policyFile(policy, management::FileSecrets::Redact).json};
            QCOMPARE(management::policyDifferences(policy, sent.value(policy.id())).size(), 0);
            QCOMPARE(management::policyDifferences(policy, file).size(), 0);
            management::Policy mutated = file;
            const QString place = support::RandomPolicies(++seed).mutate(mutated);
            const auto found = management::policyDifferences(policy, mutated);
            QVERIFY2(found.size() == 1 && found.constFirst().pointer.startsWith(place), qPrintable(place));
            sent.remove(policy.id());
        }
        QVERIFY(sent.isEmpty());
    }

    void createsAPolicyAndReadsItBack()
    {
        management::Policy policy;
        policy.json = *Value::fromJson(
            R"({"name":"Made by test","rate":100,"per":60,"x-extra":{"kept":[1,2]},"tags":["a"]})");
        const auto created = awaited(m_service.dashboard().createPolicy(policy));
        QVERIFY(created.isOk());
        QCOMPARE(created->status, u"OK"_qs);
        QCOMPARE(created->message, created->id);
        QVERIFY(!created->readBackError.has_value());
        QCOMPARE(created->differences, QStringList());
        QCOMPARE(created->readBack.json.member("x-extra"), policy.json.member("x-extra"));

        const auto fetched = awaited(m_service.dashboard().fetchPolicy(created->id));
        QVERIFY(fetched.isOk());
        QCOMPARE(fetched->json, created->readBack.json);
        QCOMPARE(m_knownIds.ids(m_environment.id).first(), created->id);
    }

    void listsPolicies()
    {
        const auto page = awaited(m_service.dashboard().listPolicies(1));
        QVERIFY(page.isOk());
        QCOMPARE(page->source, management::PolicyPage::Source::Server);
        QVERIFY(page->policies.size() >= 3);
        QCOMPARE(page->policies.first().name(), u"Petstore Free"_qs);
    }

    void fetchesByTheOtherId()
    {
        const auto policy = awaited(m_service.dashboard().fetchPolicy(u"partners"_qs));
        QVERIFY(policy.isOk());
        QCOMPARE(policy->id(), u"5f1a20c4a1dcd60001d0e002"_qs);
    }

    void tellsThatAPolicyIsUnknown()
    {
        const auto policy = awaited(m_service.dashboard().fetchPolicy(u"nosuch"_qs));
        QVERIFY(!policy.isOk());
        QCOMPARE(policy.error().failure, management::CallFailure::Refused);
        QCOMPARE(policy.error().status, 404);
        QCOMPARE(policy.error().message, u"Policy not found"_qs);
    }

    void listsSsoProfiles()
    {
        const auto profiles = awaited(m_service.portal().listSsoProfiles());
        QVERIFY(profiles.isOk());
        QCOMPARE(profiles->groups.size(), 2);
        QCOMPARE(profiles->groups[0].size(), 2);
        QCOMPARE(profiles->groups[0][1].providerType, u"LDAP"_qs);
        QCOMPARE(profiles->groups[1][0].updatedAt, u"2026-05-27 11:12"_qs);
    }

    void refusesAnotherToken()
    {
        management::Environment environment = m_environment;
        environment.id = u"other"_qs;
        m_service.setEnvironment(environment);
        m_service.setCredentials(environment.id, secrets::Secret(QByteArray("wrong")),
                                 secrets::Secret(QByteArray("Bearer token-of-the-test")));
        const auto page = awaited(m_service.dashboard().listCertificates({}));
        const auto profiles = awaited(m_service.portal().listSsoProfiles());
        m_service.setEnvironment(m_environment);
        QVERIFY(!page.isOk());
        QCOMPARE(page.error().status, 401);
        QCOMPARE(page.error().message, u"Not authorised"_qs);
        QVERIFY(!profiles.isOk());
        QCOMPARE(profiles.error().status, 401);
    }

    void recordsNoToken()
    {
        const QByteArray token = m_token.reveal();
        QVERIFY(awaited(m_service.dashboard().listCertificates({})).isOk());
        QVERIFY(awaited(m_service.portal().listSsoProfiles()).isOk());
        QVERIFY(m_service.calls().calls().size() >= 2);
        for (const traffic::ExchangePtr &call : m_service.calls().calls()) {
            const auto sent = call->request.headers.first("Authorization");
            QVERIFY2(sent && !sent->contains(token), "the token is shown");
        }
    }

private:
    QTemporaryDir m_folder;
    const secrets::Secret m_token{QByteArray("token-of-the-test")};
    sandbox::SandboxServer m_sandbox{m_token};
    support::FakeKeychain m_keychain;
    management::MemoryPolicyIds m_knownIds;
    network::NetworkManagementService m_service{m_keychain, m_knownIds,
                                                network::NetworkManagementService::Options{.sandboxToken = m_token}};
    management::Environment m_environment;
};

GATEWRIGHT_TEST(TestManagementOverSandbox, QCoreApplication)
#include "testmanagementoversandbox.moc"
