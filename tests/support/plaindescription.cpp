#include "plaindescription.h"

#include "plainjson.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QUrl>

namespace support {

namespace {

const QString Reference = QStringLiteral("$ref");
constexpr int LongestChain = 50;
constexpr int DeepestValue = 24;

const QSet<QString> &nameMaps()
{
    static const QSet<QString> names = {
        u"properties"_qs,      u"patternProperties"_qs, u"$defs"_qs,
        u"definitions"_qs,     u"dependentSchemas"_qs,  u"schemas"_qs,
        u"responses"_qs,       u"headers"_qs,           u"requestBodies"_qs,
        u"securitySchemes"_qs, u"callbacks"_qs,         u"pathItems"_qs,
        u"mediaTypes"_qs,      u"content"_qs,           u"paths"_qs,
        u"webhooks"_qs,        u"encoding"_qs,          u"variables"_qs,
        u"scopes"_qs,          u"dependencies"_qs,      u"additionalOperations"_qs,
    };
    return names;
}

const QSet<QString> &dataMembers()
{
    static const QSet<QString> names = {u"default"_qs, u"example"_qs,   u"enum"_qs,           u"const"_qs,
                                        u"value"_qs,   u"dataValue"_qs, u"serializedValue"_qs};
    return names;
}

QString fileUri(const QString &path)
{
    return QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded);
}

QString resolvedUri(const QString &base, const QString &text)
{
    return QUrl(base).resolved(QUrl(text)).toString(QUrl::FullyEncoded);
}

QString escaped(QString token)
{
    return token.replace(u'~', u"~0"_qs).replace(u'/', u"~1"_qs);
}

QString pointerOf(const QStringList &tokens)
{
    QString pointer;
    for (const QString &token : tokens)
        pointer += u'/' + escaped(token);
    return pointer;
}

/** RFC 6901, in a value. */
QJsonValue valueAt(QJsonValue value, const QStringList &tokens)
{
    static const QRegularExpression index(QStringLiteral("^(0|[1-9][0-9]*)$"));
    for (const QString &token : tokens) {
        if (value.isObject() && value.toObject().contains(token))
            value = value.toObject().value(token);
        else if (value.isArray() && index.match(token).hasMatch() && token.toInt() < value.toArray().size())
            value = value.toArray().at(token.toInt());
        else
            return QJsonValue::Undefined;
    }
    return value;
}

std::optional<QStringList> tokensOf(const QString &pointer)
{
    if (pointer.isEmpty())
        return QStringList();
    if (!pointer.startsWith(u'/'))
        return std::nullopt;
    QStringList tokens = pointer.mid(1).split(u'/');
    for (QString &token : tokens)
        token.replace(u"~1"_qs, u"/"_qs).replace(u"~0"_qs, u"~"_qs);
    return tokens;
}

bool isOperation(const QString &member)
{
    static const QSet<QString> methods = {u"get"_qs,  u"put"_qs,   u"post"_qs,  u"delete"_qs, u"options"_qs,
                                          u"head"_qs, u"patch"_qs, u"trace"_qs, u"query"_qs};
    return methods.contains(member);
}

} // namespace

PlainDescription::PlainDescription(const QHash<QString, QByteArray> &texts, const QString &entry)
    : m_texts(texts)
    , m_entry(entry)
{
    load(entry);
    addOperations();
}

