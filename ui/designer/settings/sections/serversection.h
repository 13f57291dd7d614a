#pragma once

#include "boundform.h"

namespace definition {
class DefinitionView;
}

namespace designer {

/** The section of the Settings tab that sets where the gateway listens for the API. */
class ServerSection final : public QWidget
{
    Q_OBJECT

public:
    explicit ServerSection(const Context &context, QWidget *parent = nullptr);

    [[nodiscard]] BoundForm &form() const { return *m_form; }
    void place(const definition::DefinitionView &view);
    void retranslate();

private:
    BoundForm *m_form = nullptr;
    QLineEdit *m_pathEdit = nullptr;
    QCheckBox *m_stripBox = nullptr;
    TextBinding *m_path = nullptr;
    FlagBinding *m_strip = nullptr;
};

} // namespace designer
