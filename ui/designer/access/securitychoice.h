#pragma once

#include "pointer.h"
#include "result.h"

#include <QComboBox>

namespace document {
class Document;
}

namespace designer {

/** Whose security requirements an operation has: those of the document, none (`security: []`), or its own. */
class SecurityChoice final : public QComboBox
{
    Q_OBJECT

public:
    explicit SecurityChoice(document::Document &document, QWidget *parent = nullptr);

    void setOperation(const document::Pointer &operation);
    void retranslate();

signals:
    /** The choice of the user was written, or could not be. */
    void written(const base::Result<void> &result);

private:
    enum Choice { OfDocument, NoSecurity, OfOperation };

    void refresh();
    void choose(int choice);
    [[nodiscard]] base::Result<void> write(int choice);
    [[nodiscard]] Choice choiceInFile() const;

    document::Document &m_document;
    document::Pointer m_place; ///< `security` of the operation.
};

} // namespace designer
