#include "usedtext.h"

#include "bundle.h"
#include "conversion.h"
#include "fakedocuments.h"
#include "hostiletexts.h"
#include "htmlpage.h"
#include "lint.h"
#include "sample.h"
#include "schemasofatest.h"

namespace mutations {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;
using hostile::Dice;

namespace {

constexpr const char *PhaseNames[] = {"parse", "edit", "lint", "page", "sample", "bundle", "convert", "program"};
constexpr qsizetype MostSamples = 5;
const QString Address = u"/f/api.yaml"_qs;

Pointer anyPlace(const Snapshot &snapshot, Dice &dice)
{
    Pointer pointer;
    Node node = snapshot.root();
    for (int depth = 0; depth < 12 && node.childCount() > 0 && dice.chance(80); ++depth) {
        const qsizetype index = dice.below(node.childCount());
        pointer = node.isMapping() ? pointer.child(node.keyAt(index)) : pointer.child(index);
        node = node.childAt(index);
    }
    return pointer;
}

Value anyNewValue(Dice &dice)
{
    const QByteArrayList texts = {"null",    "7",         "\"a\\nb\"", "{\"k\":[1,{\"l\":\"m\\nn\\n\"}]}",
                                  "[[],{}]", "\"# x: \"", "\"\"",      "1e400"};
    const auto value = Value::fromJson(dice.of(texts));
    return value ? *value : Value();
}

/** A refused edit changes nothing, which is checked too. */
void editOnce(Document &document, Dice &dice)
{
    const Pointer place = anyPlace(document.snapshot(), dice);
    switch (dice.below(6)) {
    case 0:
        (void)document.set(place, anyNewValue(dice));
        break;
    case 1:
        (void)document.remove(place);
        break;
    case 2:
        (void)document.insert(place / QByteArray("new: key"), anyNewValue(dice), dice.below(4));
        break;
    case 3:
        (void)document.renameKey(place, "re: named");
        break;
    case 4:
        (void)document.moveEntry(place, dice.below(6));
        break;
    default:
        (void)document.spliceText({dice.below(document.snapshot().size() + 1), 0, "x: [\n"});
    }
}

QByteArray edit(const QByteArray &text, document::Format format, Dice &dice)
{
    Document document(text, format);
    editOnce(document, dice);
    const QByteArray edited = document.fileBytes();
    if (!document.canUndo())
        return edited == text ? QByteArray() : QByteArray("an edit without an undo step changed bytes");
    document.undo();
    if (document.fileBytes() != text)
        return "undo does not give the same bytes";
    document.redo();
    return document.fileBytes() == edited ? QByteArray() : QByteArray("redo does not give the same bytes");
}

QByteArray wrongPlace(const Snapshot &snapshot, const base::Diagnostics &problems)
{
    for (const base::Diagnostic &problem : problems) {
        if (problem.span.offset < 0 || problem.span.length < 0 || problem.span.end() > snapshot.size())
            return "a problem is outside of the text: " + problem.rule.toUtf8();
    }
    return {};
}

void sample(const Snapshot &snapshot)
{
    support::SchemasOfATest schemas;
    const QString uri = u"file://"_qs + Address;
    schemas.add(uri, snapshot.root(), false);
    const Pointer place{"components", "schemas"};
    const Node node = snapshot.at(place).resolved();
    for (qsizetype i = 0; node.isMapping() && i < std::min(node.childCount(), MostSamples); ++i)
        (void)schema::Sampler(schemas).sampleOf({uri, place / node.keyAt(i)});
    if (!node.isMapping()) {
        schemas.add(uri, snapshot.root());
        (void)schema::Sampler(schemas).sampleOf({uri, {}});
    }
}

} // namespace

const char *nameOf(Phase phase)
{
    return PhaseNames[int(phase)];
}

QByteArray use(const QByteArray &text, document::Format format, Dice &dice, const std::function<void(Phase)> &enter)
{
    enter(Phase::Parse);
    const Snapshot snapshot = Snapshot::parse(text, format);
    if (const QByteArray wrong = wrongPlace(snapshot, snapshot.problems()); !wrong.isEmpty())
        return wrong;
    enter(Phase::Edit);
    if (const QByteArray wrong = edit(text, format, dice); !wrong.isEmpty())
        return wrong;
    enter(Phase::Lint);
    support::FakeDocuments documents;
    const auto entry = std::make_shared<const openapi::ReferencedDocument>(Address, snapshot);
    const auto set = openapi::DocumentSet::load({entry}, documents);
    if (const QByteArray wrong = wrongPlace(
            snapshot, lint::diagnosticsIn(lint::lint(description::Description(entry, set)), entry));
        !wrong.isEmpty())
        return wrong;
    enter(Phase::Page);
    (void)reading::htmlPage(snapshot);
    if (!snapshot.isValid())
        return {};
    enter(Phase::Sample);
    sample(snapshot);
    enter(Phase::Bundle);
    Document bundled(text, format);
    (void)bundling::bundle(bundled, set, Address);
    enter(Phase::Convert);
    Document converted(text, format);
    const specification::Version versions[] = {specification::Version::V30, specification::Version::V31,
                                               specification::Version::V32};
    (void)conversion::convert(converted, versions[dice.below(std::size(versions))]);
    return {};
}

} // namespace mutations
