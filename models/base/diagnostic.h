#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace base {

/** A run of bytes of a document's UTF-8 text. */
struct Span {
    qsizetype offset = 0;
    qsizetype length = 0;

    [[nodiscard]] qsizetype end() const { return offset + length; }
    [[nodiscard]] bool contains(qsizetype at) const { return at >= offset && at < end(); }
    friend bool operator==(const Span &, const Span &) = default;
};

/** A place as people count it: both from 1, columns in characters. */
struct Position {
    qsizetype line = 1;
    qsizetype column = 1;
    friend bool operator==(const Position &, const Position &) = default;
};

enum class Severity { Error, Warning, Information };

/**
 * A fault in the user's document: data, not a failure of the program.
 * `rule` names the sentence ("upstream-header-name"); `arguments` fill its placeholders; `pointer` is a JSON Pointer in
 * the document that `span` is in.
 */
struct Diagnostic {
    QString rule;
    Severity severity = Severity::Error;
    Span span;
    QString pointer;
    QStringList arguments;
    /** The place in the API description as one document, if that is another one than `pointer`: bundling brings it
     * there. Empty: the same. */
    QString logicalPointer = {};
    QString message = {}; ///< Of a rule that the user's ruleset defines; empty: the rule has the sentence.
    friend bool operator==(const Diagnostic &, const Diagnostic &) = default;
};

using Diagnostics = QList<Diagnostic>;

/** The JSON Pointer of a diagnostic in the API description as one document, which is the same however the description
 * is split into documents. */
[[nodiscard]] inline const QString &logicalPlace(const Diagnostic &diagnostic)
{
    return diagnostic.logicalPointer.isEmpty() ? diagnostic.pointer : diagnostic.logicalPointer;
}

} // namespace base
