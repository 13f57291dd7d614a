#pragma once

#include "pointer.h"
#include "value.h"

#include <QHash>
#include <QUrl>

#include <optional>

namespace conversion {

/** Finds values by their places in a value that does not change. Large objects are indexed when they are first read. */
class ValueIndex final
{
public:
    explicit ValueIndex(const document::Value &root)
        : m_root(root)
    {}

    [[nodiscard]] const document::Value &root() const { return m_root; }
    /** Returns the value at a place, or null if there is none. The value is valid as long as this object. */
    [[nodiscard]] const document::Value *at(const document::Pointer &place) const;

private:
    [[nodiscard]] const document::Value *memberOf(const document::Value &object, const QByteArray &name) const;

    document::Value m_root;
    mutable QHash<const void *, QHash<QByteArray, qsizetype>> m_positions; ///< By the first member of the object.
};

/** The object of OpenAPI 3.0 that a parameter of Swagger 2.0 is converted to. */
enum class ParameterRole {
    Plain, ///< A parameter.
    Body,  ///< The request body.
    Field, ///< A property of the request body, for `in: formData`.
};

/** A parameter in a list of a Swagger document. */
struct SwaggerParameter {
    ParameterRole role = ParameterRole::Plain;
    document::Value written; ///< As in the list; maybe a reference.
    document::Pointer place; ///< The place in the list.
    document::Value value;   ///< The parameter at the end of its references.
    document::Pointer valuePlace;
    qsizetype plainIndex = -1; ///< The number of plain parameters before it in the list; -1 for other roles.
};

/** The parameters that make the request body of an operation. */
struct SwaggerBody {
    std::optional<SwaggerParameter> body;
    QList<SwaggerParameter> fields; ///< With different names; empty if there is a body.
    QList<SwaggerParameter> left;   ///< The parameters that conflict with others and can't be in the request body.
};

/** The members with media types. */
enum class TypesMember { Consumes, Produces };

/** Returns the texts in a list, each once. */
[[nodiscard]] QList<QByteArray> textsOf(const document::Value &list);

/** Reads a Swagger 2.0 document. */
class SwaggerSource final
{
public:
    /** `address` is the absolute path of the document's file, with which references can name the document; empty if it
     * is not known. */
    SwaggerSource(const document::Value &root, const QString &address)
        : m_index(root)
        , m_base(address.isEmpty() ? QUrl() : QUrl::fromLocalFile(address))
        , m_consumes(textsOf(root.member("consumes")))
        , m_produces(textsOf(root.member("produces")))
    {}

    [[nodiscard]] const document::Value &root() const { return m_index.root(); }
    [[nodiscard]] const document::Value *at(const document::Pointer &place) const { return m_index.at(place); }
    /** Returns true for a reference to another document. */
    [[nodiscard]] bool isOtherFile(const QString &reference) const;
    /** Returns the place in this document that a reference names, whether something is there or not; std::nullopt for
     * references to other documents and for texts that name no place. */
    [[nodiscard]] std::optional<document::Pointer> target(const QString &reference) const;

    /** A value and its place. */
    using Located = std::pair<document::Value, document::Pointer>;
    /** Follows the references from a value, as far as they name places in this document. */
    [[nodiscard]] Located resolved(const document::Value &value, const document::Pointer &place) const;

    [[nodiscard]] ParameterRole roleOf(const document::Value &parameter) const;
    /** Returns the parameters of the list at a place. */
    [[nodiscard]] QList<SwaggerParameter> parameters(const document::Pointer &list) const;
    /** Returns the request body of an operation, with what the operation takes from its path item. */
    [[nodiscard]] SwaggerBody bodyOf(const document::Pointer &pathItem, const QByteArray &method) const;

    /** Returns the media types in `consumes` or `produces` of an operation, or those of the document. */
    [[nodiscard]] QList<QByteArray> typesOf(const document::Value &operation, TypesMember member) const;
    /** Returns the media types in `consumes` or `produces` that apply to what is at a place. */
    [[nodiscard]] QList<QByteArray> typesAt(const document::Pointer &place, TypesMember member) const;

private:
    ValueIndex m_index;
    QUrl m_base;
    QList<QByteArray> m_consumes; ///< The media types in `consumes` of the document.
    QList<QByteArray> m_produces; ///< The media types in `produces` of the document.
    mutable QHash<document::Pointer, QList<SwaggerParameter>> m_parameters;
};

/** Returns true for a member of a path item that is an operation. */
[[nodiscard]] bool isMethod(QByteArrayView member);
/** Returns the media types of a request body. */
[[nodiscard]] QList<QByteArray> bodyTypes(const QList<QByteArray> &consumes);
/** Returns the media types of a request body that is a form. */
[[nodiscard]] QList<QByteArray> formTypes(const QList<QByteArray> &consumes, const QList<SwaggerParameter> &fields);
/** Returns the media types of a response. */
[[nodiscard]] QList<QByteArray> responseTypes(const document::Value &response, const QList<QByteArray> &produces);
/** Returns true for a media type of forms. */
[[nodiscard]] bool isFormType(const QByteArray &type);
} // namespace conversion
