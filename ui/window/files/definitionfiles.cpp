#include "definitionfiles.h"

#include "banner.h"
#include "conversion.h"
#include "conversiondialog.h"
#include "conversionmessages.h"
#include "definitionsaving.h"
#include "editguard.h"
#include "errormessages.h"
#include "filemessages.h"
#include "filenotices.h"
#include "importer.h"
#include "questions.h"
#include "references.h"
#include "settings.h"
#include "settingstable.h"
#include "swaggerformat.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

static void initializeTemplateResources()
{
    Q_INIT_RESOURCE(templates);
}

namespace window {

namespace {

constexpr qsizetype MaximumRecent = 12;

} // namespace

DefinitionFiles::DefinitionFiles(const Services &services, editing::EditGuard &edits, DefinitionSaving &saving,
                                 FileNotices &notices, widgets::Banner &banner, QWidget *window)
    : QObject(window)
    , m_services(services)
    , m_edits(edits)
    , m_saving(saving)
    , m_notices(notices)
    , m_banner(banner)
    , m_window(window)
{
    initializeTemplateResources();
    connect(&m_saving, &DefinitionSaving::saved, this, &DefinitionFiles::remember);
}

workspace::OpenDefinition *DefinitionFiles::addFromResource(const QString &resource, const QString &title)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    return m_services.workspace.addUntitled(title, file.readAll(), document::Format::Yaml);
}

void DefinitionFiles::newFromTemplate()
{
    if (workspace::OpenDefinition *definition = addFromResource(u":/templates/definition.yaml"_qs, tr("untitled.yaml")))
        emit opened(definition);
}

void DefinitionFiles::newEmpty()
{
    if (workspace::OpenDefinition *definition = addFromResource(u":/templates/blank.yaml"_qs, tr("untitled.yaml")))
        emit opened(definition);
}

void DefinitionFiles::openExample()
{
    if (workspace::OpenDefinition *definition = addFromResource(u":/templates/bookshop.yaml"_qs, u"bookshop.yaml"_qs))
        emit opened(definition);
}

void DefinitionFiles::chooseOpen(const QString &title, const std::function<void(const QString &)> &then)
{
    auto *dialog = new QFileDialog(m_window, title, QString(), definitionFileFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [then](const QStringList &paths) {
        for (const QString &path : paths)
            then(path);
    });
    dialog->open();
}

void DefinitionFiles::chooseFile()
{
    chooseOpen(tr("Open file"), [this](const QString &path) { open(path); });
}

void DefinitionFiles::chooseImport()
{
    chooseOpen(tr("Import OpenAPI"), [this](const QString &path) { importFile(path); });
}

