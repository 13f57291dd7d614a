#pragma once

#include "context.h"
#include "document.h"
#include "version.h"

#include <QWidget>

class QAbstractButton;
class QLabel;
class QToolButton;

namespace designer {

/**
 * A row of toggle buttons that set the types of a schema: one type until OpenAPI 3.0, several from 3.1 on. The button
 * "null" sets `nullable` in 3.0. Each click is an undo step.
 */
class TypeChips final : public QWidget
{
    Q_OBJECT

public:
    explicit TypeChips(const Context &context, QWidget *parent = nullptr);

    void setPlace(const document::Pointer &schema);
    /** Updates the buttons from the types that the schema has in the document. */
    void refresh();
    void retranslate();

signals:
    void failed(const base::Error &error);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(specification::Version version);
    void toggle(const QByteArray &type, bool checked);
    [[nodiscard]] base::Result<void> write(const QByteArray &type, bool checked);

    const Context m_context;
    document::Document &m_document;
    document::Pointer m_place;
    QLabel *m_label = nullptr;
    QWidget *m_row = nullptr;
    QList<QToolButton *> m_chips;
    std::optional<specification::Version> m_version;
};

} // namespace designer
