#pragma once

#include "gatewayfields.h"
#include "snapshot.h"
#include "textwithreferences.h"

namespace definition {

/** The name of the header with the upstream credentials if the definition has no header name. */
inline constexpr char DefaultHeaderName[] = "Authorization";

/** Returns the bytes to mark for a pointer: the value or, if the document does not have it, the key of the closest
 * ancestor. */
[[nodiscard]] base::Span placeOf(const document::Snapshot &snapshot, const document::Pointer &pointer);

/** The value and state of a field of the gateway extension. */
template<typename T>
struct Field {
    enum class State {
        Missing,
        Present,
        WrongType, ///< The value, or one that the field would be in, has another type. What is meant is unknown.
    };
    State state = State::Missing;
    T value{};
    document::Pointer pointer; ///< The place of the field, also set if the field is missing.
    base::Span span;

    [[nodiscard]] bool isPresent() const { return state == State::Present; }
};

/** The kind of a document. OpenApi: an OpenAPI 3 document. Classic: the gateway's older format. Other: anything else.
 */
enum class DocumentKind { OpenApi, Classic, Other };

/** The method by which the gateway authenticates at the upstream, as the Authentication Method list shows it. */
enum class AuthenticationMethod {
    None,
    Basic,
    Other,    ///< A method that the program has no form for. `enabledMethods` has its name.
    Conflict, ///< More than one authentication method is enabled, which is an error.
};

/** The settings in upstream.authentication of the gateway extension. */
struct UpstreamAuthentication {
    Field<bool> enabled;
    Field<bool> basicEnabled;
    Field<QString> userName;
    Field<secrets::TextWithReferences> password;
    bool hasHeaderObject = false;
    Field<bool> headerEnabled;
    Field<QString> headerName;
    AuthenticationMethod method = AuthenticationMethod::None;
    /** The members whose `enabled` is true, even if upstream.authentication itself is not enabled. */
    QStringList enabledMethods;

    /** Returns true if both `enabled` and `basicEnabled` are true. */
    [[nodiscard]] bool isBasicActive() const { return enabled.value && basicEnabled.value; }
    /** Returns header.name if header.enabled is true and the name is not empty, otherwise `Authorization`. */
    [[nodiscard]] QString effectiveHeaderName() const;
};

/** Reads the fields of the gateway extension from a document. */
class DefinitionView final
{
public:
    explicit DefinitionView(document::Snapshot snapshot);

    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    [[nodiscard]] DocumentKind kind() const { return m_kind; }
    /** Returns the place of the gateway extension: the root member `x-…-api-gateway` with `info` and `upstream`. If the
     * document has none, this is the member to add. */
    [[nodiscard]] const document::Pointer &extension() const { return m_extension; }
    [[nodiscard]] bool hasExtension() const { return m_hasExtension; }
    /** Returns false for a document that can only be a part of an API description, such as a file with one schema. */
    [[nodiscard]] bool isDefinition() const { return m_kind != DocumentKind::Other || m_hasExtension; }

    [[nodiscard]] Field<QString> apiName() const;
    [[nodiscard]] Field<bool> active() const;
    [[nodiscard]] Field<QString> listenPath() const;
    [[nodiscard]] Field<bool> stripListenPath() const;
    [[nodiscard]] Field<QString> upstreamUrl() const;
    [[nodiscard]] UpstreamAuthentication upstreamAuthentication() const;

    /** Returns a field of the gateway extension by its pointer relative to the extension. */
    [[nodiscard]] Field<QString> textField(const document::Pointer &below) const;
    [[nodiscard]] Field<bool> flagField(const document::Pointer &below) const;

private:
    document::Snapshot m_snapshot;
    DocumentKind m_kind = DocumentKind::Other;
    document::Pointer m_extension;
    bool m_hasExtension = false;
};

} // namespace definition
