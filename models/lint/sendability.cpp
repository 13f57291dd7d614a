#include "sendability.h"

#include "argumentwords.h"
#include "basiccredentials.h"
#include "gatewayfields.h"
#include "headernamefault.h"
#include "importer.h"
#include "listenpath.h"
#include "origin.h"
#include "ruletable.h"
#include "secrettexts.h"
#include "structure.h"

namespace lint {

namespace {

namespace fields = definition::fields;
using definition::AuthenticationMethod;
using definition::DefinitionView;
using definition::Field;
using document::Pointer;

bool isMissingOrBlank(const Field<QString> &field)
{
    return field.state == Field<QString>::State::Missing || (field.isPresent() && field.value.trimmed().isEmpty());
}

rules::JsonType jsonTypeOf(const document::Node &node)
{
    if (node.isMapping())
        return rules::JsonType::Object;
    if (node.isSequence())
        return rules::JsonType::Array;
    switch (node.scalarType()) {
    case document::ScalarType::Null:
        return rules::JsonType::Null;
    case document::ScalarType::Bool:
        return rules::JsonType::Boolean;
    case document::ScalarType::Integer:
    case document::ScalarType::Float:
        return rules::JsonType::Number;
    case document::ScalarType::String:
        break;
    }
    return rules::JsonType::String;
}

rules::JsonType expectedType(specification::Fault fault)
{
    using specification::Fault;
    switch (fault) {
    case Fault::NotBoolean:
        return rules::JsonType::Boolean;
    case Fault::NotObject:
        return rules::JsonType::Object;
    case Fault::NotList:
        return rules::JsonType::Array;
    default:
        return rules::JsonType::String;
    }
}

class Sendability final
{
public:
    explicit Sendability(const DefinitionView &view)
        : m_view(view)
        , m_authentication(view.upstreamAuthentication())
        , m_sendsCredentials(m_authentication.isBasicActive())
    {}

    QList<Obstacle> run()
    {
        checkTypes();
        if (!m_view.hasExtension())
            return m_obstacles;
        checkListenPath();
        checkMethods();
        checkReferences();
        checkCredentials();
        checkHeaderName();
        checkUpstreamUrl();
        return m_obstacles;
    }

private:
    void add(const rules::Rule &rule, const Pointer &place, const QStringList &arguments = {}, bool blocks = true)
    {
        m_obstacles.append({&rule, place, arguments, blocks});
    }

    void add(std::optional<Obstacle> obstacle, bool blocks = true)
    {
        if (!obstacle)
            return;
        obstacle->blocks = blocks;
        m_obstacles.append(*obstacle);
    }

    [[nodiscard]] QString typeAt(const Pointer &place) const
    {
        return rules::wordOf(jsonTypeOf(m_view.snapshot().at(place).resolved()));
    }

    void addType(const Pointer &place, const QString &name, rules::JsonType expected)
    {
        add("extension-wrong-type"_rule, place, {name, rules::wordOf(expected), typeAt(place)});
    }

    void checkTypes()
    {
        const Pointer &extension = m_view.extension();
        const document::Node node = m_view.snapshot().at(extension).resolved();
        if (node.exists() && !node.isMapping())
            return addType(extension, QString::fromUtf8(extension.last()), rules::JsonType::Object);
        for (const auto &violation : specification::checkGatewayTypes(m_view.snapshot(), extension)) {
            const Pointer below(violation.pointer.tokens().sliced(extension.tokens().size()));
            if (below == fields::active())
                add("state-active-type"_rule, violation.pointer, {typeAt(violation.pointer)});
            else
                addType(violation.pointer, fields::dottedName(below), expectedType(violation.fault));
        }
    }

    void checkListenPath()
    {
        const auto path = m_view.listenPath();
        if (isMissingOrBlank(path))
            return add("listen-path-missing"_rule, path.pointer);
        if (!path.isPresent())
            return;
        if (const auto problem = routing::listenPathProblem(path.value.toUtf8()))
            add("listen-path-invalid"_rule, path.pointer, {path.value, problem->detail});
    }