void DefinitionFiles::chooseFolder()
{
    auto *dialog = new QFileDialog(m_window, tr("Open folder"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &DefinitionFiles::openFolder);
    dialog->open();
}

void DefinitionFiles::open(const QString &path)
{
    // A URL can have a NUL, which no name of a file has.
    const bool isName = !path.contains(QChar::Null);
    if (isName && QFileInfo(path).isDir())
        return openFolder(path);
    base::Result<workspace::OpenDefinition *> result = base::Error{base::ErrorCode::NotFound, path};
    if (isName)
        result = m_services.workspace.open(QFileInfo(path).absoluteFilePath());
    if (!result) {
        m_banner.show(widgets::Banner::Kind::Error, openFailureText(fileName(path), result.error()),
                      result.error().detail);
        return;
    }
    remember((*result)->path());
    emit opened(*result);
}

void DefinitionFiles::openAll(const QStringList &paths)
{
    const qsizetype count = std::min(paths.size(), MostOpenedAtOnce);
    for (const QString &path : paths.first(count))
        open(path);
    if (count < paths.size())
        m_banner.show(widgets::Banner::Kind::Information,
                      tr("%1 of %2 files were opened. To see all of them, open their folder.", "%1, %2: how many")
                          .arg(QString::number(count), QString::number(paths.size())));
}

void DefinitionFiles::openFolder(const QString &folder)
{
    const QString path = QFileInfo(folder).absoluteFilePath();
    remember(path);
    m_services.workspace.addFolder(path);
    emit folderOpened(path);
}

/** The text is an edit of the new document, so that closing it without saving asks first. */
workspace::OpenDefinition *DefinitionFiles::addCopy(const workspace::OpenDefinition &original, const QString &suffix,
                                                    const QByteArray &text)
{
    const QFileInfo file(original.title());
    workspace::OpenDefinition *added = m_services.workspace.addUntitled(
        u"%1-%2.%3"_qs.arg(file.completeBaseName(), suffix, file.suffix()), {}, original.document().format());
    const document::Document::Step step(added->document(), tr("Convert to OpenAPI"));
    static_cast<void>(added->document().spliceText({0, 0, text}));
    return added;
}

void DefinitionFiles::convert(workspace::OpenDefinition &definition)
{
    if (!m_edits.complete())
        return;
    if (workspace::isSwagger(definition.document().snapshot()))
        return convertToOpenApi(definition);
    auto *dialog = new ConversionDialog(definition, m_services.workspace.references().addressOf(definition), m_window);
    connect(dialog, &ConversionDialog::copyRequested, this,
            [this, guarded = QPointer(&definition)](const QByteArray &text, const QString &version) {
                if (guarded)
                    emit opened(addCopy(*guarded, version, text));
            });
    dialog->open();
}

void DefinitionFiles::convertToOpenApi(workspace::OpenDefinition &definition)
{
    const document::Snapshot before = definition.document().snapshot();
    document::Document converted(before.text(), definition.document().format());
    const auto losses = conversion::convert(converted, specification::Version::V31, definition.path());
    if (!losses) {
        m_banner.show(widgets::Banner::Kind::Error,
                      tr("%1 can't be converted. Fix its errors first.", "%1: file name").arg(definition.title()),
                      losses.error().detail);
        return;
    }
    workspace::OpenDefinition *added = addCopy(definition, u"openapi"_qs, converted.snapshot().text());
    emit opened(added);
    QStringList lines;
    for (const conversion::Loss &loss : *losses)
        lines.append(u"%1:%2: %3"_qs.arg(definition.title(),
                                         QString::number(before.positionAt(before.at(loss.pointer).span().offset).line),
                                         messages::lossText(loss)));
    m_banner.show(widgets::Banner::Kind::Success,
                  lines.isEmpty()
                      ? tr("Converted %1 to OpenAPI 3.1. Save it to keep it.", "%1: file name").arg(definition.title())
                      : tr("Converted %1 to OpenAPI 3.1. %n part(s) could not be converted as they were.",
                           "%1: file name, %n: entries of Details", static_cast<int>(lines.size()))
                            .arg(definition.title()),
                  lines.join(u'\n'));
    m_notices.setSubject(*added);
}

void DefinitionFiles::importFile(const QString &path)
{
    const base::Result<workspace::OpenDefinition *> result = m_services.workspace.open(
        QFileInfo(path).absoluteFilePath());
    if (!result) {
        m_banner.show(widgets::Banner::Kind::Error, openFailureText(fileName(path), result.error()),
                      result.error().detail);
        return;
    }
    remember((*result)->path());
    document::Document &document = (*result)->document();
    const base::Result<definition::ImportPlan> plan = definition::planImport(document.snapshot());
    if (!plan && plan.error().code == base::ErrorCode::AlreadyExists) {
        m_banner.show(widgets::Banner::Kind::Information,
                      tr("%1 is already a gateway definition.", "%1: file name").arg(fileName(path)));
    } else if (!plan) {
        m_banner.show(widgets::Banner::Kind::Warning,
                      tr("%1 is not an OpenAPI 3 document.", "%1: file name").arg(fileName(path)));
    } else if (!plan->upstreamUrl.isEmpty()) {
        const document::Document::Step step(document, tr("Import OpenAPI"));
        const base::Result<void> done = definition::importDefinition(document, *plan);
        if (!done)
            m_banner.show(widgets::Banner::Kind::Error,
                          tr("The gateway's settings could not be added to %1.", "%1: file name").arg(fileName(path)),
                          done.error().detail);
    }
    // Without an upstream URL, the Settings tab shows the field for it.
    emit imported(*result);
}

void DefinitionFiles::restore(const QList<workspace::LeftOverWork::Found> &found)
{
    workspace::OpenDefinition *newest = nullptr;
    for (const auto &[key, record] : found) {
        const auto restored = m_services.recovery.restore(key, record);
        if (!restored) {
            m_notices.showMessage(widgets::Banner::Kind::Error, messages::errorText(restored.error()));
            continue;
        }
        showRestored(*restored);
        newest = newest ? newest : restored->definition;
    }
    if (newest)
        emit opened(newest);
}

void DefinitionFiles::showRestored(const workspace::RestoredDefinition &restored)
{
    const QString title = restored.definition->title();
    emit opened(restored.definition);
    if (restored.isCopy)
        m_notices.showMessage(
            widgets::Banner::Kind::Information,
            tr("%1 has older unsaved edits of the same file. Save it under another name, or close it.",
               "%1: title of a document")
                .arg(title));
    if (!restored.typed.isEmpty())
        showTyped(restored);
    if (restored.lacksSecrets)
        m_notices.showMessage(
            widgets::Banner::Kind::Warning,
            tr("Passwords are not saved for recovery. Enter the values that read REDACTED in %1 again.",
               "%1: file name")
                .arg(title));
}

void DefinitionFiles::showTyped(const workspace::RestoredDefinition &restored)
{
    QStringList labels;
    QStringList details;
    for (const workspace::TypedText &typed : restored.typed) {
        labels.append(typed.label);
        details.append(tr("%1: %2", "%1: label of a field, %2: the text in it").arg(typed.label, typed.text));
    }
    labels.removeDuplicates();
    m_notices.showMessage(widgets::Banner::Kind::Warning,
                          tr("What you typed last in %1 was not complete, and is not in the document: %2. See Details "
                             "to copy it.",
                             "%1: title of a document, %2: labels of fields")
                              .arg(restored.definition->title(), labels.join(u", "_qs)),
                          details.join(u'\n'));
}

/** The title of a definition in a question. One without a file, such as the example, can look like a file. */
QString DefinitionFiles::askedTitle(const workspace::OpenDefinition &definition)
{
    return definition.path().isEmpty() ? tr("%1 (not a file yet)", "%1: title of a definition").arg(definition.title())
                                       : definition.title();
}

void DefinitionFiles::close(workspace::OpenDefinition &definition)
{
    if (!m_edits.complete())
        return;
    if (!definition.isUnsaved()) {
        closeNow(definition);
        return;
    }
    const QPointer<workspace::OpenDefinition> guarded(&definition);
    askAboutUnsaved(m_window, {askedTitle(definition)}, [this, guarded](UnsavedAnswer answer) {
        if (!guarded || answer == UnsavedAnswer::Stay)
            return;
        if (answer == UnsavedAnswer::Discard)
            closeNow(*guarded);
        else
            m_saving.saveThen(*guarded, [this, guarded] {
                if (guarded)
                    closeNow(*guarded);
            });
    });
}

void DefinitionFiles::closeNow(workspace::OpenDefinition &definition)
{
    if (!definition.path().isEmpty()) {
        m_closed.removeAll(definition.path());
        m_closed.append(definition.path());
    }
    m_services.workspace.close(definition);
}

void DefinitionFiles::reopen()
{
    if (!m_closed.isEmpty())
        open(m_closed.takeLast());
}

QStringList DefinitionFiles::recent() const
{
    return m_services.settings.get(settings::RecentFiles);
}

void DefinitionFiles::remember(const QString &path)
{
    QStringList paths = recent();
    paths.removeAll(path);
    paths.prepend(path);
    m_services.settings.set(settings::RecentFiles, paths.first(qMin(MaximumRecent, paths.size())));
}

void DefinitionFiles::beforeQuit(const OtherEdits &others, std::function<void()> proceed)
{
    if (!m_edits.complete())
        return;
    QStringList titles;
    for (const workspace::OpenDefinition *definition : m_saving.modified())
        titles.append(askedTitle(*definition));
    if (!others.title.isEmpty())
        titles.append(others.title);
    if (titles.isEmpty()) {
        proceed();
        return;
    }
    askAboutUnsaved(m_window, titles, [this, others, proceed = std::move(proceed)](UnsavedAnswer answer) {
        if (answer == UnsavedAnswer::Discard)
            proceed();
        if (answer == UnsavedAnswer::Save && (others.title.isEmpty() || others.save()))
            m_saving.saveAllThen(proceed);
    });
}

} // namespace window

#include "moc_definitionfiles.cpp"
