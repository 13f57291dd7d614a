#pragma once

#include <QObject>

#include <functional>

namespace widgets {
class Banner;
}
namespace workspace {
class DocumentStore;
class OpenDefinition;
} // namespace workspace

namespace designer {

/** A kind of file that a picture of a definition can be exported to, with the texts that the user sees. */
struct ExportedFile {
    QString dialogTitle;
    QString filter; ///< As QFileDialog has it: "SVG files (*.svg)".
    QString suffix; ///< Without the dot.
    QString ending; ///< Comes after the name of the definition in the name that is suggested: "-map".
    QString saved;  ///< What the banner says then, with "%1" for the name of the file.
    QString failed; ///< What the banner says if the file can't be written, with "%1" for its name.
};

/** Asks for the name of a file, exports a picture of a definition to it, and says in a banner what came of it. */
class FileExport final : public QObject
{
    Q_OBJECT

public:
    FileExport(const workspace::OpenDefinition &definition, workspace::DocumentStore &store, widgets::Banner &banner,
               QWidget *parent);

    /** Shows the dialog. `content` gives the bytes of the file after the user has chosen its name. */
    void start(const ExportedFile &file, const std::function<QByteArray()> &content);

private:
    void write(const QString &path, const ExportedFile &file, const QByteArray &content);

    const workspace::OpenDefinition &m_definition;
    workspace::DocumentStore &m_store;
    widgets::Banner &m_banner;
    QWidget &m_parent;
};

} // namespace designer
