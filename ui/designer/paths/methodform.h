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

/** The name of an operation's method that OpenAPI has no field for. Hidden for other operations. */
class MethodForm final : public QWidget
{
    Q_OBJECT

public:
    explicit MethodForm(QWidget *parent = nullptr);

    void setOperation(const PathEntry &operation, bool isEditable);
    /** Focuses the name; false while the form is hidden. */
    bool editName();
    /** Shows why the name was not accepted. */
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
