#pragma once

#include "diagnostic.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace commands {

/** The number of spaces for each level of reports in JSON and SARIF. */
inline constexpr int ReportIndent = 4;

/** A replacement of text that solves the problem of a finding. */
struct FindingFix {
    QString description;
    base::Position start;
    base::Position end;
    QString inserted;
};

/** The exchange of a recording that a problem is about, and the place in it. */
struct FindingExchange {
    qsizetype entry = 0; ///< The index of the entry in the HAR file, from 0 on.
    QString operation;   ///< The operation, such as `GET /pets/{id}`; empty for none.
    QString in;          ///< The part of the exchange, such as `query` or `response-body`.
    QString name;        ///< The name of the parameter or header field; can be empty.
    QString instance;    ///< The JSON Pointer into the value.
    QString request;     ///< The method and the URL.
};

/** One problem that lint or check has found, with its place; lines and columns count from 1. */
struct Finding {
    QString file;
    base::Position start;
    base::Position end;
    base::Severity severity = base::Severity::Error;
    QString rule;
    QString message;
    QString pointer;
    /** The JSON Pointer of the place in the description as one document, which is independent of how the description is
     * split into files. */
    QString logicalPointer;
    QList<FindingFix> fixes = {}; ///< The fix of the problem, at most one. Only reports in SARIF contain it.
    /** The names of the linted files whose descriptions have the problem. Empty if that is `file` alone. */
    QStringList entries = {};
    std::optional<FindingExchange> exchange = {}; ///< The exchange that does not fit the file; only of check.
    bool isSyntax = false; ///< Whether the problem is one of the file's text, whatever the file is a part of.
};

/** Returns the message of a finding as reports show it. That of check ends with the entry, the method and the URL. */
[[nodiscard]] QString messageOf(const Finding &finding);

/** The description of one linted file: the files that it consists of, without its findings. */
struct LintedDescription {
    QString entry;       ///< The name of the linted file.
    bool isPart = false; ///< Whether the linted file can only be a part of a description, such as a schema.
    QStringList files;   ///< The names of all files that the description was read from, `entry` included.
    QStringList used;    ///< The names of the files, except `entry`, whose objects the description uses.
};

/** The contents of a report of `lint`. */
struct LintRun {
    QStringList files; ///< The names of all checked files: the JUnit format names the clean ones too.
    QList<Finding> findings;
    QStringList failures; ///< Why files could not be read, a line for each.
    /** The descriptions in the order in which they were linted, for reports that can be merged. */
    std::optional<QList<LintedDescription>> descriptions = {};
};

} // namespace commands
