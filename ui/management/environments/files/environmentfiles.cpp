#include "environmentfiles.h"

#include "environmentfile.h"
#include "errormessages.h"

#include <QFileDialog>
#include <QUuid>

namespace environments {

EnvironmentFiles::EnvironmentFiles(management::EnvironmentList &environments, workspace::DocumentStore &store,
                                   QWidget *window)
    : QObject(window)
    , m_environments(environments)
    , m_store(store)
    , m_window(window)
    , m_writer(store)
{}

void EnvironmentFiles::exportAll()
{
    auto *dialog = new QFileDialog(m_window, tr("Export environments"));
    dialog->setObjectName(u"environmentsExportDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Environments (*.json)"));
    dialog->setDefaultSuffix(u"json"_qs);
    dialog->selectFile(u"environments.json"_qs);
    connect(dialog, &QFileDialog::fileSelected, this, &EnvironmentFiles::write);
    dialog->open();
}

void EnvironmentFiles::importFrom()
{
    auto *dialog = new QFileDialog(m_window, tr("Import environments"));
    dialog->setObjectName(u"environmentsImportDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // AnyFile, so that a missing file is reported by this class and not by the dialog.
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setLabelText(QFileDialog::Accept, tr("Import"));
    dialog->setNameFilters({tr("Environments (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &EnvironmentFiles::read);
    dialog->open();
}

void EnvironmentFiles::write(const QString &path)
{
    const auto content = [environments = m_environments.environments()] {
        return base::Result<QByteArray>(management::writeEnvironments(environments));
    };
    m_writer.write(path, content, [this, path](const base::Result<void> &written) {
        if (written.isOk())
            emit exported(path);
        else
            emit failed(path, messages::errorText(written.error()));
    });
}

void EnvironmentFiles::read(const QString &path)
{
    const base::Result<QByteArray> bytes = m_store.read(path);
    if (!bytes)
        return emit failed(path, messages::errorText(bytes.error()));
    const base::Result<QList<management::Environment>> environments = management::readEnvironments(*bytes);
    if (!environments)
        return emit failed(path, messages::errorText(environments.error()));
    QString firstId;
    for (management::Environment environment : *environments) {
        environment.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        m_environments.put(environment);
        if (firstId.isEmpty())
            firstId = environment.id;
    }
    emit imported(static_cast<int>(environments->size()), firstId);
}

} // namespace environments

#include "moc_environmentfiles.cpp"
