#include "definitionwriter.h"

#include "gatewayfields.h"
#include "kindat.h"
#include "memberorder.h"

namespace definition {

namespace {

using document::Pointer;
using document::Value;

base::Error inTheWay(const Pointer &pointer)
{
    return {base::ErrorCode::WrongType, pointer.toString()};
}

bool isAbsent(const document::Node &node)
{
    return !node.exists() || node.isNull();
}

Value headerObject()
{
    return Value::object({{"enabled", Value::boolean(true)}, {"name", Value::string(QByteArray(DefaultHeaderName))}});
}

Value basicObject()
{
    return Value::object({{"enabled", Value::boolean(true)},
                          {"username", Value::string(QByteArray())},
                          {"password", Value::string(QByteArray())},
                          {"header", headerObject()}});
}

Value authenticationObject()
{
    return Value::object({{"enabled", Value::boolean(true)}, {"basicAuth", basicObject()}});
}

/** Writes fields of the extension. All pointers are checked first, so an error leaves the document unchanged. */
class Section final
{
public:
    explicit Section(document::Document &document)
        : m_document(document)
        , m_extension(DefinitionView(document.snapshot()).extension())
    {}

    [[nodiscard]] document::Node at(const Pointer &below) const
    {
        return m_document.snapshot().at(m_extension / below);
    }
    [[nodiscard]] bool isAbsentAt(const Pointer &below) const { return isAbsent(at(below)); }

    /** Every place above `below` is an object or absent. */
    [[nodiscard]] base::Result<void> requireObjectsAbove(const Pointer &below) const
    {
        const document::Snapshot snapshot = m_document.snapshot();
        if (const document::Node root = snapshot.root(); !isAbsent(root) && !root.resolved().isMapping())
            return inTheWay({});
        Pointer place = m_extension / below;
        for (place = place.parent(); !place.isRoot(); place = place.parent()) {
            const document::Node node = snapshot.at(place);
            if (!isAbsent(node) && !node.isMapping())
                return inTheWay(place);
        }
        return {};
    }

    [[nodiscard]] base::Result<void> requireScalar(const Pointer &below) const
    {
        if (auto reachable = requireObjectsAbove(below); !reachable)
            return reachable;
        const document::Node node = at(below);
        if (node.exists() && !node.isScalar())
            return inTheWay(m_extension / below);
        return {};
    }

    [[nodiscard]] base::Result<void> requireObject(const Pointer &below) const
    {
        return requireObjectsAbove(below.child("member"));
    }

    /** Writes a value. A null ancestor (`basicAuth:` without a value) is replaced by an object. */
    base::Result<void> write(const Pointer &below, const Value &value)
    {
        Pointer place = m_extension / below;
        Value content = value;
        for (Pointer above = place.parent(); !above.isRoot(); above = above.parent()) {
            if (!m_document.snapshot().at(above).isNull())
                continue;
            const QList<QByteArray> inner = place.tokens().sliced(above.tokens().size());
            for (auto token = inner.crbegin(); token != inner.crend(); ++token)
                content = Value::object({{*token, content}});
            place = above;
        }
        const auto added = specification::newMemberAt(m_document.snapshot(), place, content,
                                                      [this](const Pointer &object) { return kindAt(object); });
        return added ? m_document.insert(added->place, added->value, added->index) : m_document.set(place, content);
    }

    base::Result<void> writeScalar(const Pointer &below, const Value &value)
    {
        if (auto possible = requireScalar(below); !possible)
            return possible;
        return write(below, value);
    }

    base::Result<void> remove(const Pointer &below) { return m_document.remove(m_extension / below); }

private:
    /** Outside the extension, only the extension is written. */
    [[nodiscard]] specification::ObjectKind kindAt(const Pointer &object) const
    {
        using specification::ObjectKind;
        if (!m_extension.contains(object))
            return ObjectKind::NoObject;
        const document::Node extension = m_document.snapshot().at(m_extension);
        const Pointer below(object.tokens().sliced(m_extension.tokens().size()));
        return specification::kindAt(extension, ObjectKind::Gateway, below, specification::Version::V30);
    }

