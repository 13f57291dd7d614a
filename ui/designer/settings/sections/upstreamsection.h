#pragma once

#include "boundform.h"
#include "secret.h"

class QComboBox;
class QPushButton;
namespace definition {
struct UpstreamAuthentication;
class DefinitionView;
} // namespace definition
namespace forms {
class PreviewLine;
class SecretField;
} // namespace forms

namespace designer {

class KeychainTransfer;
class PermissionsForm;

/**
 * The section of the Settings tab for the server to which requests are forwarded, and for the credentials that the
 * gateway adds.
 */
class UpstreamSection final : public QWidget
{
    Q_OBJECT

public:
    UpstreamSection(const Context &context, const GatewayContext &gateway, QWidget *parent = nullptr);

    [[nodiscard]] BoundForm &form() const { return *m_form; }
    void place(const definition::DefinitionView &view);
    void retranslate();
    /**
     * Returns the field for the value at `pointer`; the drop-down list of the method if that field is hidden, and null
     * for places that the section has no field for.
     */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;

signals:
    /** Emitted when "Store in keychain" has replaced the password in the file by `reference`. */
    void passwordStored(const QString &reference);

private:
    void buildWidgets();
    void connectAll();
    void refresh();
    void refreshMethod(const definition::UpstreamAuthentication &authentication);
    void refreshMethodNote(const definition::UpstreamAuthentication &authentication);
    void refreshVisibility(const definition::UpstreamAuthentication &authentication);
    void refreshPassword();
    void chooseMethod(int index);
    void removeStoredCredentials();
    void storePassword();
    void replacePassword(const QString &secretName);
    [[nodiscard]] bool canChooseMethod() const;
    [[nodiscard]] QString methodObstacle() const;
    [[nodiscard]] document::Pointer basicPlace() const;
    [[nodiscard]] const base::Diagnostic *methodProblem() const;
    void showResult(const base::Result<void> &result);

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    BoundForm *m_form = nullptr;
    KeychainTransfer *m_transfer = nullptr;
    QLineEdit *m_urlEdit = nullptr;
    QComboBox *m_methodBox = nullptr;
    QPushButton *m_methodSource = nullptr;
    QPushButton *m_removeButton = nullptr;
    QLineEdit *m_userEdit = nullptr;
    forms::SecretField *m_passwordEdit = nullptr;
    QPushButton *m_storeButton = nullptr;
    QLineEdit *m_headerEdit = nullptr;
    forms::PreviewLine *m_preview = nullptr;
    PermissionsForm *m_permissions = nullptr;
    TextBinding *m_url = nullptr;
    TextBinding *m_user = nullptr;
    TextBinding *m_password = nullptr;
    TextBinding *m_header = nullptr;
    secrets::Secret m_storedPassword; ///< The password that is being stored in the keychain.
    QString m_notedPassword;          ///< The text of the password field that its note is about.
    QString m_failure;
};

} // namespace designer
