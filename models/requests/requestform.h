#pragma once

#include "requestbuilder.h"

#include <QStringList>

namespace requests {

/** What a user has typed into the form of a request. Everything else comes from the document. */
struct FormInput {
    /** The texts of parameters; see RequestField::text. An empty text leaves the parameter out. */
    QHash<ParameterKey, QString> texts;
    QByteArray mediaType;                 ///< A key of the request body's `content`; empty for the first one.
    QByteArray example;                   ///< The name of an example; see Choices::example.
    std::optional<QByteArray> bodyText;   ///< The exact bytes of the body; std::nullopt for those of the document.
    std::optional<qsizetype> requirement; ///< The index of the security requirement to satisfy.
    /** The files of the body, by the name of the part; an empty name for the whole body. */
    QHash<QByteArray, ChosenFile> files;
};

/** A field of the form: a parameter of the operation. */
struct RequestField {
    ParameterKey key;
    QString type;        ///< What the schema allows, in one line: `integer`, `"new" | "used"`, `string[]`.
    QString description; ///< The `description` of the parameter.
    /** The values to choose from, as texts: those of `enum` and of the examples, or `true` and `false`. */
    QStringList choices;
    /** The value that is sent, or an empty text. A string is its characters, a list of scalars has commas between its
     * items, everything else is JSON. */
    QString text;
    QString suggestion; ///< The text of a value that fits; shown while the field is empty.
    bool isRequired = false;
    bool isDeprecated = false;
};

/** The form of a request to an operation, and the request that it makes. */
struct RequestForm {
    QList<RequestField> fields;   ///< In the order of the document. Parameters that have a credential are left out.
    QList<QByteArray> mediaTypes; ///< The keys of the request body's `content`; empty if the operation has no body.
    QList<QByteArray> examples;   ///< The names of the examples of the body in the media type that is sent.
    bool isBodyRequired = false;
    bool isMultipart = false; ///< Whether the files of the body are its parts.
    BuiltRequest request;

    /** Returns the names of the parameters in the path that have no value. The request can't be sent without them. */
    [[nodiscard]] QList<QByteArray> unfilledNames() const;
};

/** Fills the form of a request to an operation of a path item that Description::pathItems() returned. Takes bounded
 * time, see requestlimits.h, but call it in a worker thread. */
[[nodiscard]] RequestForm fillForm(const std::shared_ptr<const description::Description> &description,
                                   const openapi::PathItem &item, const openapi::Operation &operation,
                                   const FormInput &input = {});

} // namespace requests
