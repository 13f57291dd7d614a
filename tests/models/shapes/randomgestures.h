#pragma once

#include "gesturetable.h"
#include "shapedocuments.h"

#include <functional>
#include <random>

namespace support {

/** A definition for random gestures: its files, the entry first. */
struct ShapeCorpusEntry {
    QString name;
    struct File {
        QString address;
        QByteArray text;
        document::Format format = document::Format::Yaml;
    };
    QList<File> files;
};

/** Returns the definitions of a folder of real-world inputs (GATEWRIGHT_CORPUS); a folder with several files that refer
 * to each other is one definition. */
[[nodiscard]] QList<ShapeCorpusEntry> shapeCorpus(const QString &folder);

/** Makes random gestures at random rows of the schemas of a definition, checks after each one that nothing else has
 * changed, and in the end that undoing everything gives the original bytes. */
class RandomGestures final
{
public:
    explicit RandomGestures(const ShapeCorpusEntry &entry);

    /** True if the definition has schemas. */
    [[nodiscard]] bool hasSchemas() const { return !m_schemas.isEmpty(); }
    /** Makes `count` gestures with the random numbers of `seed`, and undoes all of them. Returns what went wrong, or an
     * empty text. */
    [[nodiscard]] QString run(quint32 seed, int count);
    /** The number of gestures so far that have changed a text. */
    [[nodiscard]] int changes() const { return m_changes; }

private:
    void findSchemas();
    [[nodiscard]] int below(int limit);
    [[nodiscard]] std::optional<shapes::Row> randomRow(shapes::ShapeReader &reader);
    [[nodiscard]] QString makeOne();
    [[nodiscard]] QString undoAll();

    ShapeDocuments m_documents;
    QList<QByteArray> m_originals;
    QList<openapi::Place> m_schemas;
    std::mt19937 m_random;
    int m_changes = 0;
};

} // namespace support
