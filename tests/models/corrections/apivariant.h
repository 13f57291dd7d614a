#pragma once

#include "description.h"

namespace support {

/** How an API is written that a test describes as JSON. */
struct ApiVariant {
    enum class Layout { Json, YamlBlock, YamlFlow };
    /** Where the objects of the test are: in their places, in components that references name, or in another file. */
    enum class Holder { Place, Component, OtherFile };

    QByteArray version; ///< The value of `openapi`.
    Layout layout = Layout::YamlBlock;
    Holder holder = Holder::Place;

    [[nodiscard]] QString name() const;
    [[nodiscard]] bool is30() const { return version.startsWith("3.0"); }
};

/** Returns all ways to write an API in these versions. */
[[nodiscard]] QList<ApiVariant> variantsOf(const QList<QByteArray> &versions);

/** An object of a test's API that variants move: its place, and its kind as the member of `components`. */
struct MovedObject {
    document::Pointer place;
    QByteArray kind;
};

/** Writes an API, without `openapi`, in a way. Its address is `/api/openapi`; the other file is `/api/parts`. */
[[nodiscard]] std::shared_ptr<const description::Description> describedAs(const ApiVariant &variant,
                                                                          const QByteArray &json,
                                                                          const QList<MovedObject> &moved);

} // namespace support
