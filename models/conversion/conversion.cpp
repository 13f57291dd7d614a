#include "conversion.h"

#include "fromswagger.h"
#include "hoisting.h"
#include "steps.h"

namespace conversion {

using specification::Version;

namespace {

/** The last patch release of each version. */
const char *releaseOf(Version version)
{
    switch (version) {
    case Version::V30:
        return "3.0.4";
    case Version::V31:
        return "3.1.2";
    case Version::V32:
        return "3.2.0";
    }
    return "";
}

base::Result<void> step(document::Document &document, Version from, Version to, QList<Loss> &losses)
{
    if (to == Version::V30) {
        if (auto done = inlinePathItems(document, losses); !done)
            return done;
        if (auto done = moveDefinitions(document, losses); !done)
            return done;
    }
    Edits edits(document.snapshot());
    if (to == Version::V30)
        collectTo30(edits);
    else if (to == Version::V32)
        collectTo32(edits);
    else if (from == Version::V30)
        collectFrom30To31(edits);
    else
        collectFrom32To31(edits);
    edits.apply(document, losses);
    return document.set({"openapi"}, document::Value::string(QByteArray(releaseOf(to))));
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
        const Version next = *from == Version::V31 ? to : Version::V31;
        if (auto done = step(document, *from, next, losses); !done)
            return done.error();
    }
}

} // namespace conversion
