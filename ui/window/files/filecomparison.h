#pragma once

#include <QString>

#include <functional>

class QObject;
class QWidget;

namespace window {

/** The functions that a comparison calls for the user's choice about a file that another program changed. */
struct FileComparisonChoices {
    std::function<void()> reload;
    std::function<void()> keep;
};

/** Opens a dialog with the differences between a file on disk and its edited text. The functions of `choices` are
 * called only while `context` exists. */
void showFileComparison(const QString &name, const QByteArray &onDisk, const QByteArray &edited,
                        const FileComparisonChoices &choices, QObject *context, QWidget *window);

} // namespace window
