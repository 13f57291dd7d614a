#include "definitionview.h"

#include "classicformat.h"

namespace definition {

namespace {

bool hasInfoAndUpstream(const document::Node &node)
{
    return node.isMapping() && node.at(fields::info()).exists() && node.at(fields::upstream()).exists();
}

/** The key of the extension. The default name is accepted even if `info` or `upstream` is missing. */
std::optional<QByteArray> findExtension(const document::Node &root)
{
    for (qsizetype i = 0; i < root.childCount(); ++i) {
        const QByteArray key = root.keyAt(i);
        if (isExtensionName(key) && hasInfoAndUpstream(root.childAt(i).resolved()))
            return key;
    }
    if (root.member(DefaultExtensionName).isMapping())
        return QByteArray(DefaultExtensionName);
    return std::nullopt;
}

DocumentKind kindOf(const document::Node &root)
{
    if (!root.isMapping())
        return DocumentKind::Other;
    if (root.member("openapi").exists())
        return DocumentKind::OpenApi;
    return isClassicFormat(root) ? DocumentKind::Classic : DocumentKind::Other;
}

QStringList enabledMethodsOf(const document::Node &authentication)
{
    QStringList names;
    if (!authentication.isMapping())
        return names;
    for (qsizetype i = 0; i < authentication.childCount(); ++i) {
        const document::Node enabled = authentication.childAt(i).resolved().member("enabled");
        if (enabled.isBool() && enabled.toBool())
            names.append(QString::fromUtf8(authentication.keyAt(i)));
    }
    return names;
}

AuthenticationMethod methodOf(const UpstreamAuthentication &authentication)
{
    if (!authentication.enabled.value || authentication.enabledMethods.isEmpty())
        return AuthenticationMethod::None;
    if (authentication.enabledMethods.size() > 1)
        return AuthenticationMethod::Conflict;
    return authentication.basicEnabled.value ? AuthenticationMethod::Basic : AuthenticationMethod::Other;
}

/** True if nothing is at the pointer, and the closest value above could have it. */
bool isMissing(const document::Snapshot &snapshot, const document::Pointer &pointer)
{
    if (snapshot.at(pointer).exists())
        return false;
    for (document::Pointer above = pointer.parent(); !above.isRoot(); above = above.parent()) {
        if (const document::Node node = snapshot.at(above); node.exists())
            return node.resolved().isMapping();
    }
    return true;
}

template<typename T>
Field<T> emptyField(const document::Snapshot &snapshot, const document::Pointer &pointer)
{
    Field<T> field;
    field.pointer = pointer;
    field.span = placeOf(snapshot, pointer);
    field.state = isMissing(snapshot, pointer) ? Field<T>::State::Missing : Field<T>::State::WrongType;
    return field;
}

} // namespace

base::Span placeOf(const document::Snapshot &snapshot, const document::Pointer &pointer)
{
    if (const document::Node node = snapshot.at(pointer); node.exists())
        return node.span();
    document::Pointer ancestor = pointer;
    while (!ancestor.isRoot()) {
        ancestor = ancestor.parent();
        const document::Node node = snapshot.at(ancestor);
        if (!node.exists())
            continue;
        const base::Span key = snapshot.keySpan(ancestor);
        return key.length > 0 ? key : base::Span{node.span().offset, 0};
    }
    return {};
}

QString UpstreamAuthentication::effectiveHeaderName() const
{
    if (headerEnabled.value && !headerName.value.isEmpty())
        return headerName.value;
    return QString::fromLatin1(DefaultHeaderName);
}

DefinitionView::DefinitionView(document::Snapshot snapshot)
    : m_snapshot(std::move(snapshot))
{
    const document::Node root = m_snapshot.root().resolved();
    m_kind = kindOf(root);
    const std::optional<QByteArray> name = findExtension(root);
    m_hasExtension = name.has_value();
    m_extension = document::Pointer{name.value_or(DefaultExtensionName)};
}

Field<QString> DefinitionView::apiName() const
{
    return textField(fields::apiName());
}
Field<bool> DefinitionView::active() const
{
    return flagField(fields::active());
}
Field<QString> DefinitionView::listenPath() const
{
    return textField(fields::listenPath());
}
Field<bool> DefinitionView::stripListenPath() const
{
    return flagField(fields::stripListenPath());
}
Field<QString> DefinitionView::upstreamUrl() const
{
    return textField(fields::upstreamUrl());
}

UpstreamAuthentication DefinitionView::upstreamAuthentication() const
{
    UpstreamAuthentication found;
    found.enabled = flagField(fields::authenticationEnabled());
    found.basicEnabled = flagField(fields::basicEnabled());
    found.userName = textField(fields::userName());
    const Field<QString> password = textField(fields::password());
    using SecretField = Field<secrets::TextWithReferences>;
    found.password = {static_cast<SecretField::State>(password.state), secrets::TextWithReferences(password.value),
                      password.pointer, password.span};
    found.hasHeaderObject = m_snapshot.at(m_extension / fields::header()).isMapping();
    found.headerEnabled = flagField(fields::headerEnabled());
    found.headerName = textField(fields::headerName());
    found.enabledMethods = enabledMethodsOf(m_snapshot.at(m_extension / fields::authentication()));
    found.method = methodOf(found);
    return found;
}

Field<QString> DefinitionView::textField(const document::Pointer &below) const
{
    const document::Pointer pointer = m_extension / below;
    const document::Node node = m_snapshot.at(pointer);
    auto field = emptyField<QString>(m_snapshot, pointer);
    if (node.isString()) {
        field.state = Field<QString>::State::Present;
        field.value = node.text();
    }
    return field;
}

Field<bool> DefinitionView::flagField(const document::Pointer &below) const
{
    const document::Pointer pointer = m_extension / below;
    const document::Node node = m_snapshot.at(pointer);
    auto field = emptyField<bool>(m_snapshot, pointer);
    if (node.isBool()) {
        field.state = Field<bool>::State::Present;
        field.value = node.toBool();
    }
    return field;
}

} // namespace definition
