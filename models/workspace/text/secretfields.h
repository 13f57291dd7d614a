#pragma once

#include <QByteArrayView>

namespace workspace {

/** What the keys of a mapping in an OpenAPI document mean. It follows from the key of the mapping itself, see
 * keysBelow(). */
enum class Keys {
    Fields, ///< Fields of an object: a field with the name of a secret has a secret as its value.
    Values, ///< Names of parameters, header fields and properties, whose examples are secrets.
    /** Names of schemas, responses and the like: with the name of a secret, an example that is a scalar is a secret. */
    Types,
    Words,        ///< Names whose value is a text or a reference, such as scopes, and schemas in a discriminator.
    Requirements, ///< Names of security schemes, whose value is a list of scopes.
    Data,         ///< Fields of an example or default value, in which no mapping describes a value.
};
[[nodiscard]] Keys keysBelow(QByteArrayView key);

/** What the mapping with the name of a secret describes, which decides which of its fields are secrets. */
enum class Described {
    Value, ///< The value with that name. Fields that OpenAPI does not have are secrets.
    /** A schema, response or the like with that name. In its examples, mappings have secrets only by their own keys. */
    Type,
    Name, ///< Something whose field `name` is that name. It may have any other fields.
};

/**
 * True for fields of a parameter, header or schema that contain values of it, such as `default`, `enum` and `example`.
 */
[[nodiscard]] bool isValueField(QByteArrayView key);

/** True for fields of a parameter, header or schema whose value is a schema of the same value, such as `items` and
 * `allOf`. */
[[nodiscard]] bool isSchemaField(QByteArrayView key);

/** True for a field that only mappings that describe values have, such as `maxLength`, and for `type` if `scalar`, its
 * value, is one of the types of JSON Schema. */
[[nodiscard]] bool isFieldOfDescription(QByteArrayView key, QByteArrayView scalar);

/** True for a field of the settings of an authentication method, as in `authToken: {enabled: true, header: …}`. `key`
 * is the key of the settings. False if that is an extension (`x-…`). */
[[nodiscard]] bool isFieldOfSettings(QByteArrayView key, QByteArrayView field);

/** True for a field that shows that a mapping is an object of OpenAPI and not a value. `keys` is what the key of the
 * mapping is; false unless it is Values or Types. */
[[nodiscard]] bool isFieldOfObject(QByteArrayView key, Keys keys);

/** True for a field that a mapping which describes a value, or settings, can have, and for extensions (`x-…`). Runtime
 * expressions are known keys only if `isCollection` says that their value is a collection. */
[[nodiscard]] bool isKnownField(QByteArrayView key, bool isCollection);

/** True for a value that is no secret whatever its key: it refers to something, or is the name of a type. */
[[nodiscard]] bool isPlainlyNoSecret(QByteArrayView scalar);

/** False for keys that end like the name of a secret but can't name a collection of secrets: paths such as
 * `/oauth/token`, scopes and expressions. */
[[nodiscard]] bool canNameCollection(QByteArrayView key);

} // namespace workspace
