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

/**
 * Edits the named stores that `kv://name/…` references use, one row each: name, kind, and URL or folder, and below them
 * the token of a store on the network.
 */
class StoresEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit StoresEditor(QWidget *parent = nullptr);

    void setStores(const QList<management::NamedStore> &stores);
    [[nodiscard]] QList<management::NamedStore> stores() const;
    /** The token fields of the stores, in the order of stores(). The field is hidden for a store that has no token. */
    [[nodiscard]] QList<forms::SecretField *> tokens() const;

signals:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QWidget *box = nullptr;
        QLineEdit *name = nullptr;
        QComboBox *kind = nullptr;
        QLineEdit *place = nullptr;
        QToolButton *remove = nullptr;
        QWidget *tokenLine = nullptr;
        QLabel *tokenLabel = nullptr;
        forms::SecretField *token = nullptr;
    };
    [[nodiscard]] Row makeRow(const management::NamedStore &store);
    static void layOut(const Row &row);
    void addRow(const management::NamedStore &store);
    void removeRow(QWidget *box);
    void refreshRow(const Row &row);
    void refreshHelp();
    void retranslate();
    void retranslateRow(const Row &row);
    /** Sets the object names of the controls in the rows, which contain the row number. */
    void numberRows();

    QVBoxLayout *m_column = nullptr;
    QLabel *m_help = nullptr; ///< The help text about the tokens of the stores.
    QPushButton *m_add = nullptr;
    QList<Row> m_rows;
};

} // namespace environments
