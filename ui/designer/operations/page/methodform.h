#pragma once

#include "error.h"
#include "pathentry.h"

#include <QWidget>

class QLineEdit;
namespace editing {
class NameEdit;
}
namespace forms {
class Form;
}

namespace designer {

/**
 * The form for the name of the method of an operation for which OpenAPI has no field of its own. It is hidden for other
 * operations.
 */
class MethodForm final : public QWidget
{
    Q_OBJECT

public:
    explicit MethodForm(QWidget *parent = nullptr);

    void setOperation(const PathEntry &operation, bool isEditable);
    /** Gives the focus to the field of the method's name. Returns false while the form is hidden. */
    bool editName();
    /** Shows why the document did not accept the typed name of the method. */
    void refuseName(const base::Error &error);
    void retranslate();

signals:
    void methodRequested(const QByteArray &method);

private:
    PathEntry m_operation;
    forms::Form *m_form = nullptr;
    QLineEdit *m_name = nullptr;
    editing::NameEdit *m_edit = nullptr;
};

} // namespace designer
