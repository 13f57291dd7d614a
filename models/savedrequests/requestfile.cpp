#include "requestfile.h"

#include "message.h"
#include "requestvalue.h"
#include "savedrequestlimits.h"
#include "secretplaces.h"
#include "secretreference.h"

#include <algorithm>

namespace savedrequests {

using document::Node;
using document::Pointer;
using document::Value;

namespace {

/** Members that would choose where a request is sent. The message about them says where these are set. */
constexpr const char *ForbiddenMembers[] = {"url",     "uri",      "baseUrl",     "host",  "port",       "server",
                                            "servers", "upstream", "environment", "proxy", "listenPath", "scheme"};
/** Header fields that say where a message goes, how it is framed, or who sent it. */
constexpr const char *ForbiddenHeaders[] = {"Host",
                                            "Authorization",
                                            "Proxy-Authorization",
                                            "Cookie",
                                            "Content-Length",
                                            "Content-Type",
                                            "Transfer-Encoding",
                                            "Content-Encoding",
                                            "Connection",
                                            "Keep-Alive",
                                            "Proxy-Connection",
                                            "Upgrade",
                                            "TE",
                                            "Trailer",
                                            "Expect",
                                            "Origin",
                                            "Referer",
                                            "Forwarded",
                                            "X-Forwarded-For",
                                            "X-Forwarded-Host",
                                            "X-Forwarded-Proto",
                                            "X-Original-URL",
                                            "X-Rewrite-URL"};

/** Reads one file. */
class Reader final
{
public:
    explicit Reader(RequestFile &file)
        : m_file(file)
    {}

    void read();

private:
    void report(ProblemKind kind, const Pointer &place, const QStringList &arguments = {});
    void wrong(const Pointer &place, const QString &expected);
    /** Reports members that are not in `known`. */
    void checkMembers(const Node &mapping, const Pointer &place, std::initializer_list<const char *> known);
    [[nodiscard]] QString text(const Node &owner, const char *name, const Pointer &place, bool isRequired);
    [[nodiscard]] std::optional<Value> value(const Node &node, const Pointer &place);
    void readDefinition();
    void readOperation();
    void readParameters();
    void readBody();
    void readSecurity();
    void readExpectation();
    void readStatus(const Node &node, const Pointer &place);
    void checkMarkers(const Value &value, const Pointer &place);
    void checkSecrets();

