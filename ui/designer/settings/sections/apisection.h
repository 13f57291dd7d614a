#pragma once

#include "boundform.h"

namespace definition {
class DefinitionView;
}

namespace designer {

/** The section of the Settings tab for the name of the API and whether the gateway serves it. */
class ApiSection final : public QWidget
{
    Q_OBJECT

public:
    explicit ApiSection(const Context &context, QWidget *parent = nullptr);

    [[nodiscard]] BoundForm &form() const { return *m_form; }
    /** Binds the fields of the section to their places in the definition that the view shows. */
    void place(const definition::DefinitionView &view);
    void retranslate();

private:
    BoundForm *m_form = nullptr;
    QLineEdit *m_nameEdit = nullptr;
    QCheckBox *m_activeBox = nullptr;
    TextBinding *m_name = nullptr;
    FlagBinding *m_active = nullptr;
};

} // namespace designer
