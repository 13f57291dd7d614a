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
 * How clients authenticate: `security` of the document and `server.authentication` of the extension, read-only, and the
 * local users of the test gateway.
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

/** The alternatives of a `security` list, each as "name + name"; an empty text for an alternative without schemes. */
[[nodiscard]] QStringList securityAlternatives(const document::Node &security);

} // namespace designer
