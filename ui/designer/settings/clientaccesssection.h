#pragma once

#include "definitionview.h"
#include "security.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
namespace preview {
class ClientUsers;
}
namespace forms {
class ValueLabel;
}
namespace widgets {
class ToneLabel;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

class GatewayChecks;
class LocalUsersForm;

/**
 * How clients authenticate: `security` and the security schemes of the document, which have forms of their own, what
 * the gateway checks of them, and the local users of the test gateway.
 */
class ClientAccessSection final : public QWidget
{
    Q_OBJECT

public:
    explicit ClientAccessSection(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Adds the local users below the lines of the document. */
    void setUsers(preview::ClientUsers &users);
    void place(const definition::DefinitionView &view);
    void retranslate();
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;

signals:
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);
    /** The user wants to edit this place in its form, which is in another tab. */
    void formRequested(const document::Pointer &pointer);

private:
    struct Line {
        QLabel *caption = nullptr;
        forms::ValueLabel *value = nullptr;
        QPushButton *edit = nullptr; ///< Shows the form; null for what is edited here.
        QPushButton *source = nullptr;
    };
    [[nodiscard]] Line addLine(QGridLayout &grid, const QString &objectName, const document::Pointer &below,
                               bool belowExtension);
    void editSchemes();
    void refresh();

    workspace::OpenDefinition &m_definition;
    widgets::ToneLabel *m_intro = nullptr;
    Line m_required;
    Line m_schemes;
    Line m_gateway;
    GatewayChecks *m_checks = nullptr;
    LocalUsersForm *m_users = nullptr;
};

/** The alternatives of a `security` list, each as "name + name"; an empty text for an alternative without schemes. */
[[nodiscard]] QStringList securityAlternatives(const openapi::SecurityRequirements &security);

} // namespace designer
