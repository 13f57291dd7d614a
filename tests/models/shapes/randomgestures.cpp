#include "randomgestures.h"

#include "editcheck.h"
#include "objectplace.h"

#include <QDirIterator>
#include <QFile>

#include <algorithm>

namespace support {

using document::Node;
using document::Pointer;
using openapi::Place;
using shapes::Row;

namespace {

ShapeCorpusEntry::File readFile(const QString &path)
{
    QFile file(path);
    const bool isJson = path.endsWith(u".json");
    return {path, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray(),
            isJson ? document::Format::Json : document::Format::Yaml};
}

QStringList filesIn(const QString &folder)
{
    QStringList paths;
    QDirIterator files(folder, {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths.append(files.next());
    paths.sort();
    return paths;
}

/** The places of all schemas that OpenAPI's objects have directly, without those inside other schemas. */
void collectSchemas(const Node &node, const Pointer &place, QList<Pointer> &found, int depth)
{
    constexpr int Deepest = 12;
    constexpr qsizetype Most = 4000;
    if (depth > Deepest || found.size() >= Most)
        return;
    const bool isMap = place == Pointer{"components", "schemas"} || place == Pointer{"definitions"};
    for (qsizetype i = 0; node.isMapping() && i < node.childCount(); ++i) {
        const QByteArray key = node.keyAt(i);
        const Node child = node.childAt(i);
        if ((isMap || key == "schema") && (child.isMapping() || child.isBool()))
            found.append(place / key);
        else
            collectSchemas(child, place / key, found, depth + 1);
    }
    for (qsizetype i = 0; node.isSequence() && i < node.childCount(); ++i)
        collectSchemas(node.childAt(i), place.child(i), found, depth + 1);
}

} // namespace

QList<ShapeCorpusEntry> shapeCorpus(const QString &folder)
{
    QList<ShapeCorpusEntry> entries;
    for (const QString &name : {u"/openapi"_qs, u"/definitions"_qs}) {
        for (const QFileInfo &info :
             QDir(folder + name).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            ShapeCorpusEntry entry{info.fileName(), {}};
            const QStringList paths = info.isDir() ? filesIn(info.filePath()) : QStringList{info.filePath()};
            for (const QString &path : paths) {
                const auto file = readFile(path);
                const bool isEntry = document::Snapshot::parse(file.text, file.format).at({"openapi"}).exists();
                entry.files.insert(isEntry ? 0 : entry.files.size(), file);
            }
            if (!entry.files.isEmpty())
                entries.append(entry);
        }
    }
    return entries;
}

RandomGestures::RandomGestures(const ShapeCorpusEntry &entry)
{
    for (const ShapeCorpusEntry::File &file : entry.files) {
        m_documents.add(file.address, file.text, file.format);
        m_originals.append(m_documents.find(file.address)->fileBytes());
    }
    findSchemas();
}

void RandomGestures::findSchemas()
{
    for (const QString &address : m_documents.addresses()) {
        QList<Pointer> found;
        collectSchemas(m_documents.find(address)->snapshot().root(), {}, found, 0);
        for (const Pointer &place : std::as_const(found))
            m_schemas.append({address, place});
    }
}

int RandomGestures::below(int limit)
{
    return limit > 0 ? static_cast<int>(m_random() % quint32(limit)) : 0;
}

/** A row some levels below a schema; std::nullopt if the schema was removed. */
std::optional<Row> RandomGestures::randomRow(shapes::ShapeReader &reader)
{
    auto row = reader.root(m_schemas[below(static_cast<int>(m_schemas.size()))]);
    for (int depth = below(5); row && depth > 0; --depth) {
        const QList<Row> rows = reader.children(*row);
        if (rows.isEmpty())
            break;
        row = rows[below(static_cast<int>(rows.size()))];
    }
    return row;
}

QString RandomGestures::makeOne()
{
    shapes::ShapeReader reader = m_documents.reader();
    const auto row = randomRow(reader);
    const auto other = randomRow(reader);
    if (!row || !other)
        return {};
    const std::vector<NamedGesture> gestures = allGestures(*other);
    const NamedGesture &gesture = gestures[std::size_t(below(static_cast<int>(gestures.size())))];
    const QString what = QLatin1String(gesture.name) + u" at "_qs + row->address + u'#' +
                         row->written.pointer.toString();
    const EditCheck check(m_documents);
    const auto outcome = gesture.make({m_documents, u"Edit"_qs}, *row);
    const QStringList changed = check.changed();
    m_changes += changed.isEmpty() ? 0 : 1;
    if (!outcome)
        return changed.isEmpty() ? QString() : u"%1 failed and changed a text"_qs.arg(what);
    const document::Document *edited = m_documents.find(outcome->address);
    if (!edited || !edited->snapshot().at(outcome->pointer).exists())
        return u"%1: no value at %2"_qs.arg(what, outcome->pointer.toString());
    for (const QString &address : changed) {
        if (!m_documents.find(address)->snapshot().isValid())
            return u"%1: a syntax error in %2"_qs.arg(what, address);
        if (!m_documents.find(address)->canUndo())
            return u"%1: no undo step in %2"_qs.arg(what, address);
    }
    return {};
}

QString RandomGestures::undoAll()
{
    for (qsizetype i = 0; i < m_originals.size(); ++i) {
        document::Document *document = m_documents.find(m_documents.addresses()[i]);
        while (document->canUndo())
            document->undo();
        if (document->fileBytes() != m_originals[i])
            return u"undoing everything does not restore "_qs + m_documents.addresses()[i];
    }
    return {};
}

QString RandomGestures::run(quint32 seed, int count)
{
    m_random.seed(seed);
    QString wrong;
    for (int i = 0; i < count && wrong.isEmpty(); ++i)
        wrong = makeOne();
    const QString undone = undoAll();
    return wrong.isEmpty() ? undone : wrong;
}

} // namespace support
