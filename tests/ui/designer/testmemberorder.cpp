#include "designerfixture.h"
#include "fakestore.h"
#include "objectplace.h"
#include "overviewtab.h"
#include "pathtreedriving.h"
#include "references.h"
#include "schemaeditorfixture.h"
#include "schemastab.h"
#include "settingstab.h"
#include "testprogram.h"

#include <QAction>
#include <QCheckBox>
#include <QTreeWidget>

using namespace designer;
using document::Pointer;
using specification::ObjectKind;

namespace {

enum class In { Overview, Paths, Schemas, Settings };

/** The controls of a tab of a definition. */
struct Driven {
    const DesignerTab &tab;
    document::Document &document;
};

/** A control of a form that was made by hand, or a command, and the member that it adds. */
struct Writer {
    const char *name;
    In in;
    const char *text; ///< After the version.
    void (*write)(const Driven &driven);
    const char *object; ///< Pointer to the object that gets the member; that of the extension starts below it.
    const char *member;
    specification::Versions versions = specification::All;
};

const PathsTab &paths(const Driven &driven)
{
    return static_cast<const PathsTab &>(driven.tab);
}

void chooseComponent(const Driven &driven, const QString &name)
{
    auto *tree = control<QTreeWidget>(driven.tab, u"componentTree"_qs);
    tree->setCurrentItem(tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0));
}

/** Writes into the row of the property `title`. */
void writeIntoSchema(const Driven &driven, int column)
{
    chooseComponent(driven, u"Book"_qs);
    QAbstractItemModel *model = control<QTreeView>(driven.tab, u"schemaTree"_qs)->model();
    const QModelIndex row = model
                                ->match(model->index(0, 0), Qt::DisplayRole, u"title"_qs, 1,
                                        Qt::MatchExactly | Qt::MatchRecursive)
                                .value(0);
    QVERIFY(model->setData(row.siblingAtColumn(column), u"new"_qs));
}

void trigger(const Driven &driven, const char *action)
{
    auto *found = driven.tab.findChild<QAction *>(QString::fromLatin1(action));
    QVERIFY2(found && found->isEnabled(), action);
    found->trigger();
}

/** Types into a field and leaves it. */
void fill(const Driven &driven, const char *field)
{
    type(driven.tab, field, u"new"_qs);
    QTest::keyClick(control(driven.tab, QLatin1StringView(field)), Qt::Key_Tab);
}

constexpr char OnlyPaths[] = "paths:\n  /a:\n    get:\n      responses: {}\n";
constexpr char Described[] = "info:\n  version: '1'\n  x-id: 1 # ours\npaths: {}\n";
constexpr char OnlyResponses[] = "paths:\n  /a:\n    get:\n      responses: {} # none\n      x-id: 1\n";
constexpr char OnlyGet[] = "paths:\n  /a:\n    # first\n    get:\n      responses: {}\n    x-id: 1\n";
constexpr char LastOfParameter[] =
    "paths:\n  /a:\n    get:\n      parameters:\n        - name: p\n          schema: {}\n      responses: {}\n";
constexpr char LastOfBody[] = "paths:\n  /a:\n    get:\n      requestBody:\n        content: {}\n        x-id: 1\n";
constexpr char LastOfSchema[] =
    "paths: {}\ncomponents:\n  schemas:\n    Book:\n      properties:\n        title: {}\n      x-id: 1\n";
constexpr char LastOfProperty[] =
    "paths: {}\ncomponents:\n  schemas:\n    Book:\n      properties:\n        title:\n          default: a\n";
constexpr char Extension[] = "paths: {}\nx-vendor-api-gateway:\n  middleware: {} # none\n";
constexpr char WithScheme[] =
    "paths:\n  /a:\n    get:\n      responses: {}\n      servers: []\ncomponents:\n  securitySchemes:\n    login: {}\n";

