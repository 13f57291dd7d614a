#pragma once

#include "objecttype.h"
#include "pointer.h"
#include "result.h"

#include <QComboBox>

namespace document {
class Document;
}

namespace designer {

/**
 * A drop-down list that sets which security requirements apply to an object: those of what is around it, none
 * (`security: []`), or its own.
 */
class SecurityChoice final : public QComboBox
{
    Q_OBJECT

public:
    /** Creates a choice for `field`, which has Field::inherited. */
    SecurityChoice(document::Document &document, const specification::Field &field, QWidget *parent = nullptr);

    /** Shows the choice of the object at a place. */
    void setObject(const document::Pointer &object);
    void retranslate();

signals:
    /** Emitted after the choice of the user was written to the document, or with the error if it could not be. */
    void written(const base::Result<void> &result);

private:
    enum Choice { Inherited, NoSecurity, OfItsOwn };

    void refresh();
    void choose(int choice);
    [[nodiscard]] base::Result<void> write(int choice);
    [[nodiscard]] Choice choiceInFile() const;

    document::Document &m_document;
    const specification::Field &m_field;
    document::Pointer m_place; ///< The place of the member of the object.
};

} // namespace designer
