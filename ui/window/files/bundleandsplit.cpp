#include "bundleandsplit.h"

#include "banner.h"
#include "bundle.h"
#include "definitionfiles.h"
#include "errormessages.h"
#include "filemessages.h"
#include "references.h"
#include "services.h"
#include "split.h"
#include "storeddocuments.h"
#include "worker.h"
#include "workspace.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QPushButton>

namespace window {

using widgets::Banner;

namespace {

/** A definition that was written as one file. */
struct Bundled {
    QStringList left; ///< The references that could not be followed, with their places.
};

QString placeText(const openapi::DocumentSet &set, const bundling::LeftReference &left)
{
    const document::Snapshot snapshot = set.find(left.place.address)->snapshot();
    const qsizetype line = snapshot.lineAt(snapshot.at(left.place.pointer).span().offset) + 1;
    return u"%1:%2: %3"_qs.arg(fileName(left.place.address), QString::number(line), left.reference);
}

} // namespace

BundleAndSplit::BundleAndSplit(const Services &services, DefinitionFiles &files, Banner &banner, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_files(files)
    , m_banner(banner)
    , m_window(window)
{}

BundleAndSplit::~BundleAndSplit()
{
    m_running.cancel();
}

void BundleAndSplit::showRunning(const QString &text)
{
    m_banner.show(Banner::Kind::Information, text);
    QPushButton *cancel = m_banner.addAction(tr("Cancel"), u"cancelFileWork"_qs);
    connect(cancel, &QPushButton::clicked, this, [this] {
        m_running.cancel();
        m_banner.clear();
    });
}

void BundleAndSplit::showFailure(const QString &text, const QString &details)
{
    m_banner.show(Banner::Kind::Error, text, details);
}

void BundleAndSplit::bundle(workspace::OpenDefinition &definition)
{
    const QFileInfo own(definition.path().isEmpty() ? definition.title() : definition.path());
    const QString suffix = own.suffix().isEmpty() ? u"yaml"_qs : own.suffix();
    auto *dialog = new QFileDialog(m_window, tr("Bundle"), definition.path().isEmpty() ? QString() : own.path(),
                                   definitionFileFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(u"%1-bundled.%2"_qs.arg(own.completeBaseName(), suffix));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, guarded = QPointer<workspace::OpenDefinition>(&definition)](const QString &path) {
                if (guarded)
                    bundleTo(*guarded, QFileInfo(path).absoluteFilePath());
            });
    dialog->open();
}

void BundleAndSplit::bundleTo(workspace::OpenDefinition &definition, const QString &path)
{
    workspace::References &references = m_services.workspace.references();
    const auto work = [documents = references.documents(), address = references.addressOf(definition),
                       snapshot = definition.document().snapshot(), &store = m_services.store,
                       path]() -> base::Result<Bundled> {
        const auto entry = documents->open(address);
        if (!entry)
            return base::Error{base::ErrorCode::NotFound, address};
        const openapi::DocumentSet set = openapi::DocumentSet::load({*entry}, *documents);
        // A part of the definition would be lost.
        if (set.find(path))
            return base::Error{base::ErrorCode::InUse, path};
        document::Document copy(snapshot.text(), snapshot.format());
        const auto left = bundling::bundle(copy, set, address, {}, path);
        if (!left)
            return left.error();
        if (base::isUnwanted())
            return base::Error::cancelled();
        if (const auto written = store.write(path, copy.fileBytes()); !written)
            return written.error();
        Bundled bundled;
        for (const bundling::LeftReference &each : *left)
            bundled.left.append(placeText(set, each));
        return bundled;
    };
    const QString title = definition.title();
    showRunning(tr("Bundling %1…", "%1: file name").arg(title));
    m_running = base::runOnWorker(m_pool, this, work, [this, title, path](const base::Result<Bundled> &bundled) {
        if (!bundled && bundled.error().code == base::ErrorCode::Cancelled)
            return;
        if (!bundled && bundled.error().code == base::ErrorCode::InUse)
            return showFailure(
                tr("%1 is a part of %2. Choose another file.", "%1, %2: file names").arg(fileName(path), title), {});
        if (!bundled)
            return showFailure(tr("%1 can't be bundled. %2", "%1: file name, %2: why")
                                   .arg(title, messages::errorText(bundled.error())),
                               bundled.error().detail);
        m_files.open(path);
        const int count = int(bundled->left.size());
        m_banner.show(count == 0 ? Banner::Kind::Success : Banner::Kind::Warning,
                      count == 0 ? tr("%1 was bundled to %2.", "%1, %2: file names").arg(title, fileName(path))
                                 : tr("%1 was bundled to %2. %n references can't be followed and were kept.",
                                      "%1, %2: file names", count)
                                       .arg(title, fileName(path)),
                      bundled->left.join(u'\n'));
    });
}

void BundleAndSplit::split(workspace::OpenDefinition &definition)
{
    const QString path = definition.path();
    auto *dialog = new QFileDialog(m_window, tr("Split: choose an empty folder"),
                                   path.isEmpty() ? QString() : QFileInfo(path).path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, guarded = QPointer<workspace::OpenDefinition>(&definition)](const QString &folder) {
                if (guarded)
                    splitTo(*guarded, QFileInfo(folder).absoluteFilePath());
            });
    dialog->open();
}

void BundleAndSplit::splitTo(workspace::OpenDefinition &definition, const QString &folder)
{
    using Names = base::Result<QStringList>;
    const auto work = [address = m_services.workspace.references().addressOf(definition),
                       snapshot = definition.document().snapshot(), create = m_services.createFiles,
                       folder]() -> Names {
        const auto parts = bundling::split(openapi::ReferencedDocument(address, snapshot), folder);
        if (!parts)
            return parts.error();
        if (base::isUnwanted())
            return base::Error::cancelled();
        // The definition last, so that it never refers to files that are not there yet.
        QList<workspace::NewFile> created;
        QStringList names;
        for (auto each = parts->crbegin(); each != parts->crend(); ++each) {
            created.append({each->name, each->bytes});
            names.prepend(each->name);
        }
        if (const auto written = create(folder, created); !written)
            return written.error();
        return names;
    };
    const QString title = definition.title();
    showRunning(tr("Splitting %1…", "%1: file name").arg(title));
    m_running = base::runOnWorker(m_pool, this, work, [this, title, folder](const Names &names) {
        if (!names && names.error().code == base::ErrorCode::Cancelled)
            return;
        if (!names && names.error().code == base::ErrorCode::AlreadyExists)
            return showFailure(
                tr("The folder has %1 already. Nothing was written. Choose an empty folder.", "%1: file name")
                    .arg(fileName(names.error().detail)),
                names.error().detail);
        if (!names)
            return showFailure(
                tr("%1 can't be split. %2", "%1: file name, %2: why").arg(title, messages::errorText(names.error())),
                names.error().detail);
        m_files.open(folder + u'/' + names->constFirst());
        m_banner.show(Banner::Kind::Success,
                      tr("%1 was written as %n files.", "%1: file name", int(names->size())).arg(title),
                      names->join(u'\n'));
    });
}

} // namespace window

#include "moc_bundleandsplit.cpp"
