#pragma once

#include "pointer.h"
#include "result.h"

#include <QComboBox>

namespace document {
class Document;
}

namespace designer {

/**
 * A drop-down list that sets which security requirements an operation has: the ones of the document, none (`security:
 * []`), or its own.
 */
class SecurityChoice final : public QComboBox
{
    Q_OBJECT

public:
    explicit SecurityChoice(document::Document &document, QWidget *parent = nullptr);

    void setOperation(const document::Pointer &operation);
    void retranslate();

signals:
    /** Emitted after the choice of the user was written to the document, or with the error if it could not be. */
    void written(const base::Result<void> &result);

private:
    enum Choice { OfDocument, NoSecurity, OfOperation };

    void refresh();
    void choose(int choice);
    [[nodiscard]] base::Result<void> write(int choice);
    [[nodiscard]] Choice choiceInFile() const;

    document::Document &m_document;
    document::Pointer m_place; ///< The place of the member `security` of the operation.
};

} // namespace designer
