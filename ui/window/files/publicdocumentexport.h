#pragma once

#include <QObject>

class QWidget;
namespace widgets {
class Banner;
}
namespace workspace {
class DocumentStore;
class OpenDefinition;
} // namespace workspace

namespace window {

/** Exports the public document of a definition, without the gateway's settings, to a file that the user chooses. */
class PublicDocumentExport final : public QObject
{
    Q_OBJECT

public:
    PublicDocumentExport(workspace::DocumentStore &store, widgets::Banner &banner, QWidget *window);

    void start(workspace::OpenDefinition &definition);

private:
    void choosePath(workspace::OpenDefinition &definition, bool dropServers);

    workspace::DocumentStore &m_store;
    widgets::Banner &m_banner;
    QWidget *m_window;
};

} // namespace window
