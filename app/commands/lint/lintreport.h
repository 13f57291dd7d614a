#pragma once

#include "diagnostic.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace commands {

/** A replacement of text that solves the problem of a finding. */
struct FindingFix {
    QString description;
    base::Position start;
    base::Position end;
    QString inserted;
};

/** One problem that lint has found, with its place; lines and columns count from 1. */
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
};

enum class ReportFormat { Text, Json, Sarif, JUnit, GitHub };

[[nodiscard]] std::optional<ReportFormat> reportFormat(const QString &name);

/**
 * Returns the complete report of `lint`, ready to print. `files` are all checked files: the JUnit format names the
 * clean ones too. Color is used only in the text format.
 */
[[nodiscard]] QByteArray lintReport(ReportFormat format, const QStringList &files, const QList<Finding> &findings,
                                    bool color);

} // namespace commands