const Writer Writers[] = {
    {"server", In::Overview, OnlyPaths, [](const Driven &at) { click(at.tab, u"serversAdd"_qs); }, "", "servers"},
    {"tag", In::Overview, OnlyPaths, [](const Driven &at) { click(at.tab, u"tagsAdd"_qs); }, "", "tags"},
    {"security", In::Overview, OnlyPaths, [](const Driven &at) { click(at.tab, u"objectSecurityAdd"_qs); }, "",
     "security"},
    {"title", In::Overview, Described, [](const Driven &at) { fill(at, "title"); }, "/info", "title"},
    {"description of the API", In::Overview, Described, [](const Driven &at) { fill(at, "description"); }, "/info",
     "description"},
    {"info", In::Overview, OnlyPaths, [](const Driven &at) { fill(at, "version"); }, "", "info"},
    {"description of a server", In::Overview, "servers:\n  - url: /\n    variables: {}\npaths: {}\n",
     [](const Driven &at) { typeIntoCell(at.tab, u"servers"_qs, 0, 1, u"new"_qs); }, "/servers/0", "description"},
    {"description of a tag", In::Overview, "paths: {}\ntags:\n  - name: t\n    externalDocs: {}\n",
     [](const Driven &at) { typeIntoCell(at.tab, u"tags"_qs, 0, 1, u"new"_qs); }, "/tags/0", "description"},
    {"first path", In::Paths, "components: {}\n", [](const Driven &at) { click(at.tab, u"addPath"_qs); }, "", "paths"},
    {"first webhook", In::Paths, "paths: {}\ncomponents: {}\n",
     [](const Driven &at) { trigger(at, "addWebhookAction"); }, "", "webhooks", specification::Since31},
    {"operation", In::Paths, "paths:\n  /a:\n    summary: A\n    parameters: []\n",
     [](const Driven &at) {
         choose(paths(at), 0);
         click(at.tab, u"addOperation"_qs);
     },
     "/paths/~1a", "get"},
    {"operation of another method", In::Paths, "paths:\n  /a:\n    get: {}\n    parameters: []\n",
     [](const Driven &at) {
         choose(paths(at), 0);
         trigger(at, "addMethodAction");
     },
     "/paths/~1a", "additionalOperations", specification::Since32},
    {"duplicated operation", In::Paths, "paths:\n  /a:\n    get: {}\n    parameters: []\n",
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         click(at.tab, u"duplicateEntry"_qs);
     },
     "/paths/~1a", "post"},
    {"summary of a path", In::Paths, OnlyGet,
     [](const Driven &at) {
         choose(paths(at), 0);
         fill(at, "pathSummary");
     },
     "/paths/~1a", "summary"},
    {"description of a path", In::Paths, OnlyGet,
     [](const Driven &at) {
         choose(paths(at), 0);
         fill(at, "pathDescription");
     },
     "/paths/~1a", "description"},
    {"parameter of a path", In::Paths, OnlyGet,
     [](const Driven &at) {
         choose(paths(at), 0);
         click(at.tab, u"pathParametersAdd"_qs);
     },
     "/paths/~1a", "parameters"},
    {"summary", In::Paths, OnlyResponses,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         fill(at, "operationSummary");
     },
     "/paths/~1a/get", "summary"},
    {"description", In::Paths, OnlyResponses,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         click(at.tab, u"operationDescriptionFold"_qs);
         fill(at, "operationDescription");
     },
     "/paths/~1a/get", "description"},
    {"operation ID", In::Paths, OnlyResponses,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         fill(at, "operationId");
     },
     "/paths/~1a/get", "operationId"},
    {"tags", In::Paths, OnlyResponses,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         support::typeEntries(at.tab, "operationTags", {u"new"_qs});
     },
     "/paths/~1a/get", "tags"},
    {"deprecated", In::Paths, OnlyResponses,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         control<QCheckBox>(at.tab, u"operationDeprecated"_qs)->setFocus();
         QTest::keyClick(control(at.tab, u"operationDeprecated"_qs), Qt::Key_Space);
     },
     "/paths/~1a/get", "deprecated"},
    {"parameter", In::Paths, OnlyResponses,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         addInPopup(at.tab, u"operationParametersAdd"_qs, u"addParameterLine"_qs, u"page"_qs);
     },
     "/paths/~1a/get", "parameters"},
    {"request body", In::Paths, OnlyResponses,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         addInPopup(at.tab, u"requestBodyAdd"_qs, u"requestBodyAddLine"_qs, u"application/json"_qs);
     },
     "/paths/~1a/get", "requestBody"},
    {"response", In::Paths, "paths:\n  /a:\n    get:\n      summary: A\n      deprecated: true\n",
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         addInPopup(at.tab, u"addResponse"_qs, u"addResponseLine"_qs, u"404"_qs);
     },
     "/paths/~1a/get", "responses"},
    {"description of a response", In::Paths,
     "paths:\n  /a:\n    get:\n      responses:\n        '200':\n          content: {}\n",
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         fill(at, "responseDescription");
     },
     "/paths/~1a/get/responses/200", "description"},
    {"description of a parameter", In::Paths, LastOfParameter,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         typeIntoCell(at.tab, u"operationParameters"_qs, 0, 4, u"new"_qs);
     },
     "/paths/~1a/get/parameters/0", "description"},
    {"description of a request body", In::Paths, LastOfBody,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         fill(at, "requestBodyDescription");
     },
     "/paths/~1a/get/requestBody", "description"},
    {"tag of selected operations", In::Paths, OnlyResponses,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         auto *tree = control<QTreeView>(at.tab, u"pathTree"_qs);
         support::clickRow(*tree, tree->model()->index(0, 0), Qt::ControlModifier);
         type(at.tab, u"selectedTag"_qs, u"new"_qs);
         click(at.tab, u"addSelectedTag"_qs);
     },
     "/paths/~1a/get", "tags"},
    {"parameter of selected operations", In::Paths, OnlyResponses,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         auto *tree = control<QTreeView>(at.tab, u"pathTree"_qs);
         support::clickRow(*tree, tree->model()->index(0, 0), Qt::ControlModifier);
         type(at.tab, u"selectedParameterName"_qs, u"new"_qs);
         click(at.tab, u"addSelectedParameter"_qs);
     },
     "/paths/~1a/get", "parameters"},
    {"security of selected operations", In::Paths, WithScheme,
     [](const Driven &at) {
         choose(paths(at), 0, 0);
         auto *tree = control<QTreeView>(at.tab, u"pathTree"_qs);
         support::clickRow(*tree, tree->model()->index(0, 0), Qt::ControlModifier);
         click(at.tab, u"addSelectedSecurity"_qs);
     },
     "/paths/~1a/get", "security"},
    {"first component", In::Schemas, "paths: {}\ntags: []\n", [](const Driven &at) { click(at.tab, u"addSchema"_qs); },
     "", "components"},
    {"component of another kind", In::Schemas, "paths: {}\ncomponents:\n  headers: {}\n",
     [](const Driven &at) { trigger(at, "add_responses"); }, "/components", "responses"},
    {"description of a schema", In::Schemas, LastOfSchema,
     [](const Driven &at) {
         chooseComponent(at, u"Book"_qs);
         fill(at, "componentDescription");
     },
     "/components/schemas/Book", "description"},
    {"description in the tree of a schema", In::Schemas, LastOfProperty,
     [](const Driven &at) { writeIntoSchema(at, items::ShapeModel::Description); },
     "/components/schemas/Book/properties/title", "description"},
    {"listen path", In::Settings, Extension, [](const Driven &at) { fill(at, "listenPath"); }, "/x-vendor-api-gateway",
     "server"},
    {"name in the gateway", In::Settings, Extension, [](const Driven &at) { fill(at, "apiName"); },
     "/x-vendor-api-gateway", "info"},
    {"URL of the upstream", In::Settings,
     "paths: {}\nx-vendor-api-gateway:\n  upstream:\n    authentication: {}\n    mutualTLS: {}\n",
     [](const Driven &at) { fill(at, "upstreamUrl"); }, "/x-vendor-api-gateway/upstream", "url"},
};

