#include "policyfiles.h"

#include "errormessages.h"
#include "icon.h"
#include "naming.h"
#include "policyfile.h"
#include "policyfiledialog.h"
#include "snapshot.h"
#include "worker.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace policies {
namespace {

/** Reads a policy from a JSON or YAML file. */
base::Result<management::Policy> readPolicyFile(workspace::DocumentStore &store, const QString &path)
{
    const base::Result<QByteArray> bytes = store.read(path);
    if (!bytes)
        return bytes.error();
    const auto snapshot = document::Snapshot::parse(*bytes, document::formatOfFileName(path));
    if (!snapshot.isValid())
        return base::Error{base::ErrorCode::SyntaxError, path};
    const base::Result<document::Value> value = snapshot.root().value();
    if (!value)
        return value.error();
    if (value->type() != document::Value::Type::Object)
        return base::Error{base::ErrorCode::WrongType, path};
    return management::Policy{*value};
}

qsizetype redactedCount(const QList<management::Policy> &policies)
{
    qsizetype count = 0;
    for (const management::Policy &policy : policies)
        count += management::policyFile(policy, management::FileSecrets::Redact).redacted.size();
    return count;
}

void showMessage(QWidget *page, QMessageBox::Icon icon, const QString &text, const QString &details = {})
{
    auto *box = new QMessageBox(icon, page->window()->windowTitle(), text, QMessageBox::Ok, page);
    box->setObjectName(u"policyFilesMessage"_qs);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(details);
    box->open();
}

} // namespace

PolicyFiles::PolicyFiles(management::ManagementService &service, workspace::DocumentStore &store, QWidget *page)
    : QObject(page)
    , m_service(service)
    , m_store(store)
    , m_page(page)
    , m_button(new QPushButton(theme::icon(theme::Icon::File), {}, page))
    , m_writer(store)
{
    auto *menu = new QMenu(m_button);
    m_create = menu->addAction(QString(), this, [this] { chooseFile(true); });
    m_create->setObjectName(u"policyCreateFromFile"_qs);
    m_compare = menu->addAction(QString(), this, [this] { chooseFile(false); });
    m_compare->setObjectName(u"policyCompareWithFile"_qs);
    menu->addSeparator();
    m_export = menu->addAction(QString(), this, &PolicyFiles::chooseTarget);
    m_export->setObjectName(u"policyExport"_qs);
    m_exportAll = menu->addAction(QString(), this, &PolicyFiles::chooseFolder);
    m_exportAll->setObjectName(u"policyExportAll"_qs);
    connect(menu, &QMenu::aboutToShow, this, [this] {
        const Source source = m_source();
        m_export->setEnabled(!source.shown.id().isEmpty());
        m_exportAll->setEnabled(!source.listed.isEmpty());
    });
    m_button->setObjectName(u"policyFiles"_qs);
    // Not with setMenu(), which waits in an event loop of its own.
    connect(m_button, &QPushButton::clicked, menu,
            [this, menu] { menu->popup(m_button->mapToGlobal(m_button->rect().bottomLeft())); });
}

void PolicyFiles::retranslate()
{
    widgets::setButtonText(m_button, tr("Files"), tr("Create, compare and export policies as files"));
    m_create->setText(tr("Create from file…"));
    m_compare->setText(tr("Compare with file…"));
    m_export->setText(tr("Export…"));
    m_exportAll->setText(tr("Export all…"));
}

