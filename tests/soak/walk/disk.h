#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace walk {

/** The contents of the files of definitions and of the recovery records at one time. */
struct DiskTexts {
    QList<QByteArray> files;
    QList<QByteArray> records; ///< Decoded, as the program does: the text and what was typed and not complete.

    [[nodiscard]] bool isInFiles(const QString &text) const;
    [[nodiscard]] bool isInRecords(const QString &text) const;
};

/** The folder of a session: its definitions in `apis`, and the home folder of the program in `home`. */
class Disk final
{
public:
    explicit Disk(const QString &folder)
        : m_folder(folder)
    {}

    /** Writes the definitions of a new session. False if that fails. */
    [[nodiscard]] bool create() const;
    /** The definitions that a session opens, and those that these refer to. */
    [[nodiscard]] QStringList definitions() const;
    /** The definitions that a session opens. */
    [[nodiscard]] QStringList openedDefinitions() const;
    [[nodiscard]] QString home() const { return m_folder + u"/home"_qs; }
    [[nodiscard]] QString folder() const { return m_folder; }
    /** The file with the words that a life of the program begins with. */
    [[nodiscard]] QString wordsFile() const { return m_folder + u"/words"_qs; }

    /** What another program writes into a definition: its text as it was created. */
    [[nodiscard]] QByteArray originalOf(const QString &path) const;

    [[nodiscard]] DiskTexts read() const;

private:
    QString m_folder;
};

/** The bytes of a file; nothing if it can't be read. */
[[nodiscard]] QByteArray bytesOf(const QString &path);
/** Writes a file as another program does. */
bool writeBytes(const QString &path, const QByteArray &bytes);

} // namespace walk
