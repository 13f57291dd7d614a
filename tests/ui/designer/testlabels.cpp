#include "designerfixture.h"
#include "fieldlabels.h"
#include "livereferences.h"
#include "newresourcepanel.h"
#include "objectform.h"
#include "objectpage.h"
#include "operationview.h"
#include "overviewtab.h"
#include "parameterform.h"
#include "pastepanel.h"
#include "pathentry.h"
#include "pathform.h"
#include "referencedform.h"
#include "schemaeditorfixture.h"
#include "settingstab.h"
#include "specificationtable.h"
#include "testprogram.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>

using namespace designer;
using specification::Field;
using specification::ObjectType;

namespace {

/** Controls that a user edits or activates, and that are not made from the table. */
bool isListed(const QWidget &control)
{
    const bool isControl = qobject_cast<const QLineEdit *>(&control) ||
                           qobject_cast<const QPlainTextEdit *>(&control) ||
                           qobject_cast<const QComboBox *>(&control) ||
                           qobject_cast<const QAbstractButton *>(&control) ||
                           qobject_cast<const QAbstractItemView *>(&control);
    const bool isNamed = !control.objectName().isEmpty() && !control.objectName().startsWith(u"qt_") &&
                         !control.accessibleName().isEmpty();
    for (const QWidget *parent = control.parentWidget(); parent; parent = parent->parentWidget()) {
        // Parts of a control, such as the list of a drop-down list.
        if (qobject_cast<const QTabBar *>(parent) || qobject_cast<const ObjectForm *>(parent) ||
            qobject_cast<const QComboBox *>(parent) || qobject_cast<const QAbstractItemView *>(parent))
            return false;
    }
    return isControl && isNamed;
}

QString tableOf(const QString &title, const QWidget &form)
{
    QString text = u"\n### "_qs + title + u"\n\n| control | label |\n|---|---|\n"_qs;
    for (const QWidget *control : form.findChildren<QWidget *>()) {
        if (isListed(*control))
            text += u"| `%1` | %2 |\n"_qs.arg(control->objectName(), control->accessibleName());
    }
    return text;
}

QString tableOf(const ObjectType &type)
{
    QString text = u"\n### %1\n\n| field | label |\n|---|---|\n"_qs.arg(QLatin1String(type.name));
    QStringList names;
    for (const Field &field : type.fields) {
        const QString name = QString::fromUtf8(field.name);
        if (!names.contains(name))
            text += u"| `%1` | %2 |\n"_qs.arg(name, messages::fieldLabel(field.name));
        names.append(name);
    }
    return text;
}

/** The list of components, the form of a schema with all its keywords, and that of another component. */
QString tablesOfSchemas()
{
    const SchemaEditor editor(R"(openapi: 3.1.1
info: {title: Shop, version: '1'}
paths: {}
components:
  schemas:
    Book:
      type: object
      discriminator: {propertyName: kind, mapping: {novel: Novel}}
  securitySchemes:
    login: {type: http, scheme: basic}
)");
    editor.choose(u"Book"_qs);
    control<QAbstractButton>(editor.tab(), u"moreKeywords"_qs)->click();
    const QString schema = tableOf(u"Schemas, with the keywords of a schema in OpenAPI 3.1"_qs, editor.tab());
    editor.choose(u"login"_qs);
    return schema + tableOf(u"A security scheme in Schemas"_qs, *control(editor.tab(), u"componentArea"_qs));
}

/** The page of the guide, as the forms have it. */
QString page()
{
    QString text =
        u"# Labels of forms\n\nEach control of a form has a visible label, which is its accessible name too: people who use "
        "a screen reader, and\nprograms that drive the window, find it by this name. So a label is changed only for a "
        "reason. `testlabels` compares this\npage with the forms; with `GATEWRIGHT_WRITE_LABELS=1` it writes the page.\n"
        "\n## Forms made from the table\n\nThe field of an object is called `object` and its name: `objectOperationId`. "
        "A table or an object inside has buttons\n`…Add`, `…Open` and `…Remove` with the name of what they add, open or "
        "remove.\n"_qs;
    for (const ObjectType &type : specification::objectTypes()) {
        if (type.section && !type.fields.empty())
            text += tableOf(type);
    }
    text += u"\n## Other forms\n"_qs;
    const auto definition = open(bookshopWithBasic());
    text += tableOf(u"Overview"_qs, OverviewTab(definition.context()));
    const workspace::LiveReferences references({definition.get()});
    PathForm path(definition.context(), references);
    path.setPath(PathEntry{"/books", {}, false}, {"paths", "/books"});
    text += tableOf(u"Path"_qs, path);
    OperationView operation(definition.context(), references);
    operation.setOperation(PathEntry{"/books", "get", false}, {"paths", "/books", "get"}, {});
    text += tableOf(u"Operation"_qs, operation);
    const document::Pointer place{"paths", "/books", "get", "parameters", "0"};
    ObjectPage parameter(definition.context());
    parameter.open(place, u"page"_qs, place);
    text += tableOf(u"Parameter"_qs, *parameter.findChild<ParameterForm *>());
    // Above the forms Path and Operation. There is no such file.
    ReferencedForm elsewhere(definition.context());
    elsewhere.showEntry(PathEntry{"/books", {}, false}, {u"https://apis.example/books.yaml"_qs, {}, {}});
    text += tableOf(u"Path in another file"_qs, elsewhere);
    ReferencedForm unread(definition.context());
    unread.showEntry(PathEntry{"/books", {}, false}, {u"/apis/books.yaml"_qs, {}, {}});
    text += tableOf(u"Path in a file that can't be read"_qs, unread);
    text += tableOf(u"New resource"_qs, NewResourcePanel(definition.context()));
    text += tableOf(u"Paste what you have"_qs, PastePanel(definition.context()));
    text += tablesOfSchemas();
    text += tableOf(u"Settings"_qs, SettingsTab(definition.context(), definition.surroundings().gateway()));
    return text;
}

} // namespace

