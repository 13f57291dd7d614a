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

/** Adds a field for any value as YAML or JSON, with a message while its text is not valid. */
FieldBinding *addValueField(BoundForm &form, document::Document &document, const QString &objectName);
/** Adds a field for a number, with a message while its text is none. */
FieldBinding *addNumberField(BoundForm &form, document::Document &document, const QString &objectName);

/** Adds the control for a field of an object, which is neither an object nor a map. */
FieldBinding *addMemberField(BoundForm &form, document::Document &document, const specification::Field &field,
                             specification::Version version, const QString &objectName);

} // namespace designer
