#include "publicdocumentexport.h"

#include "banner.h"
#include "documentstore.h"
#include "filemessages.h"
#include "publicexport.h"
#include "questions.h"
#include "workspace.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>

namespace window {

PublicDocumentExport::PublicDocumentExport(workspace::DocumentStore &store, widgets::Banner &banner, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_banner(banner)
    , m_window(window)
{}

void PublicDocumentExport::start(workspace::OpenDefinition &definition)
{
    const auto servers = definition::serversThatAreUpstream(
        definition::DefinitionView(definition.document().snapshot()));
    if (servers.isEmpty()) {
        choosePath(definition, false);
        return;
    }
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    askAboutServers(m_window, static_cast<int>(servers.size()), [this, guarded](bool drop) {
        if (guarded)
            choosePath(*guarded, drop);
    });
}

void PublicDocumentExport::choosePath(workspace::OpenDefinition &definition, bool dropServers)
{
    auto *dialog = new QFileDialog(m_window, tr("Export public document"), QString(), definitionFileFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QFileInfo own(definition.path().isEmpty() ? definition.title() : definition.path());
    const QString suffix = own.suffix().isEmpty() ? u"yaml"_qs : own.suffix();
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(u"%1-public.%2"_qs.arg(own.completeBaseName(), suffix));
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    connect(dialog, &QFileDialog::fileSelected, this, [this, guarded, dropServers](const QString &path) {
        if (!guarded)
            return;
        document::Document copy(guarded->document().fileBytes(), guarded->document().format());
        const base::Result<void> made = definition::exportPublic(copy, dropServers);
        const base::Result<void> done = made ? m_store.write(path, copy.fileBytes()) : made;
        if (done)
            m_banner.show(widgets::Banner::Kind::Success,
                          tr("The public document was saved to %1.", "%1: file name").arg(fileName(path)));
        else
            m_banner.show(widgets::Banner::Kind::Error,
                          tr("The public document could not be saved to %1.", "%1: file name").arg(fileName(path)),
                          done.error().detail);
    });
    dialog->open();
}

} // namespace window

#include "moc_publicdocumentexport.cpp"
