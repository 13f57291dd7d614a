#include "membernames.h"
#include "ruletable.h"
#include "samplesofobjects.h"
#include "structure.h"
#include "testprogram.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using document::Pointer;
using document::Value;
using specification::Field;
using specification::Is;
using specification::ObjectKind;
using specification::ObjectType;
using specification::Version;
using specification::Violation;

/** Each row of the tables, in each version: a document that keeps it has no fault, one that breaks it has this one. */
class TestSpecificationTable final : public QObject
{
    Q_OBJECT

private slots:
    void reachesEveryObject();
    void everyRowIsComplete();
    void everyFaultHasASentence();
    void tellsMapsOfNamesAndData();
    void allowsEachField_data();
    void allowsEachField();
    void refusesAnotherType_data();
    void refusesAnotherType();
    void missesRequiredFields_data();
    void missesRequiredFields();
    void refusesFieldsOfOtherVersions_data();
    void refusesFieldsOfOtherVersions();
    void refusesUnknownFields_data();
    void refusesUnknownFields();
    void refusesReferencesElsewhere_data();
    void refusesReferencesElsewhere();
};

namespace {

constexpr Version Each[] = {Version::V30, Version::V31, Version::V32};

QList<Violation> violationsOf(const Value &text, Version version)
{
    const auto snapshot = document::Snapshot::parse(text.toJson(), document::Format::Json);
    return snapshot.isValid() ? specification::checkStructure(snapshot, version)
                              : QList<Violation>{{specification::Fault::Unknown, {}, {}, {u"not JSON"_qs}}};
}

QString listOf(const QList<Violation> &violations)
{
    QStringList lines;
    for (const Violation &violation : violations)
        lines.append(specification::wordOf(violation.fault) + u" at "_qs + violation.pointer.toString());
    return lines.join(u'\n');
}

Value withMember(const Value &object, const QByteArray &name, const Value &value)
{
    QList<Value::Member> members = object.members();
    members.removeIf([&](const Value::Member &member) { return member.first == name; });
    members.append({name, value});
    return Value::object(members);
}

Value without(const Value &object, const QByteArray &name)
{
    QList<Value::Member> members = object.members();
    members.removeIf([&](const Value::Member &member) { return member.first == name; });
    return Value::object(members);
}

QByteArray nameOf(const ObjectType &type, const Field &field, Version version)
{
    return specification::nameOf(version).toUtf8() + ' ' + type.name + ' ' + QByteArray::number(int(type.kind)) + ' ' +
           field.name;
}

/** Objects with a section, in the versions that can have them. */
template<typename Use>
void forEachObject(Use use)
{
    for (const Version version : Each) {
        const auto routes = support::routesOf(version);
        for (const ObjectType &type : specification::objectTypes()) {
            if (type.section && routes.contains(type.kind))
                use(type, routes.value(type.kind), version);
        }
    }
}

template<typename Use>
void forEachField(Use use)
{
    forEachObject([&](const ObjectType &type, const support::Route &route, Version version) {
        for (const Field &field : type.fields) {
            if (field.versions.contain(version))
                use(type, field, route, version);
        }
        if (type.entries)
            use(type, *type.entries, route, version);
    });
}

void addColumns()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Version>("version");
    QTest::addColumn<QString>("expected");
}

void addRow(const QByteArray &name, const support::Route &route, const Value &object, Version version,
            const QString &expected)
{
    QTest::newRow(name.constData()) << support::documentWith(route, object, version).toJson() << version << expected;
}

/** Some fault at `expected`, or none if it is empty. */
void compare(const QByteArray &text, Version version, const QString &expected)
{
    const auto value = Value::fromJson(text);
    QVERIFY(value.isOk());
    const QString found = listOf(violationsOf(*value, version));
    if (expected.isEmpty())
        QVERIFY2(found.isEmpty(), qPrintable(found + u'\n' + QString::fromUtf8(text)));
    else
        QVERIFY2(found.split(u'\n').contains(expected),
                 qPrintable(found + u"\n"_qs + expected + u'\n' + QString::fromUtf8(text)));
}

QString wordOfType(const specification::Type &type)
{
    using specification::Holds;
    if (type.holds == Holds::List || type.holds == Holds::NonEmptyList)
        return u"not-list"_qs;
    if (type.holds == Holds::Map)
        return u"not-object"_qs;
    switch (type.is) {
    case Is::Boolean:
        return u"not-boolean"_qs;
    case Is::Integer:
        return u"not-count"_qs;
    case Is::Number:
        return u"not-number"_qs;
    case Is::Object:
        return u"not-object"_qs;
    default:
        return u"not-text"_qs;
    }
}

