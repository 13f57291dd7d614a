#pragma once

#include "boundform.h"

namespace definition {
class DefinitionView;
}

namespace designer {

/** The name of an API and whether the gateway serves it. */
class ApiSection final : public QWidget
{
    Q_OBJECT

public:
    explicit ApiSection(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    [[nodiscard]] BoundForm &form() const { return *m_form; }
    /** Binds the fields to their places in this view. */
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