/** The labels of all forms are a contract: resources/guide/maintainer/labels.md. */
class TestLabels : public QObject
{
    Q_OBJECT

private slots:
    void areThoseOfTheGuide();
    void spellsNames_data();
    void spellsNames();
};

void TestLabels::areThoseOfTheGuide()
{
    QFile file(QStringLiteral(GATEWRIGHT_GUIDE "/labels.md"));
    const QString now = page();
    if (qEnvironmentVariableIsSet("GATEWRIGHT_WRITE_LABELS")) {
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(now.toUtf8());
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList expected = QString::fromUtf8(file.readAll()).split(u'\n');
    const QStringList actual = now.split(u'\n');
    for (qsizetype i = 0; i < std::max(expected.size(), actual.size()); ++i)
        QCOMPARE(actual.value(i), expected.value(i));
}

void TestLabels::spellsNames_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("label");
    QTest::newRow("one word") << QByteArray("summary") << u"Summary"_qs;
    QTest::newRow("words") << QByteArray("minLength") << u"Min length"_qs;
    QTest::newRow("abbreviation") << QByteArray("tokenUrl") << u"Token URL"_qs;
    QTest::newRow("id") << QByteArray("operationId") << u"Operation ID"_qs;
    QTest::newRow("capitals") << QByteArray("mutualTLS") << u"Mutual TLS"_qs;
    QTest::newRow("of its own") << QByteArray("externalDocs") << u"External documentation"_qs;
    QTest::newRow("keyword") << QByteArray("$ref") << u"Reference"_qs;
    QTest::newRow("vendor member") << QByteArray("x-teamName") << u"x-teamName"_qs;
}

void TestLabels::spellsNames()
{
    QFETCH(QByteArray, name);
    QFETCH(QString, label);
    QCOMPARE(messages::fieldLabel(name), label);
}

GATEWRIGHT_TEST(TestLabels, QApplication)
#include "testlabels.moc"