/** The names of the table that the object has, in the order of the document. */
QList<QByteArray> knownMembers(const document::Node &object, const specification::ObjectType &type)
{
    QList<QByteArray> names;
    for (qsizetype i = 0; i < object.childCount(); ++i) {
        const bool isKnown = std::any_of(type.fields.begin(), type.fields.end(),
                                         [&](const auto &field) { return object.keyAt(i) == field.name; });
        if (isKnown)
            names.append(object.keyAt(i));
    }
    return names;
}

QList<QByteArray> inOrderOfTable(const QList<QByteArray> &names, const specification::ObjectType &type)
{
    QList<QByteArray> ordered;
    for (const specification::Field &field : type.fields) {
        if (names.contains(field.name) && !ordered.contains(field.name))
            ordered.append(field.name);
    }
    return ordered;
}

ObjectKind kindOf(const document::Snapshot &snapshot, const Pointer &object)
{
    if (object == Pointer{"x-vendor-api-gateway"})
        return ObjectKind::Gateway;
    if (object == Pointer{"x-vendor-api-gateway", "upstream"})
        return ObjectKind::GatewayUpstream;
    return openapi::objectPlaceAt(snapshot, object, openapi::versionOf(snapshot)).kind;
}

} // namespace

/** New members go where the table of the specification has them, whichever control adds them. */
class TestMemberOrder final : public QObject
{
    Q_OBJECT

private slots:
    void addsWhereTheTableHasIt_data();
    void addsWhereTheTableHasIt();
};

