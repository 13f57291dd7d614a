#pragma once

#include "context.h"
#include "definitionview.h"
#include "security.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
namespace forms {
class ValueLabel;
}
namespace widgets {
class ToneLabel;
}

namespace designer {

class GatewayChecks;
class LocalUsersForm;

/**
 * The section of the Settings tab that says how clients authenticate: `security` and the security schemes of the
 * document, which have forms of their own, what the gateway checks of them, and the local users of the test gateway.
 */
class ClientAccessSection final : public QWidget
{
    Q_OBJECT

public:
    ClientAccessSection(const Context &context, preview::ClientUsers &users, QWidget *parent = nullptr);

    void place(const definition::DefinitionView &view);
    void retranslate();
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;

private:
    struct Line {
        QLabel *caption = nullptr;
        forms::ValueLabel *value = nullptr;
        /** The button that shows the form for the value; null for a value that is edited in this section. */
        QPushButton *edit = nullptr;
        QPushButton *source = nullptr;
    };
    [[nodiscard]] Line addLine(QGridLayout &grid, const QString &objectName, const document::Pointer &below,
                               bool belowExtension);
    void editSchemes();
    void refresh();

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    widgets::ToneLabel *m_intro = nullptr;
    Line m_required;
    Line m_schemes;
    Line m_gateway;
    GatewayChecks *m_checks = nullptr;
    LocalUsersForm *m_users = nullptr;
};

/** Returns the alternatives of security requirements, each as "name + name"; an empty text for an alternative without
 * schemes. */
[[nodiscard]] QStringList securityAlternatives(const openapi::SecurityRequirements &security);

} // namespace designer