void PlainDescription::load(const QString &path)
{
    if (m_documents.contains(path) || !m_texts.contains(path))
        return;
    const QJsonValue root = plainJson(m_texts.value(path));
    m_isValid = m_isValid && !root.isUndefined();
    m_documents.insert(path, root);
    if (path == m_entry)
        m_hasSchemaIds = !root.toObject().value(u"openapi"_qs).toString().startsWith(u"3.0");
    QString base = fileUri(path);
    m_resources.insert(base, {path, {}, root});
    const QString self = root.toObject().value(u"$self"_qs).toString();
    if (!self.isEmpty()) {
        base = resolvedUri(base, self);
        m_resources.insert(base, {path, {}, root});
    }
    const qsizetype before = m_uses.size();
    walk(path, root, {}, base, Context::Object);
    for (qsizetype i = before, end = m_uses.size(); i < end; ++i) {
        const QString uri = resolvedUri(m_uses[i].base, m_uses[i].text).section(u'#', 0, 0);
        if (m_uses[i].kind != Use::Kind::Operation && !m_resources.contains(uri))
            load(QUrl(uri).toLocalFile());
    }
}

PlainDescription::Context PlainDescription::contextOf(const QString &member, const QJsonValue &value, Context context)
{
    if (context == Context::Names)
        return Context::Object;
    if (context == Context::Links)
        return Context::Link;
    if (context == Context::Link || context == Context::Skipped || dataMembers().contains(member) ||
        member.startsWith(u"x-"))
        return Context::Skipped;
    if (member == u"examples")
        return value.isObject() ? Context::Names : Context::Skipped;
    if (member == u"links")
        return Context::Links;
    if (nameMaps().contains(member) || (member == u"parameters" && value.isObject()))
        return Context::Names;
    return Context::Object;
}

QString PlainDescription::baseOf(const QJsonObject &object, const QString &base) const
{
    const QJsonValue id = object.value(u"$id"_qs);
    return m_hasSchemaIds && id.isString() ? resolvedUri(base, id.toString()).section(u'#', 0, 0) : base;
}

void PlainDescription::walk(const QString &document, const QJsonValue &value, const QStringList &tokens,
                            const QString &base, Context context)
{
    if (value.isArray()) {
        const QJsonArray items = value.toArray();
        for (qsizetype i = 0; i < items.size(); ++i)
            walk(document, items[i], tokens + QStringList{QString::number(i)}, base, context);
        return;
    }
    if (!value.isObject() || context == Context::Skipped)
        return;
    const QJsonObject object = value.toObject();
    QString inner = base;
    if (context == Context::Object || context == Context::Link) {
        inner = baseOf(object, base);
        if (inner != base)
            m_resources.insert(inner, {document, tokens, value});
        for (const QString &keyword : {u"$anchor"_qs, u"$dynamicAnchor"_qs}) {
            if (m_hasSchemaIds && object.value(keyword).isString())
                m_anchors.insert(inner + u'#' + object.value(keyword).toString(), {document, tokens, value, inner});
        }
        addUses(document, object, tokens, inner, context);
    }
    for (auto member = object.begin(); member != object.end(); ++member)
        walk(document, member.value(), tokens + QStringList{member.key()}, inner,
             contextOf(member.key(), member.value(), context));
}

void PlainDescription::addUses(const QString &document, const QJsonObject &object, const QStringList &tokens,
                               const QString &base, Context context)
{
    const auto add = [&](Use::Kind kind, const QStringList &place, const QJsonValue &text) {
        if (text.isString())
            m_uses.append({kind, document, pointerOf(tokens + place), text.toString(), base});
    };
    add(Use::Kind::Reference, {Reference}, object.value(Reference));
    if (m_hasSchemaIds)
        add(Use::Kind::Reference, {u"$dynamicRef"_qs}, object.value(u"$dynamicRef"_qs));
    if (context == Context::Link) {
        add(Use::Kind::Operation, {u"operationId"_qs}, object.value(u"operationId"_qs));
        add(Use::Kind::OperationReference, {u"operationRef"_qs}, object.value(u"operationRef"_qs));
        return;
    }
    if (object.value(u"operationId"_qs).isString())
        m_operationIds.insert(object.value(u"operationId"_qs).toString());
    const QJsonObject mapping = object.value(u"discriminator"_qs).toObject().value(u"mapping"_qs).toObject();
    for (auto entry = mapping.begin(); entry != mapping.end(); ++entry)
        add(Use::Kind::Mapping, {u"discriminator"_qs, u"mapping"_qs, entry.key()}, entry.value());
    const QJsonArray security = object.value(u"security"_qs).toArray();
    for (qsizetype i = 0; i < security.size(); ++i) {
        const QJsonObject requirement = security[i].toObject();
        for (auto entry = requirement.begin(); entry != requirement.end(); ++entry)
            add(Use::Kind::SecurityScheme, {u"security"_qs, QString::number(i), entry.key()}, entry.key());
    }
}

