#include "conversion.h"

#include "fromswagger.h"
#include "hoisting.h"
#include "steps.h"

#include <algorithm>

namespace conversion {

using specification::Version;

namespace {

/** The conversion of a document to the version before or after its own. */
struct Step {
    Version from;
    Version to;
    void (*collect)(Edits &edits); ///< Finds what has to be edited.
};

constexpr Step Steps[] = {
    {Version::V30, Version::V31, collectFrom30To31},
    {Version::V31, Version::V32, collectFrom31To32},
    {Version::V32, Version::V31, collectFrom32To31},
    {Version::V31, Version::V30, collectFrom31To30},
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

base::Result<void> convertBy(const Step &step, document::Document &document, QList<Loss> &losses)
{
    if (step.to == Version::V30) {
        if (auto done = inlinePathItems(document, losses); !done)
            return done;
        if (auto done = moveDefinitions(document, losses); !done)
            return done;
    }
    Edits edits(document.snapshot());
    step.collect(edits);
    edits.apply(document, losses);
    return document.set({"openapi"}, document::Value::string(specification::releaseOf(step.to)));
}

} // namespace

const char *messageOf(Loss::Kind kind)
{
    switch (kind) {
    case Loss::Kind::Removed:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was removed: this version has no equivalent.");
    case Loss::Kind::NoEffect:
        return QT_TRANSLATE_NOOP("Conversion",
                                 "“%1” was removed: it had no effect before, but would have one in this version.");
    case Loss::Kind::SaysDefault:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was removed: its value is the default.");
    case Loss::Kind::Renamed:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was renamed to the extension “%2”.");
    case Loss::Kind::Replaced:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was replaced by %2.");
    case Loss::Kind::Added:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” was added: this version requires it.");
    case Loss::Kind::NotConverted:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” can't be converted: other places share it through an alias.");
    case Loss::Kind::OtherFile:
        return QT_TRANSLATE_NOOP("Conversion", "“%1” refers to another file, which has to be converted too.");
    }
    return "";
}

base::Result<QList<Loss>> convert(document::Document &document, Version to)
{
    if (!document.snapshot().isValid())
        return base::Error{base::ErrorCode::SyntaxError, {}};
    QList<Loss> losses;
    const document::Document::Step undoStep(document, {});
    if (isSwagger(document.snapshot())) {
        if (auto done = convertSwagger(document, losses); !done)
            return done.error();
    }
    for (;;) {
        const QString written = document.snapshot().at({"openapi"}).text();
        const auto from = specification::versionOf(written);
        if (!from)
            return base::Error{base::ErrorCode::Unsupported, written};
        if (*from == to)
            return losses;
        if (auto done = convertBy(stepTowards(*from, to), document, losses); !done)
            return done.error();
    }
}

} // namespace conversion