void PolicyFiles::chooseFile(bool canCreate)
{
    auto *dialog = new QFileDialog(m_page, canCreate ? tr("Create policy from file") : tr("Compare policy with file"));
    dialog->setObjectName(u"policyOpenDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Policies (*.json *.yaml *.yml)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, canCreate](const QString &path) { openFile(path, canCreate); });
    dialog->open();
}

void PolicyFiles::openFile(const QString &path, bool canCreate)
{
    base::runOnWorker(
        this, [&store = m_store, path] { return readPolicyFile(store, path); },
        [this, path, canCreate](const base::Result<management::Policy> &policy) {
            const QString name = QFileInfo(path).fileName();
            if (!policy.isOk())
                return showMessage(m_page, QMessageBox::Warning,
                                   tr("%1 can't be opened as a policy.", "%1 is a file name").arg(name),
                                   messages::errorText(policy.error()));
            using Purpose = PolicyFileDialog::Purpose;
            auto *dialog = new PolicyFileDialog(m_service, name, policy.value(),
                                                canCreate ? Purpose::Create : Purpose::Compare, m_page);
            connect(dialog, &PolicyFileDialog::creationRequested, this, &PolicyFiles::creationRequested);
            dialog->open();
        });
}

void PolicyFiles::chooseTarget()
{
    const management::Policy policy = m_source().shown;
    auto *dialog = new QFileDialog(m_page, tr("Export policy"));
    dialog->setObjectName(u"policyExportDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("JSON files (*.json)"));
    dialog->setDefaultSuffix(u"json"_qs);
    dialog->selectFile(management::policyFileName(policy));
    connect(dialog, &QFileDialog::fileSelected, this, [this, policy](const QString &path) {
        const auto content = [policy] {
            return base::Result<QByteArray>(management::policyText({policy}, management::FileSecrets::Redact));
        };
        m_writer.write(path, content, [this, path, policy](const base::Result<void> &written) {
            showResult(written, path, redactedCount({policy}));
        });
    });
    dialog->open();
}

void PolicyFiles::chooseFolder()
{
    auto *dialog = new QFileDialog(m_page, tr("Export all policies"));
    dialog->setObjectName(u"policyExportAllDialog"_qs);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, policies = m_source().listed](const QString &folder) { writeFiles(folder, policies); });
    dialog->open();
}

void PolicyFiles::writeFiles(const QString &folder, const QList<management::Policy> &policies,
                             workspace::ExistingFiles existing)
{
    const auto redacted = std::make_shared<qsizetype>(0); // Set by the worker before its result is there.
    m_writer.run(
        [folder, policies, existing, redacted](workspace::DocumentStore &store) {
            QList<workspace::NewFile> files;
            for (const auto &each : management::policyTexts(policies, management::FileSecrets::Redact))
                files.append({each.name, each.text});
            *redacted = redactedCount(policies);
            return workspace::exportToFolder(store, folder, files, existing, workspace::ExportAccess::Usual);
        },
        [this, folder, policies, redacted](const base::Result<void> &written) {
            if (written)
                showResult({}, folder, *redacted);
            else if (written.error().code == base::ErrorCode::AlreadyExists)
                askToReplace(written.error().detail, folder, policies);
            else
                showResult(written, written.error().detail, 0);
        });
}

void PolicyFiles::askToReplace(const QString &path, const QString &folder, const QList<management::Policy> &policies)
{
    auto *box = new QMessageBox(QMessageBox::Question, m_page->window()->windowTitle(),
                                tr("%1 and maybe other files exist already. Replace them?", "%1 is a file name")
                                    .arg(QFileInfo(path).fileName()),
                                QMessageBox::Cancel, m_page);
    box->setObjectName(u"policyFilesReplace"_qs);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto *replace = box->addButton(tr("Replace"), QMessageBox::DestructiveRole);
    replace->setObjectName(u"policyFilesReplaceButton"_qs);
    replace->setAccessibleName(replace->text());
    box->setDefaultButton(QMessageBox::Cancel);
    connect(replace, &QPushButton::clicked, this,
            [this, folder, policies] { writeFiles(folder, policies, workspace::ExistingFiles::Replace); });
    box->open();
}

void PolicyFiles::showResult(const base::Result<void> &written, const QString &path, qsizetype redacted)
{
    const QString name = QFileInfo(path).fileName();
    if (!written.isOk())
        showMessage(m_page, QMessageBox::Warning, tr("%1 can't be written.", "%1 is a file name").arg(name),
                    messages::errorText(written.error()));
    else if (redacted > 0)
        showMessage(m_page, QMessageBox::Information, tr("Exported to %1.", "%1 is a file name").arg(name),
                    tr("Secrets are REDACTED (%1). Enter their values before you create a policy from the file.",
                       "%1 is a number")
                        .arg(redacted));
}

} // namespace policies

#include "moc_policyfiles.cpp"
