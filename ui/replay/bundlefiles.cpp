#include "bundlefiles.h"

#include "bundlereader.h"
#include "description.h"
#include "diagnosticmessages.h"
#include "documentstore.h"
#include "environmentlist.h"
#include "errormessages.h"
#include "opendefinition.h"
#include "replaydialog.h"
#include "severityname.h"
#include "worker.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>

namespace replay {

namespace {

QFileDialog *bundleDialog(QWidget &owner, const QString &title, const QString &objectName)
{
    auto *dialog = new QFileDialog(&owner, title);
    dialog->setObjectName(objectName);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({BundleFiles::tr("Bundle (*.zip)"), BundleFiles::tr("All files (*)")});
    return dialog;
}

QString whyNotOpened(const base::Error &error)
{
    switch (error.code) {
    case base::ErrorCode::Damaged:
    case base::ErrorCode::Unsupported:
        return BundleFiles::tr("The file is no bundle, or it is damaged: %1.", "%1: what is wrong, in English")
            .arg(error.detail);
    case base::ErrorCode::TooLarge:
        return BundleFiles::tr("The file is larger, packed or unpacked, than bundles can be.");
    case base::ErrorCode::NewerVersion:
        return BundleFiles::tr("A newer version of Gatewright has written the bundle. Update Gatewright to open it.");
    default:
        return messages::errorText(error);
    }
}

QString whyNotSaved(const base::Error &error)
{
    if (error.code != base::ErrorCode::Unsupported)
        return messages::errorText(error);
    return BundleFiles::tr("The bundle was not written: a secret is also the name of something, at %1, where REDACTED "
                           "would change the definition. Move the secret to the keychain, or use another one.",
                           "%1: a file of the bundle, and a line")
        .arg(error.detail);
}

/** The line about a problem of a definition, as `lint` prints it. */
QString problemLine(const QString &name, const document::Snapshot &snapshot, const base::Diagnostic &problem)
{
    const base::Position at = snapshot.positionAt(problem.span.offset);
    return u"%1:%2:%3: %4 %5 %6"_qs.arg(name, QString::number(at.line), QString::number(at.column),
                                        base::severityName(problem.severity), problem.rule,
                                        messages::diagnosticText(problem));
}

} // namespace

BundleFiles::BundleFiles(workspace::Workspace &workspace, workspace::DocumentStore &store,
                         const management::EnvironmentList &environments, QWidget &owner)
    : QObject(&owner)
    , m_workspace(workspace)
    , m_store(store)
    , m_environments(environments)
    , m_owner(owner)
{
    m_worker.setMaxThreadCount(1);
}

BundleContents BundleFiles::contentsOf(const workspace::OpenDefinition &definition) const
{
    BundleContents contents;
    contents.facts.program = u"Gatewright "_qs + QCoreApplication::applicationVersion();
    contents.facts.environment = m_environments.current().name;
    for (const management::Environment &environment : m_environments.environments())
        contents.facts.environments.append(environment.name);
    const document::Snapshot snapshot = definition.document().snapshot();
    const QString name = definition.path().isEmpty() ? definition.title() : QFileInfo(definition.path()).fileName();
    for (const base::Diagnostic &problem : definition.diagnostics())
        contents.facts.problems.append(problemLine(name, snapshot, problem));
    contents.files.append({definition.path().isEmpty() ? u'/' + definition.title() : definition.path(), snapshot});
    if (!definition.description())
        return contents;
    for (const openapi::ReferencedDocumentPtr &document : definition.description()->set().documents()) {
        if (document != definition.description()->entry())
            contents.files.append({document->address(), document->snapshot()});
    }
    return contents;
}

void BundleFiles::save(const QList<traffic::ExchangePtr> &exchanges, const workspace::OpenDefinition &definition,
                       qsizetype leftOut)
{
    QFileDialog *dialog = bundleDialog(m_owner, tr("Save bundle"), u"bundleSaveDialog"_qs);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"zip"_qs);
    if (!definition.path().isEmpty())
        dialog->setDirectory(QFileInfo(definition.path()).absolutePath());
    dialog->selectFile(QFileInfo(definition.title()).completeBaseName() + u".zip"_qs);
    const QPointer<const workspace::OpenDefinition> shown(&definition);
    connect(dialog, &QFileDialog::fileSelected, this, [this, exchanges, shown, leftOut](const QString &path) {
        if (shown)
            saveTo(path, exchanges, *shown, leftOut);
    });
    dialog->open();
}

void BundleFiles::saveTo(const QString &path, const QList<traffic::ExchangePtr> &exchanges,
                         const workspace::OpenDefinition &definition, qsizetype leftOut)
{
    const auto write = [&store = m_store, path, exchanges,
                        contents = contentsOf(definition)]() mutable -> base::Result<void> {
        for (const traffic::ExchangePtr &exchange : exchanges)
            contents.add(*exchange);
        const base::Result<QByteArray> bundle = writeBundle(contents);
        return bundle ? store.writePrivate(path, *bundle) : base::Result<void>(bundle.error());
    };
    const auto count = static_cast<int>(exchanges.size());
    base::whenDone(base::startWork(m_worker, write).future, this,
                   [this, path, count, leftOut](const base::Result<void> &written) {
                       if (!written)
                           return emit failed(whyNotSaved(written.error()), path);
                       const QString saved = tr("The bundle of %n exchanges was written to %1, without secrets.",
                                                "%1 is a file", count)
                                                 .arg(path);
                       const QString others = tr("%n selected exchanges of other definitions were left out.", nullptr,
                                                 static_cast<int>(leftOut));
                       emit succeeded(leftOut > 0 ? saved + u' ' + others : saved);
                   });
}

void BundleFiles::open()
{
    QFileDialog *dialog = bundleDialog(m_owner, tr("Open bundle"), u"bundleOpenDialog"_qs);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &BundleFiles::openFrom);
    dialog->open();
}

void BundleFiles::openFrom(const QString &path)
{
    const auto read = [&store = m_store, path]() -> base::Result<ExchangeBundle> {
        const base::Result<QByteArray> bytes = store.read(path);
        return bytes ? readBundle(*bytes) : bytes.error();
    };
    base::whenDone(base::startWork(m_worker, read).future, this,
                   [this, path](const base::Result<ExchangeBundle> &bundle) {
                       if (!bundle)
                           return emit failed(whyNotOpened(bundle.error()), path);
                       auto *dialog = new ReplayDialog(QFileInfo(path).fileName(), *bundle, m_workspace, &m_owner);
                       dialog->show();
                   });
}

} // namespace replay

#include "moc_bundlefiles.cpp"
