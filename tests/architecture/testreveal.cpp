#include "sourcetree.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

using architecture::sourcesBelow;
using architecture::textOf;

/** Every place that reads the bytes of a secret is listed here with its reason. */
class TestReveal final : public QObject
{
    Q_OBJECT

private slots:
    void isListedWithAReason_data();
    void isListedWithAReason();
    void isUsedNowhereElse();
    void findsCalls();
    void keepsSecretsInExportsOnlyWhereTheUserAsks();
};

namespace {

struct Place {
    const char *file;
    int calls;
    const char *reason;
};

constexpr Place Places[] = {
    {"app/commands/gateway/gatewaycommand.cpp", 1, "A local user's password is searched for control characters."},
    {"app/commands/gateway/previewcommand.cpp", 1, "The local user whose credentials the request is sent with."},
    {"app/commands/gateway/runcommand.cpp", 2,
     "The listen path as written, and the local user whose credentials saved requests are sent with."},
    {"app/commands/management/sandboxcommand.cpp", 1,
     "The token of the sandbox, which the command prints for its user."},
    {"app/network/calls/credentialsource.cpp", 1, "The token of a call to a dashboard or portal."},
    {"app/network/calls/jsoncaller.cpp", 1, "The Authorization header of such a call."},
    {"app/network/httpcall.cpp", 1, "The password that the proxy asks for."},
    {"app/sandbox/api/sandboxapi.cpp", 1, "The value of Authorization that the sandbox accepts."},
    {"app/secrets/keychainstore.cpp", 1, "The value that is stored in the keychain."},
    {"app/secrets/stores/remotestore.cpp", 1, "The token for a store on the network."},
    {"models/consent/origin.cpp", 2,
     "The text of an upstream URL, to find its origin; its references have no value yet."},
    {"models/deploy/credentialparts.cpp", 1, "A literal user name, which HAProxy and Apache join with a variable."},
    {"models/deploy/exportplan.cpp", 4,
     "The listen path, the upstream URL and the header name as written, without references."},
    {"models/deploy/plannedroute.cpp", 1, "The length of a text as written, to see whether it is one reference."},
    {"models/inference/names/nameguard.cpp", 1, "A name of recorded traffic that is a secret is not written."},
    {"models/lint/sendability.cpp", 1, "The text as written is searched for control characters."},
    {"models/preflight/secretanswers.cpp", 1, "A value is searched for control characters."},
    {"models/preview/routebuilder.cpp", 11,
     "The header, the listen path and the URL of a route are made of values. A message has the text as written."},
    {"models/preview/routeservice.cpp", 1, "The listen path as written; its references have no value here."},
    {"models/replay/outcome/credentialdifferences.cpp", 3,
     "The user name as written, which a replay compares and shows; its references have no value here."},
    {"models/requestruns/requestrun.cpp", 1, "A secret of a saved request, in the request to its upstream."},
    {"models/routing/apply.cpp", 1, "The header is set in the request for the upstream."},
    {"models/routing/clientuserstore.cpp", 2, "The local users in their entry of the keychain."},
    {"models/routing/nginxconfiguration.cpp", 2,
     "An exported configuration, if the user asks for secrets in it, and its length."},
    {"models/secrets/secret.cpp", 2, "The comparison of two secrets."},
    {"models/secrets/secretresolver.cpp", 2, "The values replace the references of a text."},
    {"models/traffic/redact.cpp", 3, "Redaction finds the values that it removes."},
    {"models/traffic/redaction/exchangesecrets.cpp", 1, "Redaction finds the values that it removes."},
    {"models/traffic/targetredactor.cpp", 1, "Redaction finds the values that it removes."},
    {"ui/traffic/composer/composersending.cpp", 1,
     "A client credential of the environment, in a request to its upstream."},
    {"ui/traffic/composer/requestcredentials.cpp", 1, "A local user's credentials, in a masked field of a request."},
    {"ui/management/environments/form/credentialfields.cpp", 1, "A masked field that the user can show."},
    {"ui/management/environments/form/environmentfields.cpp", 1, "A masked field that the user can show."},
};

int callsIn(const QString &text)
{
    static const QRegularExpression call(u"(\\.|->)reveal(Text)?\\(\\)"_qs);
    return static_cast<int>(text.count(call));
}

} // namespace

void TestReveal::isListedWithAReason_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("calls");
    for (const Place &place : Places) {
        QVERIFY(qstrlen(place.reason) > 0);
        QTest::newRow(place.file) << QString::fromLatin1(place.file) << place.calls;
    }
}

void TestReveal::isListedWithAReason()
{
    QFETCH(const QString, file);
    QTEST(callsIn(textOf(file)), "calls");
}

void TestReveal::isUsedNowhereElse()
{
    QStringList others;
    for (const QString &folder : {u"models"_qs, u"app"_qs, u"ui"_qs}) {
        for (const QString &file : sourcesBelow(folder)) {
            const bool isListed = std::any_of(std::begin(Places), std::end(Places), [&file](const Place &place) {
                return file == QLatin1String(place.file);
            });
            if (!isListed && callsIn(textOf(file)) > 0)
                others.append(file);
        }
    }
    QCOMPARE(others, QStringList());
}

void TestReveal::findsCalls()
{
    QCOMPARE(callsIn(u"a.reveal(); b->revealText() + c.reveal(pointer); void reveal();"_qs), 2);
}

void TestReveal::keepsSecretsInExportsOnlyWhereTheUserAsks()
{
    QStringList places;
    for (const QString &folder : {u"models"_qs, u"app"_qs, u"ui"_qs}) {
        for (const QString &file : sourcesBelow(folder)) {
            if (textOf(file).contains(u"Redactor::withSecrets("))
                places.append(file);
        }
    }
    places.sort();
    // The option --show-secrets, and the questions before a command is copied and a file is written.
    QCOMPARE(places, (QStringList{u"app/commands/gateway/previewcommand.cpp"_qs, u"ui/traffic/harfiles.cpp"_qs,
                                  u"ui/traffic/requestcopying.cpp"_qs}));
}

GATEWRIGHT_TEST(TestReveal, void)
#include "testreveal.moc"
