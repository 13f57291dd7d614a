#include "changeexamples.h"
#include "changerules.h"
#include "differencetext.h"
#include "testprogram.h"

#include <QTest>

#include <algorithm>

/** The example of each id of a change gives a change with that id. */
class TestChangeExamples final : public QObject
{
    Q_OBJECT

private slots:
    void giveTheirIds_data();
    void giveTheirIds();
    void areThereForMostIds();
};

namespace {

QStringList allIds()
{
    QStringList ids;
    for (const difference::ChangeRuleGroup &group : difference::changeRuleGroups()) {
        for (const difference::ChangeRule &rule : group.rules) {
            if (!group.isScoped)
                ids.append(QString::fromLatin1(rule.name));
            for (const difference::Scope scope : difference::schemaScopes()) {
                if (group.isScoped && difference::hasScope(rule, scope))
                    ids.append(difference::prefixOf(scope) + QLatin1String(rule.name));
            }
        }
    }
    ids.removeDuplicates();
    return ids;
}

bool givesItsId(const QString &id)
{
    const auto example = difference::changeExample(id);
    const auto found = example ? support::differenceOf(example->before, example->now) : difference::Difference();
    return std::ranges::any_of(found.changes, [&](const difference::Change &change) { return change.id == id; });
}

} // namespace

void TestChangeExamples::giveTheirIds_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : allIds()) {
        if (difference::changeExample(id))
            QTest::newRow(qPrintable(id)) << id;
    }
}

void TestChangeExamples::giveTheirIds()
{
    QFETCH(QString, id);
    const auto example = difference::changeExample(id);
    const auto found = support::differenceOf(example->before, example->now);
    QVERIFY2(givesItsId(id), qPrintable(support::linesOf(found).join(u'\n')));
}

void TestChangeExamples::areThereForMostIds()
{
    const QStringList ids = allIds();
    const qsizetype count = std::ranges::count_if(
        ids, [](const QString &id) { return difference::changeExample(id).has_value(); });
    qInfo("%lld of %lld ids have an example", static_cast<long long>(count), static_cast<long long>(ids.size()));
    QVERIFY(count * 100 >= ids.size() * 90);
}

GATEWRIGHT_TEST(TestChangeExamples, QCoreApplication)
#include "testchangeexamples.moc"
