#pragma once

#include "document.h"
#include "exchangefinding.h"

namespace corrections {

/** A change of an API description that makes recorded traffic fit it. Nothing becomes narrower by one. */
struct CorrectionChange {
    enum class Kind {
        PathAdded,           ///< `name` is the operation with its path, such as `GET /pets/{petId}`.
        OperationAdded,      ///< `name` is the operation, such as `DELETE /pets/{petId}`.
        ParameterAdded,      ///< `name` is a parameter of the query, which is optional.
        ResponseAdded,       ///< `name` is the status, such as `404`.
        RequestBodyAdded,    ///< The operation takes a request body, which is optional; `name` is its media type.
        MediaTypeAdded,      ///< `name` is a media type of the request body or the response.
        PropertyAdded,       ///< `name` is a property, which is optional.
        PropertiesAllowed,   ///< The object can have further properties.
        ItemsAllowed,        ///< The list can have further items.
        ParameterOptional,   ///< The parameter or header field `name` is not required any more.
        RequestBodyOptional, ///< The request body is not required any more.
        PropertyOptional,    ///< The property `name` is not required any more.
        DependencyRemoved,   ///< The property `name` is not required beside the property `before` any more.
        ValueAllowed,        ///< The value `after`, as JSON, is one of those that are allowed.
        TypeAllowed,         ///< The type `after` is allowed, too.
        KeywordChanged,      ///< The keyword `name` has the value `after` instead of `before`.
        BoundIncluded,       ///< The exclusive bound `before`, with its keyword, became the bound `name: after`.
        KeywordRemoved,      ///< The keyword `name`, which had the value `before`, is removed.
        AlternativeAdded,    ///< `anyOf` or `oneOf`, which is `name`, has a further alternative of the type `after`.
        SeveralAllowed,      ///< A value can fit several of the alternatives: `oneOf` became `anyOf`.
    };

    Kind kind = Kind::KeywordChanged;
    openapi::Place place; ///< The place of the object or keyword that is added or changed.
    QByteArray name;
    QString before;
    QString after;
    /** What is changed, as a user names it: the schema component, the innermost property, the parameter or the header
     * field; empty for a whole body, and for parts of an operation. */
    QByteArray subject;
    friend bool operator==(const CorrectionChange &, const CorrectionChange &) = default;
};

/** Why there is no correction for a finding. */
enum class NoCorrection {
    None,              ///< There is one.
    Gone,              ///< The exchange does not have the finding with this state of the document.
    NotReadable,       ///< The text can't be read, so it is not known what would fit it.
    NotChecked,        ///< The value could not be compared with its schema.
    Credentials,       ///< Whether an operation needs credentials is not changed because a request lacks them.
    NoMediaType,       ///< The message does not say the media type of its body, or one that is none.
    RootElement,       ///< The root element of XML has another name.
    PathParameter,     ///< A path parameter is always required.
    NameWithheld,      ///< The name may be a secret or an ID, is too long, or is no text.
    ValueWithheld,     ///< The value may be a secret, is too long, or is an object or list.
    UnsupportedMethod, ///< The version of OpenAPI has no field for the method.
    UnsupportedStatus, ///< The status is none of HTTP.
    NotOfApi,          ///< The gateway answered the request itself, or the server has no such path or method.
    Intended,          ///< The schema excludes the value on purpose, as by `not`, `contains` or `false`.
    Combination,       ///< Schemas that are combined would have to change together.
    RemoteDocument,    ///< The place is in a document that was downloaded.
    BrokenReference,   ///< The place is the target of a reference that can't be resolved.
    SeveralDocuments,  ///< Several documents would have to change.
    EditRefused,       ///< The text does not allow the edit, such as at a place that YAML aliases share.
    TooLarge,          ///< What would be written is too large.
    TimeLimit,         ///< The search took too long.
    OtherFindings,     ///< Each change in one place would make this or another exchange not fit.
};

/** The offer to add what a finding of the contract check is about to the API description. */
struct Correction {
    /** What is changed, the most important change first; empty if there is no correction. */
    QList<CorrectionChange> changes;
    exchangecheck::ExchangePart part = exchangecheck::ExchangePart::Route; ///< The part of the exchange.
    /** The operation, such as `GET /pets/{id}`; empty for a path that is not in the document. */
    QString operation;
    NoCorrection why = NoCorrection::None; ///< Why there is no correction.

    QString address;           ///< The address of the document that is edited.
    document::Snapshot before; ///< The state of the document that the edit changes.
    document::Edited edit;     ///< The edit of `before`.

    [[nodiscard]] bool isOffered() const { return why == NoCorrection::None; }
};

/** Applies a correction to the document at its address, as one undo step called `step`. Errors: Cancelled if the text
 * has changed since the correction was made, ReadOnly, or Unsupported if nothing is offered. */
base::Result<void> apply(document::Document &document, const Correction &correction, const QString &step);

} // namespace corrections