    RequestFile &m_file;
    Node m_root;
    qsizetype m_markers = 0;
};

void Reader::report(ProblemKind kind, const Pointer &place, const QStringList &arguments)
{
    if (m_file.problems.size() < MaximumProblems)
        m_file.problems.append({kind, arguments, place, positionOf(m_file.text, place), base::Severity::Error});
}

void Reader::wrong(const Pointer &place, const QString &expected)
{
    report(ProblemKind::WrongValue, place, {QString::fromUtf8(place.last()), expected});
}

void Reader::checkMembers(const Node &mapping, const Pointer &place, std::initializer_list<const char *> known)
{
    for (qsizetype i = 0; i < mapping.childCount(); ++i) {
        const QByteArray key = mapping.keyAt(i);
        const auto is = [&key](const char *name) { return key == name; };
        if (std::any_of(known.begin(), known.end(), is))
            continue;
        const auto isLike = [&key](const char *name) { return key.compare(name, Qt::CaseInsensitive) == 0; };
        const bool isForbidden = std::any_of(std::begin(ForbiddenMembers), std::end(ForbiddenMembers), isLike);
        report(isForbidden ? ProblemKind::ForbiddenMember : ProblemKind::UnknownMember, place.child(key),
               {QString::fromUtf8(key)});
    }
}

QString Reader::text(const Node &owner, const char *name, const Pointer &place, bool isRequired)
{
    const Node node = owner.member(name);
    if (!node.exists()) {
        if (isRequired)
            report(ProblemKind::MissingMember, place, {QLatin1String(name)});
        return {};
    }
    const QString text = node.text();
    if (node.isString() && !text.isEmpty() && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    wrong(place.child(name), QStringLiteral("one line of text"));
    return {};
}

std::optional<Value> Reader::value(const Node &node, const Pointer &place)
{
    const auto depth = [](const auto &self, const Node &each) -> int {
        int most = 0;
        for (qsizetype i = 0; i < each.childCount() && most <= MaximumDepth; ++i)
            most = std::max(most, self(self, each.childAt(i)));
        return most + 1;
    };
    if (depth(depth, node) > MaximumDepth) {
        report(ProblemKind::TooLarge, place, {QString::fromUtf8(place.last()), QString::number(MaximumDepth)});
        return std::nullopt;
    }
    const auto value = node.value();
    if (value) {
        checkMarkers(*value, place);
        return *value;
    }
    wrong(place, QStringLiteral("a value"));
    return std::nullopt;
}

void Reader::checkMarkers(const Value &value, const Pointer &place)
{
    for (const Marker &marker : markersIn(value)) {
        ++m_markers;
        if (!marker.isSecret())
            continue;
        const secrets::ReferenceScan scan = secrets::scanReferences(marker.secret);
        const bool isOne = scan.malformed.isEmpty() && scan.references.size() == 1 &&
                           scan.references.first().length == marker.secret.size();
        if (!isOne)
            report(ProblemKind::NotAReference, place / marker.place / "secret");
    }
    if (m_markers > MaximumMarkers)
        report(ProblemKind::TooLarge, place, {QString::fromUtf8(place.last()), QString::number(MaximumMarkers)});
}

/** Only a name: the definition is in the folder that contains `.gatewright`. */
void Reader::readDefinition()
{
    const QString name = text(m_root, "definition", {}, true);
    if (name.isEmpty())
        return;
    if (name.contains(u'/') || name.contains(u'\\') || name == u".." || name == u"." || name.contains(QChar(0)))
        return wrong({"definition"},
                     QStringLiteral("the name of a file in the folder that contains .gatewright, without a path"));
    m_file.request.definition = name;
}

void Reader::readOperation()
{
    const Node node = m_root.member("operation");
    const Pointer place{"operation"};
    if (!node.exists())
        return report(ProblemKind::MissingMember, {}, {QStringLiteral("operation")});
    if (!node.isMapping())
        return wrong(place, QStringLiteral("an object with id, method and path"));
    checkMembers(node, place, {"id", "method", "path"});
    OperationName &operation = m_file.request.operation;
    operation.id = text(node, "id", place, false).toUtf8();
    operation.method = text(node, "method", place, true).toUtf8();
    operation.path = text(node, "path", place, true).toUtf8();
    if (!operation.path.isEmpty() && !operation.path.startsWith('/'))
        wrong(place.child("path"), QStringLiteral("a path of the definition, which starts with a slash"));
}

void Reader::readParameters()
{
    const Node node = m_root.member("parameters");
    const Pointer place{"parameters"};
    if (!node.exists())
        return;
    if (!node.isMapping())
        return wrong(place, QStringLiteral("an object with path, query, header and cookie"));
    checkMembers(node, place, {"path", "query", "querystring", "header", "cookie"});
    for (const char *in : {"path", "query", "querystring", "header", "cookie"}) {
        const Node list = node.member(in);
        if (list.exists() && !list.isMapping())
            wrong(place.child(in), QStringLiteral("an object with the names and values of parameters"));
        for (qsizetype i = 0; list.isMapping() && i < list.childCount(); ++i) {
            const QByteArray name = list.keyAt(i);
            const Pointer entry = place / Pointer{in, name};
            if (m_file.request.parameters.size() >= MaximumParameters)
                return report(ProblemKind::TooLarge, place,
                              {QStringLiteral("parameters"), QString::number(MaximumParameters)});
            if (QByteArrayView(in) == QByteArrayView("header") && isForbiddenHeader(name))
                report(ProblemKind::ForbiddenHeader, entry, {QString::fromUtf8(name)});
            if (const auto own = value(list.childAt(i), entry))
                m_file.request.parameters.append({{in, name}, *own});
        }
    }
}

void Reader::readBody()
{
    const Node body = m_root.member("body");
    const Node raw = m_root.member("bodyText");
    if (body.exists())
        m_file.request.body = value(body, {"body"});
    if (raw.exists() && body.exists())
        return wrong({"bodyText"}, QStringLiteral("nothing if there is a body"));
    if (raw.exists() && !raw.isString())
        return wrong({"bodyText"}, QStringLiteral("a text"));
    if (raw.exists())
        m_file.request.bodyText = raw.bytes();
}

void Reader::readSecurity()
{
    const Node node = m_root.member("security");
    const Pointer place{"security"};
    if (!node.exists())
        return;
    if (!node.isMapping())
        return wrong(place, QStringLiteral("an object with the names of security schemes"));
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const Pointer entry = place.child(node.keyAt(i));
        const auto own = value(node.childAt(i), entry);
        if (own && markerOf(*own))
            m_file.request.credentials.append({node.keyAt(i), *own});
        else if (own)
            report(ProblemKind::LiteralSecret, entry, {QString::fromUtf8(node.keyAt(i))});
    }
}

void Reader::readStatus(const Node &node, const Pointer &place)
{
    const QString expected = QStringLiteral("a status such as 201, a range such as 2XX or 400-499, or a list of these");
    QList<StatusRange> &statuses = m_file.request.expectation.statuses;
    if (node.isSequence()) {
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            if (statuses.size() >= 20 || node.childAt(i).isSequence())
                return wrong(place, expected);
            readStatus(node.childAt(i), place.child(i));
        }
        if (node.childCount() == 0)
            wrong(place, expected);
        return;
    }
    const QByteArray text = node.bytes().toUpper();
    const auto code = [](const QByteArray &part) {
        const bool isCode = part.size() == 3 && part.toInt() >= 100 && part.toInt() <= 599;
        return isCode ? part.toInt() : 0;
    };
    if (const int own = code(text))
        return statuses.append(StatusRange{own, own});
    if (text.size() == 3 && text.endsWith("XX") && text.at(0) >= '1' && text.at(0) <= '5') {
        const int first = (text.at(0) - '0') * 100;
        return statuses.append(StatusRange{first, first + 99});
    }
    const int first = text.size() == 7 && text.at(3) == '-' ? code(text.first(3)) : 0;
    const int last = first ? code(text.last(3)) : 0;
    if (first && last >= first)
        return statuses.append(StatusRange{first, last});
    wrong(place, expected);
}

void Reader::readExpectation()
{
    const Node node = m_root.member("expect");
    const Pointer place{"expect"};
    if (!node.exists())
        return;
    if (!node.isMapping())
        return wrong(place, QStringLiteral("an object with status, schema and time"));
    checkMembers(node, place, {"status", "schema", "time"});
    Expectation &expectation = m_file.request.expectation;
    if (const Node status = node.member("status"); status.exists())
        readStatus(status, place.child("status"));
    const Node schema = node.member("schema");
    if (schema.exists() && !schema.isBool())
        wrong(place.child("schema"), QStringLiteral("true or false"));
    else if (schema.exists())
        expectation.checksSchema = schema.toBool();
    if (const Node time = node.member("time"); time.exists()) {
        QByteArray text = time.bytes();
        const bool isMilliseconds = text.endsWith("ms");
        const bool isSeconds = !isMilliseconds && text.endsWith('s');
        text.chop(isMilliseconds ? 2 : isSeconds ? 1 : 0);
        bool isNumber = false;
        const double number = text.trimmed().toDouble(&isNumber) * (isSeconds ? 1000 : 1);
        const bool isLimit = isNumber && (isMilliseconds || isSeconds) && number >= 1 && number <= MaximumTime;
        if (!isLimit)
            return wrong(place.child("time"), QStringLiteral("a time such as 500ms or 2s, at most one hour"));
        expectation.milliseconds = qRound64(number);
    }
}

void Reader::checkSecrets()
{
    for (const SecretPlace &found : secretsIn(m_file.request))
        report(ProblemKind::LiteralSecret, found.pointer, {found.name});
}

bool hasAliases(const Node &node)
{
    if (node.kind() == document::Kind::Alias || !node.anchor().isEmpty())
        return true;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        if (hasAliases(node.childAt(i)) || (node.isMapping() && node.keyAt(i) == "<<"))
            return true;
    }
    return false;
}

