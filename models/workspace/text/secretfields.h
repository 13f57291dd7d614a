#pragma once

#include <QByteArrayView>

namespace workspace {

/** What the keys of a mapping are, by the key of the mapping itself. */
enum class Keys {
    Fields,       ///< Of an object: a value with the name of a secret is one.
    Values,       ///< Names of parameters, header fields and properties, whose examples are secrets.
    Types,        ///< Names of schemas, responses and the like: an example that is a scalar is a secret.
    Words,        ///< Names that have a text or a reference: scopes, and schemas in a discriminator.
    Requirements, ///< Names of security schemes with scopes.
    Data,         ///< Of an example or default, in which nothing is a description.
};
[[nodiscard]] Keys keysBelow(QByteArrayView key);

/** What a description is one of. */
enum class Described {
    Value, ///< What has the name of a secret. Fields that OpenAPI does not have are secrets.
    Type,  ///< The same for a schema, response or the like, in which collections have secrets only by their own names.
    Name,  ///< What has a field with the name, and any other fields.
};

/** True for the fields of a parameter, header or schema that can contain a value of it. */
[[nodiscard]] bool isValueField(QByteArrayView key);

/** True for the fields of a parameter, header or schema that have a schema of the same value. */
[[nodiscard]] bool isSchemaField(QByteArrayView key);

/** True for a field that only descriptions of values have, and `type` with one of the types of JSON Schema. */
[[nodiscard]] bool isFieldOfDescription(QByteArrayView key, QByteArrayView scalar);

/** True for a field that settings of an authentication method have, as in `authToken: {enabled: true, header: …}`:
 * `key` is that of the settings. An extension with the name of a secret has none. */
[[nodiscard]] bool isFieldOfSettings(QByteArrayView key, QByteArrayView field);

/** True for a field that tells a named object of OpenAPI from a value, where keys are the names of such objects. */
[[nodiscard]] bool isFieldOfObject(QByteArrayView key, Keys keys);

/** True for a field that a description or settings can have, and for those of extensions. Only collections have
 * expressions as keys. */
[[nodiscard]] bool isKnownField(QByteArrayView key, bool isCollection);

/** True for a value that refers to something or is the name of a type, whatever its key. */
[[nodiscard]] bool isPlainlyNoSecret(QByteArrayView scalar);

/** False for names of paths, scopes and expressions that end like the name of a secret: `/oauth/token`. */
[[nodiscard]] bool canNameCollection(QByteArrayView key);

} // namespace workspace
