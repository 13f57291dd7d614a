#pragma once

#include "definitionview.h"

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

class LocalUsersForm;

/**
 * How clients show who they are: what the document's `security` and the extension's `server.authentication` say,
 * read-only, and the local users that stand in for the gateway's own.
 */
class ClientAccessSection final : public QWidget
{
    Q_OBJECT

public:
    explicit ClientAccessSection(workspace::OpenDefinition &definition, QWidget *parent = nullptr);

    /** Shows the users below what the document says. */
    void setUsers(preview::ClientUsers &users);
    void place(const definition::DefinitionView &view);
    void retranslate();
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;

signals:
    void sourceRequested(const document::Pointer &pointer);

private:
    struct Line {
        QLabel *caption = nullptr;
        forms::ValueLabel *value = nullptr;
        QPushButton *source = nullptr;
    };
    [[nodiscard]] Line addLine(QGridLayout &grid, const QString &objectName, const document::Pointer &below,
                               bool belowExtension);
    void refresh();

    workspace::OpenDefinition &m_definition;
    widgets::ToneLabel *m_intro = nullptr;
    Line m_required;
    Line m_schemes;
    Line m_gateway;
    LocalUsersForm *m_users = nullptr;
};

/** The security requirements of the document: each alternative on a line, "nothing" for an empty one. */
[[nodiscard]] QStringList securityAlternatives(const document::Node &security);

} // namespace designer
