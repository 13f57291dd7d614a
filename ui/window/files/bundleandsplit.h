#pragma once

#include "cancellation.h"

#include <QObject>
#include <QThreadPool>

class QWidget;
namespace widgets {
class Banner;
}
namespace workspace {
class OpenDefinition;
}

namespace window {

class DefinitionFiles;
struct Services;

/** Writes a definition over several files as one file, and a definition as several files. The definition itself is not
 * changed. Workers do the work; the banner shows that they run, with a button to cancel. */
class BundleAndSplit final : public QObject
{
    Q_OBJECT

public:
    BundleAndSplit(const Services &services, DefinitionFiles &files, widgets::Banner &banner, QWidget *window);

    ~BundleAndSplit() override;

    /** Asks for a file and writes the definition to it, together with all that its references lead to. Files outside of
     * the opened folders, and URLs that the user has not allowed, are not read. */
    void bundle(workspace::OpenDefinition &definition);
    /** Asks for a folder and writes the definition to it as several files. No file is replaced. */
    void split(workspace::OpenDefinition &definition);

private:
    void bundleTo(workspace::OpenDefinition &definition, const QString &path);
    void splitTo(workspace::OpenDefinition &definition, const QString &folder);
    void showRunning(const QString &text);
    void showFailure(const QString &text, const QString &details);

    const Services &m_services;
    DefinitionFiles &m_files;
    widgets::Banner &m_banner;
    QWidget *m_window;
    base::Cancellation m_running;
    QThreadPool m_pool; ///< Of its own, so that the work on files ends before the services do.
};

} // namespace window
