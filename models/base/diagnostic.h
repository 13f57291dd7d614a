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

/** A place in a text as people count it: line and column, both from 1; the column counts characters. */
struct Position {
    qsizetype line = 1;
    qsizetype column = 1;
    friend bool operator==(const Position &, const Position &) = default;
};

enum class Severity { Error, Warning, Information };

/**
 * A fault in the user's document: data, not a failure of the program. `rule` is the id of the rule with its sentence
 * ("upstream-header-name"); `arguments` fill the placeholders of the sentence; `pointer` is a JSON Pointer in the
 * document that has `span`.
 */
struct Diagnostic {
    QString rule;
    Severity severity = Severity::Error;
    Span span;
    QString pointer;
    QStringList arguments;
    /**
     * The JSON Pointer of the fault in the bundled API description, where the description is one document; empty if it
     * equals `pointer`.
     */
    QString logicalPointer = {};
    /** The sentence of a rule that the user's ruleset defines; empty if the sentence is that of a built-in rule. */
    QString message = {};
    friend bool operator==(const Diagnostic &, const Diagnostic &) = default;
};

using Diagnostics = QList<Diagnostic>;

/**
 * Returns the JSON Pointer of a diagnostic in the bundled API description, which does not depend on how the description
 * is split into documents.
 */
[[nodiscard]] inline const QString &logicalPlace(const Diagnostic &diagnostic)
{
    return diagnostic.logicalPointer.isEmpty() ? diagnostic.pointer : diagnostic.logicalPointer;
}

} // namespace base