/** A value that the type does not allow, whatever it is. */
Value wrongValueOf(const specification::Type &type)
{
    const bool isText = type.is == Is::Text && type.holds == specification::Holds::One;
    const bool isOneOrList = type.holds == specification::Holds::OneOrList;
    return isText || isOneOrList ? Value::integer(5) : Value::string(QByteArray("wrong"));
}

} // namespace

void TestSpecificationTable::reachesEveryObject()
{
    const auto routes = support::routesOf(Version::V32);
    const QSet<ObjectKind> notWalked{ObjectKind::Reference};
    for (const ObjectType &type : specification::objectTypes())
        QVERIFY2(!type.section || routes.contains(type.kind) || notWalked.contains(type.kind), type.name);
}

void TestSpecificationTable::everyRowIsComplete()
{
    for (const ObjectType &type : specification::objectTypes()) {
        QSet<QByteArray> seen;
        QVERIFY(QByteArrayView(type.help).endsWith('.'));
        for (const Field &field : type.fields) {
            QVERIFY2(QByteArrayView(field.help).endsWith('.'), field.name);
            for (const Version version : Each) {
                if (!field.versions.contain(version))
                    continue;
                const QByteArray row = field.name + specification::nameOf(version).toUtf8();
                QVERIFY2(!seen.contains(row), row.constData()); // One row for each version.
                seen.insert(row);
                QCOMPARE(specification::findField(type, field.name, version), &field);
            }
            QVERIFY2((field.type.is == Is::Object) == (field.type.object != ObjectKind::NoObject), field.name);
        }
        for (const specification::Condition &condition : type.conditions) {
            for (const char *name : condition.fields)
                QVERIFY2(std::any_of(type.fields.begin(), type.fields.end(),
                                     [&](const specification::Field &field) { return QByteArray(name) == field.name; }),
                         name);
        }
        if (type.section)
            QVERIFY(specification::specificationUrl(type, Version::V31).endsWith(QLatin1String(type.section)));
    }
}

void TestSpecificationTable::everyFaultHasASentence()
{
    QSet<QString> words;
    for (int fault = 0; fault <= int(specification::Fault::NotOneEntry); ++fault) {
        const QString word = specification::wordOf(specification::Fault(fault));
        QVERIFY2("oas3-schema"_rule.sentence(word), qPrintable(word));
        words.insert(word);
    }
    QCOMPARE(words.size(), qsizetype("oas3-schema"_rule.sentences.size()));
}

void TestSpecificationTable::tellsMapsOfNamesAndData()
{
    QByteArrayList maps;
    QByteArrayList data;
    for (const ObjectType &object : specification::objectTypes()) {
        for (const Field &field : object.fields) {
            const specification::MemberContent content = specification::contentOf(field.name);
            if (content.isMapOfNames && !maps.contains(field.name))
                maps.append(field.name);
            if (content.isData && !data.contains(field.name))
                data.append(field.name);
        }
    }
    std::ranges::sort(maps);
    std::ranges::sort(data);
    const QByteArrayList expectedMaps{"$defs",
                                      "$vocabulary",
                                      "additionalOperations",
                                      "callbacks",
                                      "content",
                                      "dependentRequired",
                                      "dependentSchemas",
                                      "encoding",
                                      "examples",
                                      "headers",
                                      "links",
                                      "mapping",
                                      "mediaTypes",
                                      "parameters",
                                      "pathItems",
                                      "paths",
                                      "patternProperties",
                                      "properties",
                                      "requestBodies",
                                      "responses",
                                      "schemas",
                                      "scopes",
                                      "securitySchemes",
                                      "variables",
                                      "webhooks"};
    const QByteArrayList expectedData{"const", "dataValue", "default", "enum", "example", "examples", "value"};
    QCOMPARE(maps, expectedMaps);
    QCOMPARE(data, expectedData);
    // A body is data in a link and an object in an operation.
    QVERIFY(!specification::contentOf("requestBody").isData);
    QVERIFY(specification::contentOf("definitions").isMapOfNames);
}

void TestSpecificationTable::allowsEachField_data()
{
    addColumns();
    forEachField([](const ObjectType &type, const Field &field, const support::Route &route, Version version) {
        addRow(nameOf(type, field, version), route, support::objectOf(type.kind, version, &field), version, {});
    });
}

void TestSpecificationTable::allowsEachField()
{
    QFETCH(QByteArray, text);
    QFETCH(Version, version);
    QFETCH(QString, expected);
    compare(text, version, expected);
}

