#include "fieldlabels.h"
#include "specificationtable.h"
#include "testprogram.h"

#include <QTest>
#include <QTranslator>

using specification::Field;
using specification::ObjectType;

/** The labels and helps of the specification's table in another language. */
class TestFieldLabels final : public QObject
{
    Q_OBJECT

private slots:
    void haveARowForEachField();
    void canBeTranslated_data();
    void canBeTranslated();
    void areWordsInASentence();
};

namespace {

/** Helps of entries, such as that of a path, are shown too. */
QList<const Field *> allFields()
{
    QList<const Field *> fields;
    for (const ObjectType &type : specification::objectTypes()) {
        for (const Field &field : type.fields)
            fields.append(&field);
        if (type.entries)
            fields.append(type.entries);
    }
    return fields;
}

} // namespace

void TestFieldLabels::haveARowForEachField()
{
    for (const ObjectType &type : specification::objectTypes()) {
        for (const Field &field : type.fields)
            QVERIFY2(messages::fieldLabel(field.name) != QLatin1StringView(field.name), field.name);
    }
    QCOMPARE(messages::fieldLabel("x-teamName"), u"x-teamName"_qs);
}

void TestFieldLabels::canBeTranslated_data()
{
    QTest::addColumn<bool>("isTranslated");
    QTest::newRow("in English") << false;
    QTest::newRow("in the pseudo-locale") << true;
}

void TestFieldLabels::canBeTranslated()
{
    QFETCH(const bool, isTranslated);
    QTranslator pseudo;
    if (isTranslated) {
        QVERIFY(pseudo.load(QStringLiteral(GATEWRIGHT_TRANSLATIONS "/gatewright_en_XA.qm")));
        QVERIFY(QCoreApplication::installTranslator(&pseudo));
    }
    QStringList wrong;
    const auto check = [&](const QString &text) {
        if (text.startsWith(u'⟦') != isTranslated)
            wrong.append(text);
    };
    for (const ObjectType &type : specification::objectTypes()) {
        check(messages::objectLabel(type.kind));
        for (const Field &field : type.fields) {
            check(messages::fieldLabel(field.name));
            check(messages::fieldInSentence(field.name));
        }
    }
    for (const Field *field : allFields()) {
        check(messages::fieldHelp(*field));
        if (field->inherited)
            check(messages::inheritedText(*field));
    }
    QCOMPARE(wrong.join(u", "_qs), QString());
}

void TestFieldLabels::areWordsInASentence()
{
    QCOMPARE(messages::fieldInSentence("requestBody"), u"request body"_qs);
    QCOMPARE(messages::fieldInSentence("xml"), u"XML"_qs);
    QCOMPARE(messages::objectLabel(specification::ObjectKind::OAuthFlows), u"OAuth flows"_qs);
    QCOMPARE(messages::objectLabel(specification::ObjectKind::GatewayListenPath), u"listen path"_qs);
    // A field with objects in a sentence differs from its label in its first letter alone.
    for (const Field *field : allFields()) {
        const QString label = messages::fieldLabel(field->name);
        const QString inSentence = messages::fieldInSentence(field->name);
        QCOMPARE(inSentence.mid(1), label.mid(1));
        if (field->type.is == specification::Is::Object && field->type.holds == specification::Holds::One &&
            field->name[0] >= 'a' && field->name[0] <= 'z')
            QCOMPARE(inSentence.at(0).isLower(), !label.left(2).isUpper());
    }
}

GATEWRIGHT_TEST(TestFieldLabels, QCoreApplication)
#include "testfieldlabels.moc"
