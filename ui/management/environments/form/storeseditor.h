#pragma once

#include "environment.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace environments {

/** The stores of `kv://name/…` references, one row each: name, kind, and URL or folder. */
class StoresEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit StoresEditor(QWidget *parent = nullptr);

    void setStores(const QList<management::NamedStore> &stores);
    [[nodiscard]] QList<management::NamedStore> stores() const;

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
    };
    void addRow(const management::NamedStore &store);
    void removeRow(QWidget *box);
    void refreshRow(const Row &row);
    void retranslate();
    void retranslateRow(const Row &row);
    /** Object names contain the row number. */
    void numberRows();

    QVBoxLayout *m_column = nullptr;
    QPushButton *m_add = nullptr;
    QList<Row> m_rows;
};

} // namespace environments