void Reader::read()
{
    if (!m_file.text.isValid()) {
        const base::Diagnostic problem = m_file.text.problems().value(0);
        m_file.problems.append({ProblemKind::NotYaml, {}, {}, m_file.text.positionAt(problem.span.offset)});
        return;
    }
    m_root = m_file.text.root();
    if (m_file.text.documentCount() != 1 || !m_root.isMapping())
        return report(ProblemKind::NotYaml, {});
    if (m_file.text.hasAliases() || hasAliases(m_root))
        return report(ProblemKind::AliasFound, {});
    if (!m_file.text.problems().isEmpty()) {
        // Of two equal members, one would be dropped silently.
        const base::Diagnostic problem = m_file.text.problems().first();
        m_file.problems.append({ProblemKind::NotYaml, {}, {}, m_file.text.positionAt(problem.span.offset)});
        return;
    }
    checkMembers(m_root, {},
                 {"title", "definition", "operation", "parameters", "mediaType", "example", "body", "bodyText",
                  "security", "expect"});
    m_file.request.title = text(m_root, "title", {}, false);
    readDefinition();
    readOperation();
    readParameters();
    m_file.request.mediaType = text(m_root, "mediaType", {}, false).toUtf8();
    m_file.request.example = text(m_root, "example", {}, false).toUtf8();
    readBody();
    readSecurity();
    readExpectation();
    checkSecrets();
}

} // namespace

base::Position positionOf(const document::Snapshot &text, const Pointer &pointer)
{
    Pointer place = pointer;
    while (!place.isRoot() && !text.at(place).exists())
        place = place.parent();
    if (place.isRoot())
        return {};
    const base::Span key = text.keySpan(place);
    return text.positionAt(key.length > 0 ? key.offset : text.at(place).span().offset);
}

bool isForbiddenHeader(QByteArrayView name)
{
    return std::any_of(std::begin(ForbiddenHeaders), std::end(ForbiddenHeaders),
                       [name](const char *each) { return http::sameName(name, each); });
}

RequestFile readRequestFile(const QByteArray &bytes)
{
    RequestFile file;
    if (bytes.size() > MaximumFileBytes) {
        file.problems.append(
            {ProblemKind::TooLarge, {QStringLiteral("file"), QString::number(MaximumFileBytes)}, {}, {}});
        return file;
    }
    file.text = document::Snapshot::parse(bytes, document::Format::Yaml);
    Reader(file).read();
    return file;
}

} // namespace savedrequests
