#pragma once

#include <QByteArray>
#include <QDir>
#include <QHash>
#include <QList>
#include <QStringList>

#include <optional>

namespace support {

/**
 * The files of a test, written as one text. A line `//- NAME` starts a file, and NAME is its path in the folder of the
 * fixture. `<|>` marks the cursor in one of the files and is not part of its text.
 *
 *     const Fixture files(R"(
 *         //- openapi.yaml
 *         openapi: 3.1.0
 *         components: {schemas: {Book: {$ref: '<|>schemas/book.yaml'}}}
 *         //- schemas/book.yaml
 *         type: object
 *     )");
 *
 * The indentation of the first line `//-` is removed from all lines. Each line of a file ends with a line feed, the
 * last one, too; files with other line ends are not written as fixtures. A text that is not a valid fixture ends the
 * test program with the message of problemIn().
 */
class Fixture final
{
public:
    /** The place of `<|>` in a fixture. */
    struct Cursor {
        QString path;         ///< The path of the file, with the folder of the fixture.
        qsizetype offset = 0; ///< In bytes of the text without the mark.
    };

    /** Reads the files of `text`, whose names are relative to `folder`. */
    explicit Fixture(const QByteArray &text, const QString &folder = QStringLiteral("/f"))
        : m_folder(folder)
    {
        if (const QString problem = read(text); !problem.isEmpty())
            qFatal("wrong fixture: %s", qUtf8Printable(problem));
    }

    /** Returns why `text` is not a valid fixture: text before the first file, a line that is indented less than the
     * first line `//-`, another `//-` that is indented more, a file without a name, two files with one name, a second
     * cursor, or no file. Returns an empty text for a valid fixture. */
    [[nodiscard]] static QString problemIn(const QByteArray &text) { return Fixture().read(text); }

    /** The paths of all files, with the folder of the fixture, in the order of the text. */
    [[nodiscard]] QStringList paths() const
    {
        QStringList paths;
        for (const File &file : m_files)
            paths.append(file.path);
        return paths;
    }
    /** The texts of all files by path, with the folder of the fixture. */
    [[nodiscard]] QHash<QString, QByteArray> texts() const
    {
        QHash<QString, QByteArray> texts;
        for (const File &file : m_files)
            texts.insert(file.path, file.text);
        return texts;
    }
    /** The text of the file with this name, as it is written after `//-`. Ends the program if there is none. */
    [[nodiscard]] QByteArray text(const QString &name) const
    {
        const File *file = find(pathOf(name));
        if (!file)
            qFatal("the fixture has no file %s", qUtf8Printable(name));
        return file->text;
    }
    /** The place of `<|>`. Ends the program if no file has one. */
    [[nodiscard]] Cursor cursor() const
    {
        if (!m_cursor)
            qFatal("the fixture has no cursor");
        return *m_cursor;
    }

private:
    struct File {
        QString path;
        QByteArray text;
    };

    Fixture() = default;

    [[nodiscard]] QString pathOf(const QString &name) const { return QDir::cleanPath(QDir(m_folder).filePath(name)); }
    [[nodiscard]] const File *find(const QString &path) const
    {
        for (const File &file : m_files) {
            if (file.path == path)
                return &file;
        }
        return nullptr;
    }
    /** Reads all files and the cursor. Returns what is wrong with `text`. */
    [[nodiscard]] QString read(const QByteArray &text)
    {
        QByteArrayList lines = text.split('\n');
        if (lines.last().trimmed().isEmpty()) // The line with the end of the raw string.
            lines.removeLast();
        QByteArray indentation;
        for (const QByteArray &line : std::as_const(lines)) {
            const QByteArray trimmed = line.trimmed();
            const bool isHead = trimmed.startsWith("//-");
            if (m_files.isEmpty()) {
                if (trimmed.isEmpty())
                    continue;
                if (!isHead)
                    return QStringLiteral("text before the first file: ") + QString::fromUtf8(trimmed);
                indentation = line.left(line.indexOf("//-"));
            }
            if (!trimmed.isEmpty() && !line.startsWith(indentation))
                return QStringLiteral("indented less than the first file: ") + QString::fromUtf8(trimmed);
            const QByteArray content = line.mid(indentation.size());
            if (!isHead) {
                m_files.last().text += content + '\n';
                continue;
            }
            if (!content.startsWith("//-"))
                return QStringLiteral("indented more than the first file: ") + QString::fromUtf8(trimmed);
            const QString name = QString::fromUtf8(trimmed.mid(3).trimmed());
            if (name.isEmpty())
                return QStringLiteral("a file without a name");
            if (find(pathOf(name)))
                return QStringLiteral("two files with the name ") + name;
            m_files.append({pathOf(name), {}});
        }
        return m_files.isEmpty() ? QStringLiteral("no file") : readCursor();
    }
    /** Removes the mark from the text that has it. */
    [[nodiscard]] QString readCursor()
    {
        // No syntax of YAML, JSON or OpenAPI contains it, unlike `$0`, which can be in the replacement of a match.
        constexpr QByteArrayView Mark = "<|>";
        for (File &file : m_files) {
            const qsizetype offset = file.text.indexOf(Mark);
            if (offset < 0)
                continue;
            if (m_cursor || file.text.indexOf(Mark, offset + 1) >= 0)
                return QStringLiteral("a second cursor in ") + file.path;
            file.text.remove(offset, Mark.size());
            m_cursor = Cursor{file.path, offset};
        }
        return {};
    }

    QString m_folder;
    QList<File> m_files; ///< In the order of the text.
    std::optional<Cursor> m_cursor;
};

} // namespace support
