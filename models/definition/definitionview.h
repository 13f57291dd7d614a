#pragma once

#include "gatewayfields.h"
#include "snapshot.h"
#include "textwithreferences.h"

namespace definition {

/** The header of the upstream credentials if the definition has no header name. */
inline constexpr char DefaultHeaderName[] = "Authorization";

/** The range to mark for a pointer: the value, or the key of the closest ancestor if there is no value. */
[[nodiscard]] base::Span placeOf(const document::Snapshot &snapshot, const document::Pointer &pointer);

/** A field of the definition. A null counts as missing, as it does for the gateway. */
template<typename T>
struct Field {
    enum class State { Missing, Present, WrongType };
    State state = State::Missing;
    T value{};
    document::Pointer pointer; ///< Set for a missing field too.
    base::Span span;

    [[nodiscard]] bool isPresent() const { return state == State::Present; }
};

/** OpenApi: an OpenAPI 3 document. Classic: the gateway's older format. Other: anything else. */
enum class DocumentKind { OpenApi, Classic, Other };

/** The value of the Authentication Method list. */
enum class AuthenticationMethod {
    None,
    Basic,
    Other,    ///< A method without a form. `enabledMethods` has its name.
    Conflict, ///< More than one method is enabled, which is an error.
};

/** The object upstream.authentication. */
struct UpstreamAuthentication {
    Field<bool> enabled;
    Field<bool> basicEnabled;
    Field<QString> userName;
    Field<secrets::TextWithReferences> password;
    bool hasHeaderObject = false;
    Field<bool> headerEnabled;
    Field<QString> headerName;
    AuthenticationMethod method = AuthenticationMethod::None;
    QStringList enabledMethods; ///< Members whose `enabled` is true, even if the section itself is not enabled.

    /** Both flags are true. */
    [[nodiscard]] bool isBasicActive() const { return enabled.value && basicEnabled.value; }
    /** header.name if header.enabled is true and the name is not empty, otherwise `Authorization`. */
    [[nodiscard]] QString effectiveHeaderName() const;
};

/** Reads the fields of the gateway extension from a document. */
class DefinitionView final
{
public:
    explicit DefinitionView(document::Snapshot snapshot);

    [[nodiscard]] const document::Snapshot &snapshot() const { return m_snapshot; }
    [[nodiscard]] DocumentKind kind() const { return m_kind; }
    /** The root member `x-…-api-gateway` with `info` and `upstream`. If there is none, the member to add. */
    [[nodiscard]] const document::Pointer &extension() const { return m_extension; }
    [[nodiscard]] bool hasExtension() const { return m_hasExtension; }
    /** False for a document that can only be a part of an API description, such as a file with one schema. */
    [[nodiscard]] bool isDefinition() const { return m_kind != DocumentKind::Other || m_hasExtension; }

    [[nodiscard]] Field<QString> apiName() const;
    [[nodiscard]] Field<bool> active() const;
    [[nodiscard]] Field<QString> listenPath() const;
    [[nodiscard]] Field<bool> stripListenPath() const;
    [[nodiscard]] Field<QString> upstreamUrl() const;
    [[nodiscard]] UpstreamAuthentication upstreamAuthentication() const;

    /** A field by its pointer relative to the extension. */
    [[nodiscard]] Field<QString> textField(const document::Pointer &below) const;
    [[nodiscard]] Field<bool> flagField(const document::Pointer &below) const;

private:
    document::Snapshot m_snapshot;
    DocumentKind m_kind = DocumentKind::Other;
    document::Pointer m_extension;
    bool m_hasExtension = false;
};

} // namespace definition
