#pragma once

#include "pointer.h"
#include "specificationtable.h"

class QString;
namespace document {
class Document;
}

namespace designer {

class BoundForm;
class FieldBinding;

/**
 * Adds a field to the form for a value of any type as YAML or JSON. The field shows a message while its text is not
 * valid.
 */
FieldBinding *addValueField(BoundForm &form, document::Document &document, const QString &objectName);
/** Adds a field to the form for a number. The field shows a message while its text is not a number. */
FieldBinding *addNumberField(BoundForm &form, document::Document &document, const QString &objectName);

/**
 * Adds the control for `field`, a field of an object in the table of the specification that is neither an object nor a
 * map.
 */
FieldBinding *addMemberField(BoundForm &form, document::Document &document, const specification::Field &field,
                             specification::Version version, const QString &objectName);

} // namespace designer
