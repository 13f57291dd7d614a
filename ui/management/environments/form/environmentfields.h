#pragma once

#include "environment.h"

#include <QWidget>

#include <memory>

class QLineEdit;

namespace forms {
class SecretField;
}

namespace environments {

/** The fields of an environment that are written down, and places for its credentials, which are not. */
class EnvironmentFields final : public QWidget
{
    Q_OBJECT

public:
    explicit EnvironmentFields(QWidget *parent = nullptr);
    ~EnvironmentFields() override;

    void setEnvironment(const management::Environment &environment);
    /** `base` with what stands in the fields. */
    [[nodiscard]] management::Environment typed(const management::Environment &base) const;
    [[nodiscard]] bool isValid() const;
    void focusName();
    [[nodiscard]] forms::SecretField *dashboardToken() const;
    [[nodiscard]] forms::SecretField *portalKey() const;
    [[nodiscard]] forms::SecretField *consulToken() const;
    [[nodiscard]] forms::SecretField *vaultToken() const;

signals:
    void changed();
    /** The person chose how the sandbox is to answer. */
    void faultChosen(management::SandboxFault fault);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Parts;
    void buildAddresses();
    void buildCredentials();
    void buildConnection();
    void buildStores();
    void addFile(QLineEdit *&field, const QString &objectName, bool isFolder);
    void choosePlace(QLineEdit *field, bool isFolder);
    void connectAll();
    void check();
    void checkUrl(QLineEdit *field);
    void retranslate();
    void retranslateHelp();

    std::unique_ptr<Parts> m_parts;
};

} // namespace environments