void TestMemberOrder::addsWhereTheTableHasIt_data()
{
    QTest::addColumn<int>("writer");
    QTest::addColumn<QByteArray>("version");
    const std::pair<specification::Version, const char *> versions[] = {{specification::Version::V30, "3.0.4"},
                                                                        {specification::Version::V31, "3.1.1"},
                                                                        {specification::Version::V32, "3.2.0"}};
    for (int at = 0; at < int(std::size(Writers)); ++at) {
        for (const auto &[version, name] : versions) {
            if (Writers[at].versions.contain(version))
                QTest::addRow("%s, %s", Writers[at].name, name) << at << QByteArray(name);
        }
    }
}

void TestMemberOrder::addsWhereTheTableHasIt()
{
    QFETCH(int, writer);
    QFETCH(QByteArray, version);
    const Writer &tested = Writers[writer];
    const QByteArray text = "openapi: " + version + "\n# ours\n" + tested.text;
    support::FakeStore store;
    workspace::Workspace workspace(store);
    Surroundings surroundings;
    workspace::OpenDefinition &definition = *workspace.addUntitled(u"api.yaml"_qs, text, document::Format::Yaml);
    const Context context = surroundings.context(definition, workspace);
    std::unique_ptr<DesignerTab> tab;
    if (tested.in == In::Overview)
        tab = std::make_unique<OverviewTab>(context);
    else if (tested.in == In::Paths)
        tab = std::make_unique<PathsTab>(context);
    else if (tested.in == In::Schemas)
        tab = std::make_unique<SchemasTab>(context);
    else
        tab = std::make_unique<SettingsTab>(context, surroundings.gateway());
    show(*tab);
    tested.write({*tab, definition.document()});
    const document::Snapshot snapshot = definition.document().snapshot();
    const Pointer place = *Pointer::parse(QString::fromLatin1(tested.object));
    const document::Node object = snapshot.at(place);
    QVERIFY2(object.member(tested.member).exists(), snapshot.text().constData());
    const specification::ObjectType &type = specification::objectType(kindOf(snapshot, place));
    const QList<QByteArray> names = knownMembers(object, type);
    QVERIFY(names.size() > 1);
    QVERIFY2(names == inOrderOfTable(names, type), snapshot.text().constData());
    // The lines of the file are there, in their order.
    const QList<QByteArray> lines = snapshot.text().split('\n');
    qsizetype next = 0;
    for (const QByteArray &line : text.split('\n')) {
        next = lines.indexOf(line, next) + 1;
        QVERIFY2(next > 0, (line + "\nis not in\n" + snapshot.text()).constData());
    }
    tab.reset();
    while (definition.document().canUndo())
        definition.document().undo();
    QCOMPARE(definition.document().snapshot().text(), text);
}

GATEWRIGHT_TEST(TestMemberOrder, QApplication)
#include "testmemberorder.moc"
