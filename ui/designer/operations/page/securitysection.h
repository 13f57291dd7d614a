#pragma once

#include "context.h"
#include "pointer.h"
#include "requirements.h"

#include <QWidget>

class QVBoxLayout;
namespace document {
struct Change;
}
namespace forms {
class FieldMessage;
}
namespace widgets {
class Heading;
class ToneLabel;
} // namespace widgets
namespace workspace {
class LiveReferences;
class OpenDefinition;
} // namespace workspace

namespace designer {

class AccessSection;
class MenuButton;
class SecurityChoice;

/** The security in the page of an operation: whose requirements apply, its own requirements with the scopes to check,
 * and who can call it. */
class SecuritySection final : public QWidget
{
    Q_OBJECT

public:
    SecuritySection(const Context &context, const workspace::LiveReferences &references, QWidget *parent = nullptr);

    void setOperation(const QByteArray &path, const QByteArray &method, const document::Pointer &place);
    [[nodiscard]] AccessSection &access() const { return *m_access; }
    /** Opens the menu of the schemes that a requirement can be added with. */
    void openAdding();
    QWidget *reveal(const document::Pointer &pointer);
    [[nodiscard]] bool shows(const document::Pointer &pointer) const { return m_place.contains(pointer); }
    void retranslate();

private:
    void buildWidgets(const workspace::LiveReferences &references);
    void connectAll();
    void refreshIfTouched(const document::Change &change);
    void refresh();
    void fillMenu();
    void showRequirements();
    [[nodiscard]] QWidget *newRow(const content::RequirementScheme &scheme, qsizetype requirement,
                                  const content::Scheme &known);
    void addScope(QWidget &row, const content::RequirementScheme &scheme, const QString &scope, const QString &about);
    void add(const QByteArray &scheme);
    void focusRequirement(const document::Pointer &requirement);
    void report(const base::Result<void> &result);

    const Context m_context;
    workspace::OpenDefinition &m_file;
    workspace::OpenDefinition &m_api;
    document::Pointer m_place; ///< The place of `security` of the operation.
    QList<content::Requirement> m_shown;
    QList<content::Scheme> m_schemes;
    widgets::Heading *m_title = nullptr;
    widgets::ToneLabel *m_caption = nullptr;
    SecurityChoice *m_choice = nullptr;
    QWidget *m_requirements = nullptr;
    QVBoxLayout *m_rows = nullptr;
    MenuButton *m_add = nullptr;
    forms::FieldMessage *m_message = nullptr;
    AccessSection *m_access = nullptr;
};

} // namespace designer
