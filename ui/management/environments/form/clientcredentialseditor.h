#pragma once

#include "environment.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace forms {
class SecretField;
}

namespace environments {

/** Edits the client credentials of an environment, one row each: kind, security scheme and upstream, and below them the
 * secret. */
class ClientCredentialsEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit ClientCredentialsEditor(QWidget *parent = nullptr);

    void setCredentials(const QList<management::ClientCredential> &credentials);
    [[nodiscard]] QList<management::ClientCredential> credentials() const;
    /** The fields for the secrets, in the order of credentials(). */
    [[nodiscard]] QList<forms::SecretField *> secretFields() const;
    /** Returns false if a credential has no valid upstream. */
    [[nodiscard]] bool isValid() const;

signals:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QWidget *box = nullptr;
        QComboBox *kind = nullptr;
        QLineEdit *scheme = nullptr;
        QLineEdit *upstream = nullptr;
        QToolButton *remove = nullptr;
        QLabel *secretLabel = nullptr;
        forms::SecretField *secret = nullptr;
    };

    [[nodiscard]] Row makeRow(const management::ClientCredential &credential);
    static void layOut(const Row &row);
    void addRow(const management::ClientCredential &credential);
    void removeRow(QWidget *box);
    /** Sets the object names of the controls in the rows, which contain the row number. */
    void numberRows();
    void refreshRow(const Row &row);
    void retranslate();
    void retranslateRow(const Row &row);

    QVBoxLayout *m_column = nullptr;
    QLabel *m_help = nullptr;
    QPushButton *m_add = nullptr;
    QList<Row> m_rows;
};

} // namespace environments
