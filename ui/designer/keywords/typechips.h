#pragma once

#include "document.h"
#include "version.h"

#include <QWidget>

class QAbstractButton;
class QLabel;
class QToolButton;

namespace designer {

/**
 * The types of a schema as a row of toggle buttons: one type until 3.0, several from 3.1 on. "null" is `nullable`
 * in 3.0. Each click is one undo step.
 */
class TypeChips final : public QWidget
{
    Q_OBJECT

public:
    explicit TypeChips(document::Document &document, QWidget *parent = nullptr);

    void setPlace(const document::Pointer &schema);
    /** Reads the types from the document again. */
    void refresh();
    void retranslate();

signals:
    void located(const document::Pointer &pointer);
    void failed(const base::Error &error);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(specification::Version version);
    void toggle(const QByteArray &type, bool checked);
    [[nodiscard]] base::Result<void> write(const QByteArray &type, bool checked);

    document::Document &m_document;
    document::Pointer m_place;
    QLabel *m_label = nullptr;
    QWidget *m_row = nullptr;
    QList<QToolButton *> m_chips;
    std::optional<specification::Version> m_version;
};

} // namespace designer
