#pragma once

#include "requestform.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
namespace forms {
class FieldMessage;
}

namespace traffic {

/** A field for each parameter of a request, and for each credential that it needs. */
class RequestFields final : public QWidget
{
    Q_OBJECT

public:
    explicit RequestFields(QWidget *parent = nullptr);

    /** Shows a form. A field that the user is typing in keeps its text. */
    void setForm(const requests::RequestForm &form);
    /** Shows that no operation was chosen, and so there is no field. */
    void reset();
    /** The texts in the fields for credentials, in the order of requests::BuiltRequest::credentials. */
    [[nodiscard]] QStringList credentials() const;
    /** Fills the fields for credentials, in the same order. `sources` says for each one where the credential comes from
     * while the field is empty; an empty text means that there is none. */
    void setCredentials(const QStringList &texts, const QStringList &sources);
    /** Moves the focus to the field of a parameter, or to the first field for an empty key. */
    void focusField(const requests::ParameterKey &key);
    [[nodiscard]] qsizetype fieldCount() const { return m_rows.size(); }

signals:
    void textEdited(const requests::ParameterKey &key, const QString &text);
    void credentialEdited(qsizetype index, const QString &text);
    /** An alternative of the security requirements was chosen. */
    void requirementChosen(qsizetype index);

private:
    struct Row {
        requests::ParameterKey key;
        QStringList choices;
        QWidget *field = nullptr;
        QLineEdit *line = nullptr; ///< The line edit of `field`, or `field` itself.
        QLabel *note = nullptr;
        forms::FieldMessage *message = nullptr;
    };

    void clearRows();
    void buildRows(const requests::RequestForm &form);
    void addRow(const requests::RequestField &field);
    void addRequirement(const requests::BuiltRequest &request);
    void showMissing(qsizetype index);
    void addCredential(const requests::CredentialPlace &place);
    [[nodiscard]] bool hasRowsOf(const requests::RequestForm &form) const;
    void showField(const Row &row, const requests::RequestField &field, const QList<requests::Finding> &findings);
    [[nodiscard]] static QString noteOf(const requests::RequestField &field);

    QGridLayout *m_grid = nullptr;
    QLabel *m_empty = nullptr; ///< What is shown if there is no field.
    QList<Row> m_rows;
    QList<requests::CredentialPlace> m_places;
    QList<QLineEdit *> m_secrets;
    QStringList m_sources; ///< Where the credential of each of m_secrets comes from while its field is empty.
    QList<forms::FieldMessage *> m_missing; ///< What is said below each of m_secrets while it is empty.
    QList<QList<requests::CredentialPlace>> m_alternatives;
    QComboBox *m_requirement = nullptr; ///< The alternatives, if there are several.
};

} // namespace traffic
