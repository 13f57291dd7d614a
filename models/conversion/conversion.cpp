#include "conversion.h"

#include "fromswagger.h"
#include "hoisting.h"
#include "steps.h"

#include <QSet>

#include <algorithm>

namespace conversion {

using specification::Version;

namespace {

/** The conversion of a document to the version before or after its own. */
struct Step {
    Version from;
    Version to;
    void (*collect)(Edits &edits); ///< Finds what has to be edited.
    /** Makes the edits that must be complete before `collect` is called; null if the step needs none. */
    base::Result<void> (*prepare)(document::Document &document, PresentReferences &references,
                                  LossReport &report) = nullptr;
};

/** True if schemas or the document have names of their own, or references use the name of its file. */
bool mayUseNames(const openapi::ReferencedDocument &document)
{
    return document.hasAnchors() || !document.resources().isEmpty() ||
           std::ranges::any_of(document.uses(), [&](const openapi::ReferenceUse &use) {
               return use.kind == openapi::UseKind::Reference && !use.reference.startsWith(u"#/");
           });
}

base::Result<void> usePointers(document::Document &document, PresentReferences &references, References form,
                               LossReport &report)
{
    const openapi::ReferencedDocumentPtr before = references.of(document.snapshot());
    return mayUseNames(*before) ? redirectReferences(document, before, {}, form, report) : base::Result<void>();
}

base::Result<void> prepareFor31(document::Document &document, PresentReferences &references, LossReport &report)
{
    return usePointers(document, references, References::WithoutSelf, report);
}

base::Result<void> prepareFor30(document::Document &document, PresentReferences &references, LossReport &report)
{
    if (auto done = usePointers(document, references, References::Pointers, report); !done)
        return done;
    const openapi::ReferencedDocumentPtr present = references.of(document.snapshot());
    if (present->hasAnchors() || !present->resources().isEmpty()) {
        Edits edits(document.snapshot(), references);
        collectNamesOfSchemas(edits);
        if (auto done = edits.apply(document, report); !done)
            return done;
    }
    if (auto done = inlinePathItems(document, references, report); !done)
        return done;
    HoistingLimits limits;
    // A large document can have some levels of `$defs`, too.
    limits.readBytes = std::max(limits.readBytes, 4 * qint64(document.snapshot().size()));
    return moveDefinitions(document, references, report, limits);
}

constexpr Step Steps[] = {
    {Version::V30, Version::V31, collectFrom30To31},
    {Version::V31, Version::V32, collectFrom31To32},
    {Version::V32, Version::V31, collectFrom32To31, prepareFor31},
    {Version::V31, Version::V30, collectFrom31To30, prepareFor30},
};

constexpr bool hasStep(Version from, Version to)
{
    return std::ranges::any_of(Steps, [&](const Step &step) { return step.from == from && step.to == to; });
}

constexpr bool hasStepsBetweenNeighbors()
{
    for (std::size_t i = 1; i < std::size(specification::KnownVersions); ++i) {
        const Version older = specification::KnownVersions[i - 1].version;
        const Version newer = specification::KnownVersions[i].version;
        if (!hasStep(older, newer) || !hasStep(newer, older))
            return false;
    }
    return true;
}

static_assert(hasStepsBetweenNeighbors());

/** The first step on the way between two versions. */
const Step &stepTowards(Version from, Version to)
{
    return *std::ranges::find_if(
        Steps, [&](const Step &step) { return step.from == from && (step.to > from) == (to > from); });
}

/** Reports the members that merge keys bring in from places that are no objects of OpenAPI, where nothing is converted.
 */
class UnconvertedMembers final : public specification::Visitor
{
public:
    UnconvertedMembers(Version version, LossReport &report)
        : m_version(version)
        , m_report(report)
    {}

    void enter(const specification::Place &place) override
    {
        for (const specification::Member &member : place.members) {
            if (member.isMerged && !isRight(place, member))
                m_report.lose(Loss::Kind::NotConverted, place.pointer(), {QString::fromUtf8(member.key)});
        }
    }

private:
    [[nodiscard]] bool isRight(const specification::Place &place, const specification::Member &member) const
    {
        const bool isBound = member.key == "exclusiveMinimum" || member.key == "exclusiveMaximum";
        if (place.kind == specification::ObjectKind::Schema && isBound)
            return member.value.isBool() == (m_version == Version::V30);
        if (member.field || member.key.startsWith("x-"))
            return true;
        // Schemas of 3.1 and later allow unknown members, but `nullable` is meant as the keyword of 3.0.
        return place.type().open.contain(m_version) && member.key != "nullable";
    }

