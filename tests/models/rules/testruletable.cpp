#include "diagnosticmessages.h"
#include "rulesamples.h"
#include "ruletable.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using rules::Rule;

/** Every row of the table is complete, and every rule is reported for an input. */
class TestRuleTable final : public QObject
{
    Q_OBJECT

private slots:
    void isComplete_data();
    void isComplete();
    void findsRules();
    void everyRuleHasASample();
    void isReported_data();
    void isReported();
};

namespace {

QList<const Rule *> allRules()
{
    QList<const Rule *> all;
    for (const rules::RuleGroup &group : rules::RuleGroups) {
        for (const Rule &rule : group.rules)
            all.append(&rule);
    }
    return all;
}

/** The numbers of the placeholders. */
QSet<int> placeholders(const char *message)
{
    static const QRegularExpression placeholder(u"%([0-9]+)"_qs);
    QSet<int> numbers;
    for (auto found = placeholder.globalMatch(QString::fromUtf8(message)); found.hasNext();)
        numbers.insert(found.next().captured(1).toInt());
    return numbers;
}

bool isSentence(const char *text)
{
    const QString shown = QString::fromUtf8(text);
    static const QRegularExpression end(u"([.)]|%[0-9])$"_qs);
    return shown.size() > 10 && end.match(shown).hasMatch();
}

} // namespace

void TestRuleTable::isComplete_data()
{
    QTest::addColumn<const Rule *>("rule");
    for (const Rule *rule : allRules())
        QTest::newRow(rule->id) << rule;
}

void TestRuleTable::isComplete()
{
    QFETCH(const Rule *, rule);
    static const QRegularExpression id(u"^[a-z0-9_]+(-[a-zA-Z0-9$.]+)+$"_qs);
    QVERIFY(id.match(rule->name()).hasMatch());
    QVERIFY(isSentence(rule->message));
    QVERIFY(isSentence(rule->explanation));
    QVERIFY(placeholders(rule->explanation).isEmpty());
    QSet<int> numbers;
    for (int i = 1; i <= rule->argumentCount(); ++i)
        numbers.insert(i);
    QCOMPARE(placeholders(rule->message), numbers);
    for (const rules::Sentence &sentence : rule->sentences) {
        QVERIFY2(isSentence(sentence.message), sentence.word);
        QCOMPARE(rule->sentence(QString::fromLatin1(sentence.word)), &sentence);
    }
    if (rule->shortMessage) {
        QVERIFY(isSentence(rule->shortMessage));
        QVERIFY(placeholders(rule->shortMessage).size() < numbers.size());
        QVERIFY(numbers.contains(placeholders(rule->shortMessage)));
    }
}

void TestRuleTable::findsRules()
{
    QSet<QString> ids;
    for (const Rule *rule : allRules()) {
        QCOMPARE(rules::findRule(rule->name()), rule);
        ids.insert(rule->name());
    }
    QCOMPARE(ids.size(), allRules().size());
    QCOMPARE(rules::findRule(u"no-such-rule"), nullptr);
}

void TestRuleTable::everyRuleHasASample()
{
    // Only a command reports these: an encoding that the window converts, and what `lint` did not look up.
    QSet<QString> sampled = {"invalid-utf8"_rule.name(), "reference-not-checked"_rule.name(),
                             "certificates-not-checked"_rule.name()};
    for (const RuleSample &sample : ruleSamples())
        sampled.insert(QString::fromLatin1(sample.rule));
    for (const Rule *rule : allRules())
        QVERIFY2(sampled.contains(rule->name()), rule->id);
}

void TestRuleTable::isReported_data()
{
    QTest::addColumn<int>("index");
    const QList<RuleSample> samples = ruleSamples();
    for (int i = 0; i < samples.size(); ++i)
        QTest::newRow(samples[i].rule) << i;
}

void TestRuleTable::isReported()
{
    QFETCH(int, index);
    const RuleSample sample = ruleSamples().at(index);
    const Rule *rule = rules::findRule(QString::fromLatin1(sample.rule));
    QVERIFY(rule);
    const base::Diagnostics reported = sample.report();
    const auto found = std::find_if(reported.begin(), reported.end(),
                                    [&](const base::Diagnostic &diagnostic) { return diagnostic.rule == *rule; });
    QStringList others;
    for (const base::Diagnostic &diagnostic : reported)
        others.append(diagnostic.rule);
    QVERIFY2(found != reported.end(), qPrintable(others.join(u' ')));
    QCOMPARE(found->severity, rule->severity);
    QVERIFY(rule->shortMessage || found->arguments.size() >= rule->argumentCount());
    const QString message = messages::diagnosticText(*found);
    QVERIFY2(placeholders(message.toUtf8().constData()).isEmpty(), qPrintable(message));
}

GATEWRIGHT_TEST(TestRuleTable, QCoreApplication)
#include "testruletable.moc"
