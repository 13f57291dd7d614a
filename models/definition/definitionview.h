#pragma once

#include "gatewayfields.h"
#include "snapshot.h"

namespace definition {

/** The header of the upstream credentials if the definition has no header name. */
inline constexpr char DefaultHeaderName[] = "Authorization";

/** The bytes to mark for a place: the value's, or the key of its nearest ancestor when nothing stands there. */
[[nodiscard]] base::Span placeOf(const document::Snapshot &snapshot, const document::Pointer &pointer);

/** What was found at a fixed place of the definition. A null counts as missing: the gateway reads it so. */
template<typename T>
struct Field {
    enum class State { Missing, Present, WrongType };
    State state = State::Missing;
    T value{};
    document::Pointer pointer; ///< Where it stands, or would stand.
    base::Span span;

    [[nodiscard]] bool isPresent() const { return state == State::Present; }
};

/** OpenApi: an OpenAPI 3 document. Classic: the gateway's older format. Other: neither. */
enum class DocumentKind { OpenApi, Classic, Other };

/** What the Authentication Method drop-down shows. */
enum class AuthenticationMethod {
    None,
    Basic,
    Other,    ///< A method without a form here; its name is the one in `enabledMethods`.
    Conflict, ///< More than one method is enabled: an error.
};

/** The section upstream.authentication as section 2.1 of the reference lists it. */
struct UpstreamAuthentication {
    Field<bool> enabled;
    Field<bool> basicEnabled;
    Field<QString> userName;
    Field<QString> password;
    bool hasHeaderObject = false;
    Field<bool> headerEnabled;
    Field<QString> headerName;
    AuthenticationMethod method = AuthenticationMethod::None;
    QStringList enabledMethods; ///< Members of the section whose own flag is true, whether or not the section is on.

    /** Both flags are true. */
    [[nodiscard]] bool isBasicActive() const { return enabled.value && basicEnabled.value; }
    /** header.name when header.enabled is true and the name is not empty; `Authorization` in every other case. */
    [[nodiscard]] QString effectiveHeaderName() const;
};

/** The gateway's view of a document: every path of section 2.1 of the reference, read and never guessed. */
class DefinitionView final
{
public:
    explicit DefinitionView(document::Snapshot snapshot);

    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    [[nodiscard]] DocumentKind kind() const { return m_kind; }
    /** Where the extension stands: a root member `x-…-api-gateway` that holds `info` and `upstream`; else where it
     * would be written. */
    [[nodiscard]] const document::Pointer &extension() const { return m_extension; }
    [[nodiscard]] bool hasExtension() const { return m_hasExtension; }

    [[nodiscard]] Field<QString> apiName() const;
    [[nodiscard]] Field<bool> active() const;
    [[nodiscard]] Field<QString> listenPath() const;
    [[nodiscard]] Field<bool> stripListenPath() const;
    [[nodiscard]] Field<QString> upstreamUrl() const;
    [[nodiscard]] UpstreamAuthentication upstreamAuthentication() const;

    /** The text or flag at a place below the extension. */
    [[nodiscard]] Field<QString> textField(const document::Pointer &below) const;
    [[nodiscard]] Field<bool> flagField(const document::Pointer &below) const;

private:
    document::Snapshot m_snapshot;
    DocumentKind m_kind = DocumentKind::Other;
    document::Pointer m_extension;
    bool m_hasExtension = false;
};

} // namespace definition
