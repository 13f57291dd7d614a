#include "seenfiles.h"

#include "definitiontitle.h"
#include "diskchanges.h"
#include "settings.h"
#include "settingstable.h"
#include "workspace.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

namespace window {

namespace {

QString encoded(const SeenFile &file)
{
    QJsonObject tops;
    for (auto top = file.view.tops.cbegin(); top != file.view.tops.cend(); ++top)
        tops.insert(top.key(), *top);
    const QJsonObject object{{u"path"_qs, file.path},
                             {u"stamp"_qs, QString::fromLatin1(file.stamp)},
                             {u"title"_qs, file.title},
                             {u"version"_qs, file.version},
                             {u"errors"_qs, file.problems.errors},
                             {u"warnings"_qs, file.problems.warnings},
                             {u"information"_qs, file.problems.information},
                             {u"tab"_qs, file.view.tab},
                             {u"cursor"_qs, file.view.cursor},
                             {u"tops"_qs, tops}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

PageView decodedView(const QJsonObject &object)
{
    PageView view{object.value(u"tab"_qs).toString(), qMax<qint64>(-1, object.value(u"cursor"_qs).toInteger(-1)), {}};
    const QJsonObject tops = object.value(u"tops"_qs).toObject();
    for (auto top = tops.begin(); top != tops.end() && view.tops.size() < PageView::MostScrolls; ++top)
        view.tops.insert(top.key(), qMax(0, top->toInt()));
    return view;
}

/** An entry without a path is not valid. */
SeenFile decoded(const QString &text)
{
    if (text.size() > SeenFiles::MostCharacters)
        return {};
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    const auto count = [&object](const QString &name) { return qMax(0, object.value(name).toInt()); };
    return {object.value(u"path"_qs).toString(),
            object.value(u"stamp"_qs).toString().toLatin1(),
            object.value(u"title"_qs).toString(),
            object.value(u"version"_qs).toString(),
            {count(u"errors"_qs), count(u"warnings"_qs), count(u"information"_qs)},
            decodedView(object)};
}

} // namespace

QByteArray stampOf(workspace::DocumentStore &store, const QString &path)
{
    const QByteArray stamp = store.stamp(path);
    return stamp.isEmpty() ? QByteArray() : QCryptographicHash::hash(stamp, QCryptographicHash::Blake2b_160).toHex();
}

SeenFiles::SeenFiles(workspace::Workspace &workspace, workspace::DiskChanges &disk, workspace::DocumentStore &store,
                     settings::Settings &settings, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_store(store)
    , m_settings(settings)
{
    const auto note = [this](workspace::OpenDefinition *definition) { noteStamp(*definition); };
    for (workspace::OpenDefinition *definition : workspace.definitions())
        note(definition);
    connect(&workspace, &workspace::Workspace::opened, this, note);
    connect(&workspace, &workspace::Workspace::saved, this, note);
    connect(&disk, &workspace::DiskChanges::reloaded, this, note);
    connect(&workspace, &workspace::Workspace::aboutToClose, this,
            [this](const workspace::OpenDefinition *definition) { this->store(*definition); });
}

void SeenFiles::noteStamp(const workspace::OpenDefinition &definition)
{
    if (!definition.path().isEmpty())
        m_stamps.insert(definition.path(), stampOf(m_store, definition.path()));
}

QList<SeenFile> SeenFiles::stored() const
{
    QList<SeenFile> files;
    for (const QString &text : m_settings.get(settings::SeenFiles).mid(0, MostFiles)) {
        if (const SeenFile file = decoded(text); !file.path.isEmpty())
            files.append(file);
    }
    return files;
}

QHash<QString, SeenFile> SeenFiles::files() const
{
    QHash<QString, SeenFile> files;
    for (const SeenFile &file : stored())
        files.insert(file.path, file);
    return files;
}

void SeenFiles::store(const workspace::OpenDefinition &definition)
{
    if (definition.path().isEmpty())
        return;
    // Edits that were discarded are not what the file has.
    const bool isUnsaved = definition.isUnsaved();
    const document::Snapshot saved = definition.fileSnapshot();
    const DefinitionTitle title = titleOf(isUnsaved ? saved : definition.document().snapshot());
    QList<SeenFile> files = stored();
    files.removeIf([&definition](const SeenFile &file) { return file.path == definition.path(); });
    files.prepend({definition.path(), m_stamps.value(definition.path()), title.title, title.version,
                   isUnsaved ? workspace::ProblemCount() : workspace::problemCount(definition),
                   m_views ? m_views(definition) : PageView()});
    QStringList texts;
    for (const SeenFile &file : files.first(qMin(MostFiles, files.size())))
        texts.append(encoded(file));
    m_settings.set(settings::SeenFiles, texts);
    emit changed();
}

void SeenFiles::storeAll()
{
    const QList<workspace::OpenDefinition *> definitions = m_workspace.definitions();
    for (const workspace::OpenDefinition *definition : definitions)
        store(*definition);
}

} // namespace window

#include "moc_seenfiles.cpp"
