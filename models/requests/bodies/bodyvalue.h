#pragma once

#include "bodysource.h"
#include "description.h"
#include "exampletexts.h"
#include "mediatypechoice.h"
#include "schemalook.h"
#include "schemavalues.h"

namespace requests {

/** An example of a Media Type Object, as a body. */
struct BodyExample {
    std::optional<document::Value> value;
    std::optional<QByteArray> text; ///< The bytes that are sent, if the example is these and not a value to be written.
};

/** Returns what an example is in a body of a form. In JSON, a text that does not fit the schema is the JSON of the
 * value, as older documents write it. */
[[nodiscard]] BodyExample bodyExampleOf(const ExampleText &example, BodyForm form, const openapi::Place &schema,
                                        specification::Version version, SchemaLook &look, SchemaValues &values);

/** Returns a value for the schema of the Media Type Object at a place, or for one item by its `itemSchema`, or, without
 * both, the empty value of the form. */
[[nodiscard]] SchemaValue bodyValueFor(const openapi::Place &mediaType, BodyForm form, specification::Version version,
                                       SchemaLook &look, SchemaValues &values);

/** Returns from what a body of the media type `sent` is written by the Media Type Object at a place. The root element
 * of XML has the name of the schema's component. */
[[nodiscard]] BodySource bodySourceOf(const QByteArray &sent, const openapi::Place &mediaType,
                                      specification::Version version, const description::Description &description,
                                      SchemaLook &look);

} // namespace requests
