#pragma once

#include "referencetarget.h"

#include <QStringList>

#include <optional>

namespace difference {

/** The effect of a change on the set of values that a request or response can have. */
enum class Effect : quint8 {
    None,         ///< The same values are accepted.
    Narrows,      ///< Values that were accepted are refused.
    Widens,       ///< Values that were refused are accepted.
    Incomparable, ///< Some values that were accepted are refused, and others the other way round.
    Undecidable,  ///< The documents do not say which values are accepted.
};

/** Who sends the message that a change is about. */
enum class Direction : quint8 {
    Request, ///< The client of the API sends it: a request, or the response to a webhook.
    Response ///< The API sends it: a response, or the request of a webhook.
};

/** The verdict about a change, from the most severe to the mildest. */
enum class Level : quint8 { Breaking, Warning, Info };

/** Returns the verdict about an effect on messages of a direction. */
[[nodiscard]] constexpr Level verdict(Effect effect, Direction direction)
{
    switch (effect) {
    case Effect::None:
        return Level::Info;
    case Effect::Narrows:
        return direction == Direction::Request ? Level::Breaking : Level::Info;
    case Effect::Widens:
        return direction == Direction::Response ? Level::Breaking : Level::Info;
    case Effect::Incomparable:
        return Level::Breaking;
    case Effect::Undecidable:
        return Level::Warning;
    }
    return Level::Breaking;
}

/** The part of an operation that a change is about. */
struct Subject {
    enum class Kind : quint8 {
        Operation,   ///< The operation, or the document if the change belongs to no operation. No names.
        Parameter,   ///< Names: the location (`in`) and the name of a parameter.
        RequestBody, ///< Name: the media type, or none for the body as a whole.
        Response,    ///< Names: the status, and the media type if the change is about one.
        Header,      ///< Names: the status and the name of a header of the response.
    };
    Kind kind = Kind::Operation;
    QStringList names;
    /** The property of the value, such as `items/name`; empty for the value itself. */
    QString property = {};
    QString callback = {}; ///< The callback that has the part, with its method: `onPaid POST`; empty without one.

    friend bool operator==(const Subject &, const Subject &) = default;
};

/** The request or response that shows a breaking change: who sends it may send it, who receives it refuses it. */
struct ExampleMessage {
    /** The method and target of the request, such as `POST /orders?limit=0`; of a webhook or callback, its name. Of a
     * response, the request that it answers. */
    QString request;
    QString status;     ///< The status of a response, such as `200` or `4XX`; empty for a request.
    QStringList fields; ///< The header fields that matter, such as `Accept: text/csv`.
    QByteArray body;    ///< The value of the body as JSON; empty if it does not matter.
    /** Why the receiver refuses the message: a keyword of JSON Schema that schema::messageOf() knows; empty if the
     * change itself says it. */
    QString keyword;
    QStringList arguments;      ///< The arguments of the sentence about `keyword`.
    document::Pointer instance; ///< The place in the body, or in the value of the parameter, that is refused.

    friend bool operator==(const ExampleMessage &, const ExampleMessage &) = default;
};

/** A change between two states of an API description, with its verdict. */
struct Change {
    QString id;
    Level level = Level::Info;
    Effect effect = Effect::None;
    Direction direction = Direction::Request;
    /** The operation as `GET /pets`, `POST webhook:NAME` for a webhook, or empty for a change of the document. */
    QString operation;
    Subject subject;
    const char *message = nullptr; ///< The untranslated message (context "Difference"), with %1 for the first argument.
    QStringList arguments;
    std::optional<openapi::Place> oldPlace; ///< The place in the old description; std::nullopt if there is none.
    std::optional<openapi::Place> newPlace; ///< The place in the new description; std::nullopt if there is none.
    /** A value that one side accepts and the other refuses, as JSON; empty if the verdict is inferred. */
    QByteArray example;
    /** The message that shows a breaking change; std::nullopt if the verdict is inferred. */
    std::optional<ExampleMessage> exampleMessage = {};
    /** A text that stays the same while the change stays the same, whatever else is edited: 16 hexadecimal digits. */
    QString fingerprint;
};

/** Returns an operation as Change::operation names it, such as `GET /pets`. `method` is written as in the document. */
[[nodiscard]] QString operationName(const QByteArray &method, const QByteArray &path);

/** Returns true if a place in a body, or in the value of a parameter, is the property that a subject names, or around
 * or inside of it. */
[[nodiscard]] bool isAtProperty(const Subject &subject, const document::Pointer &place);

/** The changes between two states of an API description. */
struct Difference {
    QList<Change> changes; ///< Grouped by operation in document order, changes of the document at the end.
    [[nodiscard]] qsizetype count(Level level) const;
};

} // namespace difference