std::optional<PlainDescription::Location> PlainDescription::locate(const QString &uri) const
{
    const QString resource = uri.section(u'#', 0, 0);
    const QString fragment = QUrl::fromPercentEncoding(uri.section(u'#', 1).toUtf8());
    const auto found = m_resources.constFind(resource);
    if (found == m_resources.cend())
        return std::nullopt;
    const auto tokens = tokensOf(fragment);
    if (!tokens) {
        const auto anchor = m_anchors.constFind(resource + u'#' + fragment);
        return anchor == m_anchors.cend() ? std::nullopt : std::optional(*anchor);
    }
    // The pointer may lead into a schema with a base of its own.
    QString base = resource;
    QJsonValue value = found->root;
    for (const QString &token : *tokens) {
        value = valueAt(value, {token});
        if (value.isObject())
            base = baseOf(value.toObject(), base);
    }
    if (value.isUndefined())
        return std::nullopt;
    return Location{found->document, found->tokens + *tokens, value, base};
}

std::optional<PlainDescription::Location> PlainDescription::target(const QString &text, const QString &base) const
{
    std::optional<Location> found = locate(resolvedUri(base, text));
    for (int i = 0; found && i < LongestChain; ++i) {
        const QJsonObject object = found->value.toObject();
        if (object.size() != 1 || !object.value(Reference).isString())
            return found;
        found = locate(resolvedUri(found->base, object.value(Reference).toString()));
    }
    return std::nullopt;
}

std::optional<PlainDescription::Location> PlainDescription::schemaNamed(const QString &mapping,
                                                                        const QString &base) const
{
    static const QRegularExpression name(QStringLiteral("^[A-Za-z0-9._-]+$"));
    if (name.match(mapping).hasMatch()) {
        if (const auto component = target(u"#/components/schemas/"_qs + mapping, fileUri(m_entry)))
            return component;
    }
    return target(mapping, base);
}

QJsonValue PlainDescription::unresolvedValue()
{
    return u"unresolved reference"_qs;
}

bool PlainDescription::isLocal(const Use &use)
{
    if (use.kind == Use::Kind::Operation || use.kind == Use::Kind::SecurityScheme)
        return true;
    return resolvedUri(use.base, use.text).startsWith(u"file:") || use.text.startsWith(u'#');
}

bool PlainDescription::isResolved(const Use &use) const
{
    switch (use.kind) {
    case Use::Kind::Reference:
    case Use::Kind::OperationReference:
        return locate(resolvedUri(use.base, use.text)).has_value();
    case Use::Kind::Mapping:
        return schemaNamed(use.text, use.base).has_value();
    case Use::Kind::Operation:
        return m_operationIds.contains(use.text);
    case Use::Kind::SecurityScheme:
        return !valueAt(m_documents.value(m_entry), {u"components"_qs, u"securitySchemes"_qs, use.text})
                    .isUndefined() ||
               !valueAt(m_documents.value(m_entry), {u"securityDefinitions"_qs, use.text}).isUndefined() ||
               locate(resolvedUri(use.base, use.text)).has_value();
    }
    return false;
}

