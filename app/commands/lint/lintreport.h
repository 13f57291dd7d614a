#pragma once

#include "diagnostic.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace commands {

/** A replacement of text that solves a problem. */
struct FindingFix {
    QString description;
    base::Position start;
    base::Position end;
    QString inserted;
};

/** One problem with its place; lines and columns count from 1. */
struct Finding {
    QString file;
    base::Position start;
    base::Position end;
    base::Severity severity = base::Severity::Error;
    QString rule;
    QString message;
    QString pointer;
    QString logicalPointer;       ///< In the description as one document: the same however it is split into files.
    QList<FindingFix> fixes = {}; ///< At most one. Only SARIF has them.
};

enum class ReportFormat { Text, Json, Sarif, JUnit, GitHub };

[[nodiscard]] std::optional<ReportFormat> reportFormat(const QString &name);

/**
 * The whole report, ready to print. `files` are all checked files: JUnit names the clean ones too. Color is used only
 * in the text format.
 */
[[nodiscard]] QByteArray lintReport(ReportFormat format, const QStringList &files, const QList<Finding> &findings,
                                    bool color);

} // namespace commands
