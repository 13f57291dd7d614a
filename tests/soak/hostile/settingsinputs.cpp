#include "hostiletexts.h"

namespace hostile {

namespace {

const QString SettingsFile = u"config/gatewright/gatewright.ini"_qs;
const QString GrantFile = u"state/gatewright/grants.json"_qs;
const QString ServedFile = u"api.yaml"_qs;

void addSettingsCommands(Input &input)
{
    input.files.insert(ServedFile, R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths: {/a: {get: {responses: {'200': {description: ok}}}}}
x-vendor-api-gateway:
  info: {name: T, state: {active: true}}
  server: {listenPath: {value: /t/, strip: true}}
  upstream:
    url: http://127.0.0.1:9/
    authentication: {enabled: true, basicAuth: {enabled: true, username: kim, password: 'kv://s0/a'}}
)");
    input.commands += QList<QStringList>{
        {u"allow"_qs, u"--list"_qs, ServedFile},
        {u"allow"_qs, u"--yes"_qs, ServedFile},
        {u"lint"_qs, ServedFile},
        {u"lint"_qs, u"--env"_qs, u"E0"_qs, u"--allow-secrets"_qs, ServedFile},
        {u"preview"_qs, ServedFile, u"--upstream"_qs, u"echo"_qs},
        {u"preview"_qs, u"--allow-secrets"_qs, ServedFile},
        {u"certs"_qs, u"--env"_qs, u"E0"_qs},
        {u"policy"_qs, u"list"_qs},
        {u"sso"_qs, u"list"_qs, u"--env"_qs, u"E1"_qs},
    };
}

QByteArray anyCount(Dice &dice)
{
    return dice.of(QByteArrayList{"2147483647", "-1", "4294967296", "99999999999999999999", "1000000", "3", "1e9"});
}

QByteArray longText(Dice &dice)
{
    const QByteArrayList pieces = {"a", "\\x41", "%41", ", ", "\\\"", "@Variant(\\0)", "http://a/", "../"};
    return dice.of(pieces).repeated(dice.length(1, 50'000));
}

/** Numbers of environments and stores that are not there, or very many that are. */
void manyEnvironments(Dice &dice, Input &input)
{
    QByteArray text = "[General]\ncurrentEnvironment=e0\n\n[environments]\n";
    const int there = dice.length(1, 5'000);
    for (int i = 1; i <= there; ++i) {
        const QByteArray prefix = QByteArray::number(i) + '\\';
        const QByteArray name = QByteArray::number(i - 1);
        text += prefix + "id=e" + name + '\n' + prefix + "name=E" + name + '\n' + prefix +
                "dashboardUrl=http://127.0.0.1:9/\n";
        text += prefix + "timeoutMs=" + (dice.chance(50) ? QByteArray("1000") : anyCount(dice)) + '\n';
        if (dice.chance(30))
            text += prefix + "stores\\size=" + anyCount(dice) + '\n';
        if (i == 1) {
            for (int k = dice.length(1, 5'000); k > 0; --k)
                text += prefix + "stores\\" + QByteArray::number(k) + "\\name=s" + QByteArray::number(k - 1) + '\n' +
                        prefix + "stores\\" + QByteArray::number(k) + "\\folder=/dev\n";
        }
    }
    text += "size=" + (dice.chance(70) ? anyCount(dice) : QByteArray::number(there)) + '\n';
    input.files.insert(SettingsFile, text);
    addSettingsCommands(input);
}

void manySettings(Dice &dice, Input &input)
{
    QByteArray text = "[General]\n";
    for (int i = dice.length(1, 10'000); i > 0; --i)
        text += "key" + QByteArray::number(i) + "=1\n";
    for (const char *section : {"gateway", "window", "references", "policies", "source", "environments"}) {
        text += '[' + QByteArray(section) + "]\n";
        for (const char *key : {"port", "recordedBody", "recordedMemory", "recordedFile", "openFiles", "recentFiles",
                                "allowedServers", "zoom", "geometry", "size", "1\\name", "known\\a"})
            text += QByteArray(key) + '=' + (dice.chance(50) ? anyCount(dice) : longText(dice).left(20'000)) + '\n';
    }
    if (dice.chance(30))
        text += '[' + longText(dice) + "]\n" + longText(dice) + '\n';
    if (dice.chance(20))
        text += QByteArray("[a]\n").repeated(dice.length(1, 50'000));
    if (dice.chance(20))
        text += QByteArray("\0\xff", 2).repeated(dice.length(1, 50'000));
    input.files.insert(SettingsFile, text);
    addSettingsCommands(input);
}

void manyGrants(Dice &dice, Input &input)
{
    const int size = dice.length(1, 200'000);
    const QByteArray entry = R"({"definition":"/a","reference":"env://A","origin":"http://a","environment":""})";
    switch (dice.below(6)) {
    case 0:
        input.files.insert(GrantFile, R"({"version":1,"secrets":)" +
                                          array(QByteArrayList(std::min(size, 5'000), entry)) + R"(,"pages":[]})");
        break;
    case 1:
        input.files.insert(GrantFile, QByteArray("[").repeated(size));
        break;
    case 2:
        input.files.insert(GrantFile, R"({"version":)" + number(dice) + R"(,"secrets":[]})");
        break;
    case 3:
        input.files.insert(GrantFile,
                           R"({"version":1,"secrets":[],"pages":[)" + QByteArray("{},").repeated(size) + "{}]}");
        break;
    case 4:
        input.files.insert(
            GrantFile,
            object(
                {member("secrets", array({object({member("definition", quoted(QByteArray("a").repeated(size)))})}))}));
        break;
    default:
        input.files.insert(GrantFile, QByteArray(size, '\0'));
    }
    input.files.insert(u"state/gatewright/sandbox-token"_qs, QByteArray(size, 'a'));
    addSettingsCommands(input);
}

/** What is no file, in the places of files of the program. The settings file is left out: Qt opens it, whatever it is.
 */
void otherStateThanFiles(Dice &dice, Input &input)
{
    for (const QString &name : {GrantFile, u"state/gatewright/sandbox-token"_qs, u"cache/gatewright/answers/a"_qs,
                                u"state/gatewright/recovery/a.recovery"_qs}) {
        switch (dice.below(4)) {
        case 0:
            input.pipes.append(name);
            break;
        case 1:
            input.links.insert(name, dice.of(QStringList{u"/dev/zero"_qs, u"/dev/stdin"_qs, u"/proc/kmsg"_qs,
                                                         name.section(u'/', -1)}));
            break;
        case 2:
            input.files.insert(name + u"/file"_qs, "");
            break;
        default:
            break;
        }
    }
    addSettingsCommands(input);
}

constexpr Kind SettingsKinds[] = {
    {"environments", manyEnvironments},
    {"settings", manySettings},
    {"grants", manyGrants},
    {"other state than files", otherStateThanFiles},
};

} // namespace

std::span<const Kind> settingsKinds()
{
    return SettingsKinds;
}

} // namespace hostile