void PlainDescription::addOperations()
{
    const QJsonObject root = m_documents.value(m_entry).toObject();
    const QString entryBase = resolvedUri(fileUri(m_entry), root.value(u"$self"_qs).toString());
    for (const QString &section : {u"paths"_qs, u"webhooks"_qs}) {
        const QJsonObject items = root.value(section).toObject();
        for (auto item = items.begin(); item != items.end(); ++item) {
            QJsonObject object = item.value().toObject();
            QString base = entryBase;
            // Siblings of the reference stay, as far as the target has no such member.
            if (object.value(Reference).isString()) {
                const auto found = target(object.value(Reference).toString(), base);
                object = found ? found->value.toObject() : QJsonObject();
                base = found ? found->base : base;
            }
            QJsonObject shared = object;
            for (const QString &member : object.keys()) {
                if (isOperation(member) || member == u"additionalOperations")
                    shared.remove(member);
            }
            QJsonObject operations = object.value(u"additionalOperations"_qs).toObject();
            for (const QString &member : object.keys()) {
                if (isOperation(member))
                    operations.insert(member, object.value(member));
            }
            for (auto operation = operations.begin(); operation != operations.end(); ++operation)
                m_operations.insert(
                    operation.key() + u' ' + item.key(),
                    {m_entry, {}, QJsonObject{{u"pathItem"_qs, shared}, {u"operation"_qs, operation.value()}}, base});
        }
    }
}

QJsonValue PlainDescription::expanded(const QString &operation) const
{
    int budget = 4000;
    const Location &found = *m_operations.constFind(operation);
    return expand(found.value, found.base, Context::Object, 0, budget);
}

QJsonValue PlainDescription::expand(const QJsonValue &value, const QString &outer, Context context, int depth,
                                    int &budget) const
{
    if ((!value.isObject() && !value.isArray()) || context == Context::Skipped)
        return value;
    if (depth > DeepestValue || --budget < 0)
        return u"..."_qs;
    if (value.isArray()) {
        QJsonArray items;
        for (const QJsonValue &item : value.toArray())
            items.append(expand(item, outer, context, depth + 1, budget));
        return items;
    }
    const QJsonObject object = value.toObject();
    const bool isObject = context == Context::Object || context == Context::Link;
    const QString base = isObject ? baseOf(object, outer) : outer;
    const QJsonValue reference = object.value(Reference);
    if (isObject && reference.isString() && (object.size() == 1 || !m_hasSchemaIds)) {
        const auto found = target(reference.toString(), base);
        return found ? expand(found->value, found->base, context, depth, budget) : unresolvedValue();
    }
    QJsonObject members;
    for (auto member = object.begin(); member != object.end(); ++member)
        members.insert(member.key(), expandMember(member.key(), member.value(), base, context, depth, budget));
    return members;
}

QJsonValue PlainDescription::expandMember(const QString &name, const QJsonValue &value, const QString &base,
                                          Context context, int depth, int &budget) const
{
    const bool isObject = context == Context::Object;
    if (isObject && (name == Reference || name == u"$dynamicRef") && value.isString()) {
        const auto found = target(value.toString(), base);
        return found ? expand(found->value, found->base, Context::Object, depth + 1, budget) : unresolvedValue();
    }
    if (context == Context::Link && name == u"operationRef") {
        const auto found = target(value.toString(), base);
        return found ? found->value.toObject().value(u"operationId"_qs) : unresolvedValue();
    }
    if (isObject && name == u"discriminator" && value.isObject()) {
        QJsonObject discriminator = value.toObject();
        QJsonObject mapping = discriminator.value(u"mapping"_qs).toObject();
        for (const QString &each : mapping.keys()) {
            const auto found = schemaNamed(mapping.value(each).toString(), base);
            mapping.insert(each, found ? expand(found->value, found->base, Context::Object, depth + 2, budget)
                                       : unresolvedValue());
        }
        if (!mapping.isEmpty())
            discriminator.insert(u"mapping"_qs, mapping);
        return discriminator;
    }
    return expand(value, base, contextOf(name, value, context), depth + 1, budget);
}

} // namespace support
