#include "completedline.h"
#include "foundline.h"
#include "fuzzinput.h"
#include "lineedit.h"
#include "lineparser.h"
#include "lineschema.h"
#include "linetext.h"
#include "pastedlines.h"

using document::Document;
using document::Format;
using document::Snapshot;
using fuzz::require;
using propertyline::Line;
using propertyline::LineFault;
using propertyline::LineScope;
using specification::Version;

namespace {

void checkFault(const LineFault &fault, const QString &text)
{
    require(fault.column >= 0 && fault.length >= 0 && fault.column + fault.length <= text.size(),
            "a fault is in the line", {text.toUtf8()});
}

/** The canonical text means the same, and the schema of the line is read as this schema. */
void checkLine(const Line &line, const LineScope &scope)
{
    const QString text = propertyline::lineText(line, scope);
    const auto again = propertyline::parseLine(text, scope);
    require(again && *again == line, "the canonical text is the same line", {text.toUtf8()});
    const document::Value schema = propertyline::schemaOf(line, scope.version);
    const document::Value owner = document::Value::object(
        {{"properties", document::Value::object({{line.name.toUtf8(), schema}})}});
    const Snapshot snapshot = Snapshot::parse(owner.toJson(), Format::Json);
    const Line found = propertyline::readLine(snapshot.root(), line.name.toUtf8(), scope.version).line;
    // A literal or default value can be larger than those that are read.
    if (text.size() < 500)
        require(propertyline::schemaOf(found, scope.version) == schema, "a schema is read as it is written",
                {text.toUtf8(), schema.toJson()});
}

/** What is only a name is the name of a line with a type after it. */
void checkName(const QString &text, const LineScope &scope)
{
    const auto name = propertyline::parseName(text);
    if (!name)
        return;
    const auto line = propertyline::parseLine(text + u" any"_qs, scope);
    require(line && line->name == *name, "a name is the name of a line", {text.toUtf8()});
    require(propertyline::parseName(propertyline::nameText(*name)) == name, "the text of a name is the same name",
            {text.toUtf8()});
}

/** Lines of the properties of a document: the same line again changes nothing, another one can be undone. */
void editDocument(const QByteArray &bytes, const std::optional<Line> &line, Version version)
{
    constexpr qsizetype MostProperties = 6;
    Document document(bytes, bytes.startsWith('{') ? Format::Json : Format::Yaml);
    const Snapshot before = document.snapshot();
    if (document.readOnlyReason() != document::ReadOnlyReason::None || !before.isValid())
        return;
    const document::Node properties = before.root().member("properties");
    for (qsizetype i = 0; i < std::min(properties.childCount(), MostProperties); ++i) {
        const QByteArray name = properties.keyAt(i);
        // The first one of repeated names is edited.
        if (properties.indexOf(name) != i || QString::fromUtf8(name).toUtf8() != name)
            continue;
        const propertyline::EditedSchema edited{document, {}, version, u"Edit"_qs};
        const QString text = propertyline::lineText(propertyline::readLine(before.root(), name, version).line, {});
        const auto same = propertyline::parseLine(text, {{}, version});
        require(bool(same), "the line of a schema can be parsed", {bytes, text.toUtf8()});
        require(!propertyline::changeLine(edited, name, *same) || document.isAt(before),
                "the same line changes nothing", {bytes, text.toUtf8()});
        require(document.isAt(before), "a failed edit changes nothing", {bytes, text.toUtf8()});
        if (!line)
            continue;
        const auto done = propertyline::changeLine(edited, name, *line);
        require(document.snapshot().isValid(), "an edit is valid", {bytes, document.snapshot().text()});
        require(done || document.isAt(before), "a failed edit changes nothing", {bytes, text.toUtf8()});
        if (document.canUndo())
            document.undo();
        require(document.snapshot().text() == before.text() && !document.canUndo(), "an edit is one step", {bytes});
    }
}

} // namespace

/** A byte that chooses the version and the cursor, a line, and after a line feed a document whose properties are
 * edited. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray input(reinterpret_cast<const char *>(data) + 1, qsizetype(size) - 1);
    const LineScope scope{{u"Card"_qs, u"Voucher"_qs, u"date"_qs}, Version(data[0] % 3)};
    const qsizetype end = input.indexOf('\n');
    const QString text = QString::fromUtf8(end < 0 ? input : input.first(end));
    const auto line = propertyline::parseLine(text, scope);
    if (line)
        checkLine(*line, scope);
    else
        checkFault(line.error(), text);
    checkName(text, scope);
    const auto completion = propertyline::completeLine(text, data[0] / 3, scope);
    require(completion.start >= 0 && completion.length >= 0 && completion.start + completion.length <= text.size(),
            "the replaced part is in the line", {input});
    for (const propertyline::PastedLine &pasted : propertyline::readPastedLines(text, scope)) {
        if (!pasted.line)
            checkFault(pasted.line.error(), text);
    }
    if (end >= 0)
        editDocument(input.sliced(end + 1), line ? std::optional(*line) : std::nullopt, scope.version);
    return 0;
}
