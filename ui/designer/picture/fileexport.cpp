#include "fileexport.h"

#include "banner.h"
#include "documentstore.h"
#include "opendefinition.h"

#include <QFileDialog>
#include <QFileInfo>

namespace designer {

using widgets::Banner;

FileExport::FileExport(const workspace::OpenDefinition &definition, workspace::DocumentStore &store, Banner &banner,
                       QWidget *parent)
    : QObject(parent)
    , m_definition(definition)
    , m_store(store)
    , m_banner(banner)
    , m_parent(*parent)
{
    connect(&banner, &Banner::closed, &banner, &Banner::clear);
}

void FileExport::start(const ExportedFile &file, const std::function<QByteArray()> &content)
{
    auto *dialog = new QFileDialog(&m_parent, file.dialogTitle, QString(), file.filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(file.suffix);
    const QFileInfo own(m_definition.path().isEmpty() ? m_definition.title() : m_definition.path());
    dialog->selectFile(own.completeBaseName() + file.ending + u'.' + file.suffix);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, file, content](const QString &path) { write(path, file, content()); });
    dialog->open();
}

void FileExport::write(const QString &path, const ExportedFile &file, const QByteArray &content)
{
    const base::Result<void> written = m_store.write(path, content);
    const QString name = QFileInfo(path).fileName();
    if (written)
        m_banner.show(Banner::Kind::Success, file.saved.arg(name));
    else
        m_banner.show(Banner::Kind::Error, file.failed.arg(name), written.error().detail);
}

} // namespace designer

#include "moc_fileexport.cpp"