void TestSpecificationTable::refusesAnotherType_data()
{
    addColumns();
    forEachField([](const ObjectType &type, const Field &field, const support::Route &route, Version version) {
        if (field.type.is == Is::Any && field.type.holds == specification::Holds::One)
            return;
        const Value object = support::objectOf(type.kind, version, &field);
        const QByteArray name = &field == type.entries ? object.members().last().first : QByteArray(field.name);
        // The text by which the version of the document is known.
        if (type.kind == ObjectKind::OpenApi && name == "openapi")
            return;
        addRow(nameOf(type, field, version), route, withMember(object, name, wrongValueOf(field.type)), version,
               wordOfType(field.type) + u" at "_qs + (route.pointer / name).toString());
    });
}

void TestSpecificationTable::refusesAnotherType()
{
    QFETCH(QByteArray, text);
    QFETCH(Version, version);
    QFETCH(QString, expected);
    compare(text, version, expected);
}

void TestSpecificationTable::missesRequiredFields_data()
{
    addColumns();
    forEachField([](const ObjectType &type, const Field &field, const support::Route &route, Version version) {
        if (!field.required.contain(version))
            return;
        addRow(nameOf(type, field, version), route, without(support::objectOf(type.kind, version), field.name), version,
               u"missing-field at "_qs + route.pointer.toString());
    });
}

void TestSpecificationTable::missesRequiredFields()
{
    QFETCH(QByteArray, text);
    QFETCH(Version, version);
    QFETCH(QString, expected);
    compare(text, version, expected);
}

void TestSpecificationTable::refusesFieldsOfOtherVersions_data()
{
    addColumns();
    forEachObject([](const ObjectType &type, const support::Route &route, Version version) {
        for (const Field &field : type.fields) {
            if (specification::findField(type, field.name, version) || type.open.contain(version))
                continue;
            const bool isLater = field.versions.first > version;
            addRow(nameOf(type, field, version), route,
                   withMember(support::objectOf(type.kind, version), field.name, Value::integer(1)), version,
                   (isLater ? u"later-version at "_qs : u"earlier-version at "_qs) +
                       (route.pointer / QByteArray(field.name)).toString());
        }
    });
}

void TestSpecificationTable::refusesFieldsOfOtherVersions()
{
    QFETCH(QByteArray, text);
    QFETCH(Version, version);
    QFETCH(QString, expected);
    compare(text, version, expected);
}

void TestSpecificationTable::refusesUnknownFields_data()
{
    addColumns();
    forEachObject([](const ObjectType &type, const support::Route &route, Version version) {
        const QByteArray name = specification::nameOf(version).toUtf8() + ' ' + type.name + ' ' +
                                QByteArray::number(int(type.kind));
        const Value object = support::objectOf(type.kind, version);
        const bool isOpen = type.open.contain(version);
        if (!type.entries) {
            addRow(name + " unknown", route, withMember(object, "notAField", Value::integer(1)), version,
                   isOpen ? QString() : u"unknown-field at "_qs + (route.pointer / QByteArray("notAField")).toString());
        }
        if (type.extensible.contain(version))
            addRow(name + " extension", route, withMember(object, "x-note", Value::integer(1)), version, {});
    });
}

void TestSpecificationTable::refusesUnknownFields()
{
    QFETCH(QByteArray, text);
    QFETCH(Version, version);
    QFETCH(QString, expected);
    compare(text, version, expected);
}

void TestSpecificationTable::refusesReferencesElsewhere_data()
{
    addColumns();
    forEachField([](const ObjectType &type, const Field &field, const support::Route &route, Version version) {
        const specification::Type &of = field.type;
        if (of.is != Is::Object || of.holds != specification::Holds::One || of.object == ObjectKind::Schema ||
            of.object == ObjectKind::PathItem || &field == type.entries)
            return;
        const Value reference = Value::object({{"$ref", Value::string(QByteArray("#/x"))}});
        const QString place = (route.pointer / QByteArray(field.name)).toString() + u"/$ref"_qs;
        addRow(nameOf(type, field, version), route,
               withMember(support::objectOf(type.kind, version, &field), field.name, reference), version,
               of.reference.contain(version) ? QString() : u"no-reference at "_qs + place);
    });
}

void TestSpecificationTable::refusesReferencesElsewhere()
{
    QFETCH(QByteArray, text);
    QFETCH(Version, version);
    QFETCH(QString, expected);
    compare(text, version, expected);
}

GATEWRIGHT_TEST(TestSpecificationTable, QCoreApplication)
#include "testspecificationtable.moc"
