#pragma once

#include "curlrequest.h"
#include "value.h"
#include "version.h"

namespace drafts {

/** An OpenAPI component with its kind, the member of `components` for it; the name is empty if the text has none. */
struct PastedComponent {
    QByteArray kind;
    QByteArray name;
    document::Value value;
    friend bool operator==(const PastedComponent &, const PastedComponent &) = default;
};

/** A text that was pasted, as what it is. */
struct PastedText {
    enum class Kind {
        Request,    ///< A curl command: `request`.
        Paths,      ///< Path items with their components: `excerpt`.
        Operation,  ///< An operation alone, without a path: `excerpt`.
        Components, ///< Schemas, responses and so on: `components`.
        Sample,     ///< Another object or list in JSON: `value`.
    };
    Kind kind = Kind::Sample;
    Request request = {};
    QByteArray excerpt = {}; ///< A text for openapi::Excerpt::read().
    QList<PastedComponent> components = {};
    document::Value value = {};
};

/** Why a pasted text is nothing that can be added. */
struct PasteFault {
    enum class Problem {
        Empty,
        Curl,    ///< A curl command with an error: `curl`.
        Syntax,  ///< Neither JSON nor YAML: `place` says where.
        Unknown, ///< A text that is neither a request, nor OpenAPI, nor JSON.
        TooLong,
    };
    Problem problem = Problem::Unknown;
    CurlError curl = {};
    QString place = {}; ///< "line:column", counted from 1.
    friend bool operator==(const PasteFault &, const PasteFault &) = default;
};

/** The largest number of bytes of a pasted text. It is read again with each key that changes it. */
inline constexpr qsizetype MaximumPastedBytes = 500'000;

/** Finds out what a text is that people have: a curl command, OpenAPI in YAML or JSON (a document, a map of paths, a
 * path item, an operation, a component or a map of components in the version of OpenAPI), or a JSON value. */
[[nodiscard]] base::Result<PastedText, PasteFault> readPasted(const QByteArray &text, specification::Version version);

} // namespace drafts
