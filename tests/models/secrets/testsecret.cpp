#include "secret.h"
#include "secretresolver.h"
#include "testprogram.h"
#include "whendone.h"

#include <QDataStream>
#include <QDebug>
#include <QFuture>
#include <QHash>
#include <QPromise>
#include <QTest>
#include <QTextStream>

#include <ostream>
#include <type_traits>
#include <vector>

using base::ErrorCode;
using secrets::Secret;
using secrets::TextWithReferences;
using Outcome = base::Result<Secret>;

namespace {

template<typename Stream>
concept PrintsSecrets = requires(Stream &stream, const Secret &secret)
{
    stream << secret;
};
template<typename T>
concept ComparesSecrets = requires(const T &secret)
{
    secret == secret;
};

static_assert(!PrintsSecrets<QDebug> && !PrintsSecrets<QTextStream> && !PrintsSecrets<QDataStream> &&
              !PrintsSecrets<std::ostream>);
static_assert(!ComparesSecrets<Secret>);
static_assert(!std::is_convertible_v<Secret, QString> && !std::is_convertible_v<Secret, QByteArray>);
static_assert(!std::is_convertible_v<QByteArray, Secret> && !std::is_convertible_v<QString, Secret>);

/** Answers from a table, immediately or on demand. */
class TableResolver final : public secrets::SecretResolver
{
public:
    QHash<QString, QByteArray> answers;
    bool waits = false;
    std::vector<QPromise<Outcome>> waiting;
    QStringList asked;

    QFuture<Outcome> resolve(const secrets::SecretReference &reference) override
    {
        asked.append(secrets::referenceText(reference));
        if (waits) {
            QPromise<Outcome> promise;
            promise.start();
            waiting.push_back(std::move(promise));
            return waiting.back().future();
        }
        if (!answers.contains(reference.path))
            return base::readyFuture<Outcome>(base::Error{ErrorCode::Unreachable, u"host down"_qs});
        return base::readyFuture<Outcome>(Secret(answers.value(reference.path)));
    }
};

} // namespace

/** Secrets as values, and the resolving of references in a text. */
class TestSecret final : public QObject
{
    Q_OBJECT

private slots:
    void revealsWhatWasGiven()
    {
        QVERIFY(Secret().isEmpty());
        QVERIFY(Secret(QByteArray()).isEmpty());
        QVERIFY(Secret().reveal().isEmpty());
        QVERIFY(Secret(u"ä"_qs).reveal() == QByteArray("\xC3\xA4"));
        QVERIFY(Secret(QByteArray("a")).revealText() == u"a"_qs);
    }

    void leavesOtherCopiesOfTheBytesAlone()
    {
        QByteArray shared = QByteArray("visible") + QByteArray("!");
        {
            const Secret secret(shared);
            const Secret copy = secret;
            QVERIFY(copy.reveal() == shared);
        }
        QCOMPARE(shared, QByteArray("visible!"));
        QByteArray kept;
        {
            const Secret secret{QByteArray("literal")};
            kept = secret.reveal();
        }
        QCOMPARE(kept, QByteArray("literal"));
    }

    void answersLiteralsWithoutAsking()
    {
        TableResolver resolver;
        const auto answer = secrets::resolveText(resolver, TextWithReferences(u"plain"_qs));
        QVERIFY(answer.isFinished());
        QVERIFY(answer.result()->value.reveal() == "plain");
        QVERIFY(resolver.asked.isEmpty());
    }

    void putsAnswersInTheirPlaces()
    {
        TableResolver resolver;
        resolver.answers = {{u"A"_qs, "1"}, {u"B"_qs, "env://A"}, {u"C"_qs, ""}};
        const auto answer = secrets::resolveText(resolver, TextWithReferences(u"ä env://A-env://B|env://C ü"_qs));
        QVERIFY(answer.isFinished());
        QVERIFY(answer.result()->value.revealText() == u"ä 1-env://A| ü");
        QCOMPARE(resolver.asked, QStringList({u"env://A"_qs, u"env://B"_qs, u"env://C"_qs}));
    }

    void asksForAllAtOnceAndWaits()
    {
        TableResolver resolver;
        resolver.waits = true;
        const auto answer = secrets::resolveText(resolver, TextWithReferences(u"env://A:env://B"_qs));
        QCOMPARE(int(resolver.waiting.size()), 2);
        resolver.waiting[1].addResult(Outcome(Secret(QByteArray("2"))));
        resolver.waiting[1].finish();
        QVERIFY(!answer.isFinished());
        resolver.waiting[0].addResult(Outcome(Secret(QByteArray("1"))));
        resolver.waiting[0].finish();
        QTRY_VERIFY(answer.isFinished());
        QVERIFY(answer.result()->value.reveal() == "1:2");
    }

    void namesTheReferenceThatFailed()
    {
        TableResolver resolver;
        resolver.answers = {{u"A"_qs, "1"}};
        const auto answer = secrets::resolveText(resolver, TextWithReferences(u"env://A:vault://kv/x#y"_qs));
        QVERIFY(!answer.result().isOk());
        QCOMPARE(answer.result().error(), (base::Error{ErrorCode::Unreachable, u"vault://kv/x#y: host down"_qs}));
    }

    void refusesMalformedReferencesWithoutAsking()
    {
        TableResolver resolver;
        const auto answer = secrets::resolveText(resolver, TextWithReferences(u"env://A $secret_env.B"_qs));
        QCOMPARE(answer.result().error(), (base::Error{ErrorCode::InvalidArgument, u"$secret_env.B"_qs}));
        QVERIFY(resolver.asked.isEmpty());
    }

    void reportsACancelledStoreAsCancelled()
    {
        TableResolver resolver;
        resolver.waits = true;
        const auto answer = secrets::resolveText(resolver, TextWithReferences(u"env://A"_qs));
        resolver.waiting.clear();
        QTRY_VERIFY(answer.isFinished());
        QCOMPARE(answer.result().error().code, ErrorCode::Cancelled);
    }
};

GATEWRIGHT_TEST(TestSecret, QCoreApplication)
#include "testsecret.moc"