    const Version m_version;
    LossReport &m_report;
};

base::Result<void> convertBy(const Step &step, document::Document &document, PresentReferences &references,
                             LossReport &report)
{
    if (step.prepare) {
        if (auto done = step.prepare(document, references, report); !done)
            return done;
    }
    Edits edits(document.snapshot(), references);
    step.collect(edits);
    if (auto done = edits.apply(document, report); !done)
        return done;
    if (document.snapshot().hasAliases()) {
        UnconvertedMembers visitor(step.to, report);
        specification::walk(document.snapshot(), step.to, visitor);
    }
    return document.set({"openapi"}, document::Value::string(specification::releaseOf(step.to)));
}

/** The first reference to each other file. */
void reportOtherFiles(const openapi::ReferencedDocument &document, LossReport &report)
{
    QSet<QString> known;
    for (const openapi::ReferenceUse &use : document.uses()) {
        const QString file = use.reference.section(u'#', 0, 0);
        const auto &target = document.targetOf(&use - document.uses().data());
        const bool isOwn = target.place.address == document.address() &&
                           target.kind != openapi::ReferenceTarget::Kind::WithoutBase;
        if (file.isEmpty() || use.kind == openapi::UseKind::SecurityName || isOwn || use.isBelowSchemaId() ||
            known.contains(file))
            continue;
        known.insert(file);
        report.lose(Loss::Kind::OtherFile, use.pointer, {use.reference});
    }
}

/** The losses, with the closest object around a place that the original does not have: Swagger 2.0 has other objects.
 */
QList<Loss> placedIn(const document::Snapshot &original, QList<Loss> losses)
{
    for (Loss &loss : losses) {
        while (!loss.pointer.isRoot() && !original.at(loss.pointer).exists())
            loss.pointer = loss.pointer.parent();
    }
    return losses;
}

} // namespace

const char *messageOf(Loss::Kind kind)
{
    switch (kind) {
    case Loss::Kind::Removed:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was removed: this version has no equivalent.");
    case Loss::Kind::NoEffect:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was removed: it had no effect.");
    case Loss::Kind::SaysDefault:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was removed: its value is the default.");
    case Loss::Kind::Taken:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was removed: the object already has “%2”.");
    case Loss::Kind::Renamed:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was renamed to the extension “%2”.");
    case Loss::Kind::Replaced:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was replaced by %2.");
    case Loss::Kind::Added:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was added: this version requires it.");
    case Loss::Kind::TakesEffect:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” had no effect before, but takes effect in this version.");
    case Loss::Kind::NotConverted:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” can't be converted: other places share it through an alias.");
    case Loss::Kind::OtherFile:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” refers to another file, which has to be converted too.");
    case Loss::Kind::NoTarget:
        return QT_TRANSLATE_NOOP("Conversion", "The target of “%1” has no equivalent in this version.");
    }
    return "";
}

base::Result<QList<Loss>> convert(document::Document &document, Version to, const QString &address)
{
    if (!document.snapshot().isValid())
        return base::Error{base::ErrorCode::SyntaxError, {}};
    const document::Snapshot original = document.snapshot();
    LossReport report;
    PresentReferences references(address);
    const document::Document::Step undoStep(document, {});
    bool isFirst = true;
    if (isSwagger(document.snapshot())) {
        QList<Loss> losses;
        const auto moved = convertSwagger(document, address, losses);
        if (!moved)
            return moved.error();
        for (const Loss &loss : std::as_const(losses))
            report.lose(loss.kind, loss.pointer, loss.arguments);
        report.moved(*moved);
        isFirst = false;
    }
    for (;;) {
        const QString written = document.snapshot().at({"openapi"}).text();
        const auto from = specification::versionOf(written);
        if (!from)
            return base::Error{base::ErrorCode::Unsupported, written};
        if (*from == to)
            return placedIn(original, report.losses());
        if (isFirst)
            reportOtherFiles(*references.of(document.snapshot()), report);
        isFirst = false;
        if (auto done = convertBy(stepTowards(*from, to), document, references, report); !done)
            return done.error();
    }
}

} // namespace conversion