    document::Document &m_document;
    Pointer m_extension;
};

base::Result<void> writeText(document::Document &document, const Pointer &below, const QString &text)
{
    const document::Document::Step step(document, {});
    return Section(document).writeScalar(below, Value::string(text));
}

base::Result<void> writeFlag(document::Document &document, const Pointer &below, bool flag)
{
    const document::Document::Step step(document, {});
    return Section(document).writeScalar(below, Value::boolean(flag));
}

/** Refuses when a scalar or object that chooseBasic writes is something else. */
base::Result<void> requireBasicPlaces(const Section &section)
{
    for (const Pointer &object : {fields::authentication(), fields::basicAuth(), fields::header()}) {
        if (auto possible = section.requireObject(object); !possible)
            return possible;
    }
    for (const Pointer &scalar : {fields::authenticationEnabled(), fields::basicEnabled(), fields::userName(),
                                  fields::password(), fields::headerEnabled(), fields::headerName()}) {
        if (auto possible = section.requireScalar(scalar); !possible)
            return possible;
    }
    return {};
}

base::Result<void> completeHeader(Section &section)
{
    if (section.isAbsentAt(fields::header()))
        return section.write(fields::header(), headerObject());
    // A name that was not in force must not come into force by the way.
    const bool wasInForce = section.at(fields::headerEnabled()).toBool();
    if (auto done = section.write(fields::headerEnabled(), Value::boolean(true)); !done)
        return done;
    const document::Node name = section.at(fields::headerName());
    if (wasInForce && name.isScalar() && !name.bytes().isEmpty() && !name.isNull())
        return {};
    return section.write(fields::headerName(), Value::string(QByteArray(DefaultHeaderName)));
}

base::Result<void> completeBasic(Section &section)
{
    if (section.isAbsentAt(fields::basicAuth()))
        return section.write(fields::basicAuth(), basicObject());
    if (auto done = section.write(fields::basicEnabled(), Value::boolean(true)); !done)
        return done;
    for (const Pointer &credential : {fields::userName(), fields::password()}) {
        if (!section.isAbsentAt(credential))
            continue;
        if (auto done = section.write(credential, Value::string(QByteArray())); !done)
            return done;
    }
    return completeHeader(section);
}

/** A method is chosen instead of another: two that are enabled are an error. */
base::Result<void> turnOffOtherMethods(document::Document &document, Section &section)
{
    const UpstreamAuthentication authentication = DefinitionView(document.snapshot()).upstreamAuthentication();
    for (const QString &method : authentication.enabledMethods) {
        const Pointer place = fields::authentication() / method.toUtf8();
        if (place == fields::basicAuth())
            continue;
        if (auto done = section.write(place / "enabled", Value::boolean(false)); !done)
            return done;
    }
    return {};
}

} // namespace

base::Result<void> DefinitionWriter::setApiName(const QString &name)
{
    return writeText(m_document, fields::apiName(), name);
}
base::Result<void> DefinitionWriter::setActive(bool active)
{
    return writeFlag(m_document, fields::active(), active);
}

base::Result<void> DefinitionWriter::setListenPath(const QString &path)
{
    return writeText(m_document, fields::listenPath(), path);
}

base::Result<void> DefinitionWriter::setStripListenPath(bool strip)
{
    return writeFlag(m_document, fields::stripListenPath(), strip);
}

base::Result<void> DefinitionWriter::setUpstreamUrl(const QString &url)
{
    return writeText(m_document, fields::upstreamUrl(), url);
}

base::Result<void> DefinitionWriter::askClientsFor(const QList<QByteArray> &schemes)
{
    const document::Document::Step step(m_document, {});
    Section section(m_document);
    QList<Pointer> flags = {fields::clientAuthenticationEnabled()};
    for (const QByteArray &scheme : schemes)
        flags.append(fields::clientSecuritySchemes() / scheme / "enabled");
    for (const Pointer &flag : std::as_const(flags)) {
        if (auto possible = section.requireScalar(flag); !possible)
            return possible;
    }
    for (const Pointer &flag : std::as_const(flags)) {
        if (auto done = section.write(flag, Value::boolean(true)); !done)
            return done;
    }
    return {};
}

base::Result<void> DefinitionWriter::setClientAuthentication(bool isEnabled)
{
    return writeFlag(m_document, fields::clientAuthenticationEnabled(), isEnabled);
}

base::Result<void> DefinitionWriter::setClientScheme(const QByteArray &scheme, bool isChecked)
{
    return writeFlag(m_document, fields::clientSecuritySchemes() / scheme / "enabled", isChecked);
}

base::Result<void> DefinitionWriter::chooseBasic()
{
    const document::Document::Step step(m_document, {});
    Section section(m_document);
    if (auto possible = requireBasicPlaces(section); !possible)
        return possible;
    if (section.isAbsentAt(fields::authentication()))
        return section.write(fields::authentication(), authenticationObject());
    if (auto done = section.write(fields::authenticationEnabled(), Value::boolean(true)); !done)
        return done;
    if (auto done = turnOffOtherMethods(m_document, section); !done)
        return done;
    return completeBasic(section);
}

base::Result<void> DefinitionWriter::chooseNone()
{
    const document::Document::Step step(m_document, {});
    Section section(m_document);
    const QList<Pointer> flags = {fields::authenticationEnabled(), fields::basicEnabled()};
    for (const Pointer &flag : flags) {
        if (auto possible = section.requireScalar(flag); !possible)
            return possible;
    }
    // A flag that is not there is off already.
    for (const Pointer &flag : flags) {
        if (section.isAbsentAt(flag))
            continue;
        if (auto done = section.write(flag, Value::boolean(false)); !done)
            return done;
    }
    return {};
}

base::Result<void> DefinitionWriter::setUserName(const QString &userName)
{
    return writeText(m_document, fields::userName(), userName);
}

base::Result<void> DefinitionWriter::setPassword(const QString &password)
{
    return writeText(m_document, fields::password(), password);
}

base::Result<void> DefinitionWriter::setHeaderName(const QString &name)
{
    const document::Document::Step step(m_document, {});
    Section section(m_document);
    for (const Pointer &scalar : {fields::headerEnabled(), fields::headerName()}) {
        if (auto possible = section.requireScalar(scalar); !possible)
            return possible;
    }
    if (auto done = section.write(fields::headerEnabled(), Value::boolean(true)); !done)
        return done;
    return section.write(fields::headerName(), Value::string(name));
}

base::Result<void> DefinitionWriter::removeStoredCredentials()
{
    const document::Document::Step step(m_document, {});
    Section section(m_document);
    if (auto possible = section.requireObjectsAbove(fields::basicAuth()); !possible)
        return possible;
    if (!section.at(fields::basicAuth()).exists())
        return {};
    return section.remove(fields::basicAuth());
}

} // namespace definition
