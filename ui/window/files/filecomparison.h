#pragma once

#include <QString>

#include <functional>

class QObject;
class QWidget;

namespace window {

/** What can be done with a file that another program changed. */
struct FileComparisonChoices {
    std::function<void()> reload;
    std::function<void()> keep;
};

/** Shows the differences between a file on disk and its edited text. The choices are called while `context` lives. */
void showFileComparison(const QString &name, const QByteArray &onDisk, const QByteArray &edited,
                        const FileComparisonChoices &choices, QObject *context, QWidget *window);

} // namespace window
