#pragma once

#include "bodyfault.h"
#include "bodykind.h"
#include "bodyrows.h"
#include "formreader.h"
#include "message.h"
#include "multipartreader.h"

#include <QImage>

namespace traffic {

/** How the body of a message is shown: by its media type, as it is, or as a hex dump. */
enum class BodyForm { Pretty, Raw, Hex };

/** Why an image is not shown. */
enum class ImageFault { None, TooManyBytes, TooManyPixels, Unreadable };

/** The largest number of bytes of an image that is decoded, and of the pixels that it may have. */
inline constexpr qsizetype MaximumImageBytes = 64 * 1024 * 1024;
inline constexpr qint64 MaximumImagePixels = 32 * 1024 * 1024;

/** A body that is prepared to be shown. */
struct LoadedBody {
    enum class View { Rows, Form, Parts, Image };
    View view = View::Rows;
    bodies::BodyRowsPtr rows;
    bodies::FormFields form;
    bodies::BodyParts parts;
    QImage image;
    bool isHex = false;                 ///< True if `rows` is a hex dump, by choice or because the body is not text.
    std::optional<bodies::Fault> fault; ///< Why the body is not shown by its media type.
    ImageFault imageFault = ImageFault::None;
};

/** The largest number of recorded bytes of a body that is prepared without a worker. A byte with a content coding
 * counts as 32 bytes. */
inline constexpr qsizetype MaximumLoadedHere = 32 * 1024;
/** True if preparing the body takes so long that a worker should do it, as for an image: a small one can have millions
 * of pixels. */
[[nodiscard]] bool isSlowToLoad(const http::Body &body, const http::HeaderList &headers);

/**
 * Prepares a body. Removes its content codings if it has some. A body that is not valid for its media type is shown as
 * it is, with the fault. With `showsParts` false, a multipart body is shown as it is. Takes long for a large body: call
 * it on a worker.
 */
[[nodiscard]] LoadedBody loadedBody(const http::Body &body, const http::HeaderList &headers, BodyForm form,
                                    bool showsParts);

} // namespace traffic