    void checkMethods()
    {
        if (m_authentication.method == AuthenticationMethod::Conflict)
            add("upstream-auth-conflict"_rule, m_view.extension() / fields::authentication(),
                {m_authentication.enabledMethods.join(u", ")});
    }

    void checkReferences()
    {
        QList<Pointer> sent{m_view.listenPath().pointer, m_view.upstreamUrl().pointer};
        if (m_sendsCredentials)
            sent += {m_authentication.userName.pointer, m_authentication.password.pointer};
        if (m_sendsCredentials && m_authentication.headerEnabled.value)
            sent += m_authentication.headerName.pointer;
        for (const SecretText &text : secretTexts(m_view)) {
            for (const secrets::MalformedReference &malformed : text.scan.malformed)
                add("reference-malformed"_rule, text.pointer, {malformed.text}, sent.contains(text.pointer));
        }
    }

    void checkCredentials()
    {
        const auto &[userName, password] = std::tie(m_authentication.userName, m_authentication.password);
        if (userName.value.contains(u':') && secrets::scanReferences(userName.value).isLiteral())
            add("upstream-basic-username-colon"_rule, userName.pointer, {}, m_sendsCredentials);
        // Beside a reference too: it is sent with the value.
        add(credentialObstacle(userName.value.toUtf8(), userName.pointer), m_sendsCredentials);
        add(credentialObstacle(password.value.text().reveal(), password.pointer), m_sendsCredentials);
    }

    void checkHeaderName()
    {
        const Field<QString> &name = m_authentication.headerName;
        if (m_authentication.headerEnabled.value && !name.value.isEmpty() &&
            secrets::scanReferences(name.value).isLiteral())
            add(headerNameObstacle(name.value, name.value, name.pointer), m_sendsCredentials);
    }

    void checkUpstreamUrl()
    {
        const auto url = m_view.upstreamUrl();
        if (isMissingOrBlank(url))
            return add("upstream-url-missing"_rule, url.pointer);
        if (!url.isPresent())
            return;
        const secrets::TextWithReferences text(url.value);
        if (const auto obstacle = hostObstacle(text, url.pointer))
            return add(obstacle);
        if (text.scan().malformed.isEmpty())
            add(urlObstacle(text.isLiteral() ? url.value : consent::originOf(text), url.value, url.pointer));
    }

    const DefinitionView &m_view;
    const definition::UpstreamAuthentication m_authentication;
    const bool m_sendsCredentials;
    QList<Obstacle> m_obstacles;
};

} // namespace

QList<Obstacle> sendability(const DefinitionView &view)
{
    return Sendability(view).run();
}

std::optional<Obstacle> urlObstacle(const QString &url, const QString &written, const Pointer &place)
{
    if (definition::isAbsoluteHttpUrl(url))
        return std::nullopt;
    return Obstacle{&"upstream-url-invalid"_rule, place, {definition::shownUrl(written)}};
}

std::optional<Obstacle> hostObstacle(const secrets::TextWithReferences &url, const Pointer &place)
{
    const auto reference = consent::referenceInHost(url);
    if (!reference)
        return std::nullopt;
    return Obstacle{&"reference-in-host"_rule, place, {secrets::referenceText(*reference)}};
}

std::optional<Obstacle> headerNameObstacle(const QString &name, const QString &written, const Pointer &place)
{
    switch (definition::headerNameFault(name)) {
    case definition::HeaderNameFault::None:
        return std::nullopt;
    case definition::HeaderNameFault::NoToken:
        return Obstacle{&"upstream-header-name"_rule, place, {written}};
    case definition::HeaderNameFault::Refused:
        break;
    }
    return Obstacle{&"upstream-header-name-refused"_rule, place, {written}};
}

std::optional<Obstacle> credentialObstacle(QByteArrayView credential, const Pointer &place)
{
    const auto found = http::controlCharacter(credential);
    if (!found)
        return std::nullopt;
    return Obstacle{&"upstream-basic-control-character"_rule, place, {QString::fromLatin1(*found)}};
}

} // namespace lint
