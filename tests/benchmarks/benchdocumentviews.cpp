// Processor time of edits of a large document while views show it: what the document does, and all that the views do
// before the edit returns.
//   benchdocumentviews [FILE …]      a generated text when no file is named
#include "benchdocumentedits.h"
#include "benchtexts.h"
#include "fakesettings.h"
#include "pathlist.h"
#include "sourceeditor.h"

#include <QApplication>
#include <QFile>
#include <QTreeView>

using bench::Bound;
using bench::DocumentEdits;
using document::Change;
using document::Document;
using document::Format;
using document::Pointer;

namespace {

constexpr int Edits = 500;
constexpr int StructuralEdits = 150;

void timeEdits(Document &document, std::optional<Bound> bound = Bound())
{
    DocumentEdits edits(document, bound);
    edits.timeScalars(Edits);
    edits.timeStructure(StructuralEdits);
    edits.timeHistory("undo", "redo", bound);
    edits.timeOpenQuote();
}

/** A listener that gets the changed places and looks each of them up, as every form does. */
void timeWithPointers(const QByteArray &text, Format format)
{
    std::printf(" told of the changed places\n");
    Document document(text, format);
    qsizetype heard = 0;
    QObject::connect(&document, &Document::changed, &document, [&](const Change &change) {
        for (const Pointer &pointer : change.pointers)
            heard += document.snapshot().at(pointer).exists() ? 1 : 0;
    });
    timeEdits(document);
    if (heard == 0)
        std::printf("  no edit was heard of\n");
}

/** The list of paths and operations with its filter, as the designer shows it. */
void timeWithList(const QByteArray &text, Format format)
{
    std::printf(" with the list of paths\n");
    Document document(text, format);
    support::FakeSettings settings;
    designer::PathList list(document, settings);
    list.show();
    timeEdits(document);
}

/** Qt lays rows out once for all edits since the event loop ran last; here after each edit, as part of it. */
void timeWithLayout(const QByteArray &text, Format format)
{
    std::printf(" with the list of paths, its rows laid out immediately\n");
    Document document(text, format);
    support::FakeSettings settings;
    designer::PathList list(document, settings);
    list.show();
    const auto *tree = list.findChild<QTreeView *>();
    QObject::connect(&document, &Document::changed, tree, [tree] { (void)tree->indexAt({}); });
    timeEdits(document, std::nullopt);
}

/** The source, shown in an editor. */
void timeWithSource(const QByteArray &text, Format format)
{
    std::printf(" with the source in an editor\n");
    workspace::OpenDefinition definition(QStringLiteral("source"), text, format);
    source::SourceEditor editor(definition);
    editor.show();
    timeEdits(definition.document());
    if (editor.snapshot().text() != definition.document().snapshot().text())
        std::printf("  the editor shows another text\n");
}

void timeViews(const char *name, const QByteArray &text, Format format)
{
    std::printf("%s, %.1f MB\n", name, double(text.size()) / 1e6);
    timeWithPointers(text, format);
    timeWithList(text, format);
    timeWithLayout(text, format);
    timeWithSource(text, format);
}

} // namespace

int main(int argc, char **argv)
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    const QApplication application(argc, argv);
    const QStringList files = QCoreApplication::arguments().mid(1);
    for (const QString &name : files) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            return 2;
        timeViews(qPrintable(name.section(u'/', -1)), file.readAll(), document::formatOfFileName(name));
    }
    if (files.isEmpty()) {
        timeViews("block.yaml", bench::blockYaml(10'000'000), Format::Yaml);
        timeViews("flat200000.yaml", bench::flatMap(200'000), Format::Yaml);
    }
    return 0;
}
