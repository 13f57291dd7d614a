#pragma once

#include "fieldbinding.h"

class QPlainTextEdit;

namespace designer {

/**
 * A list of values of a schema, one a line. A line is a value of YAML or JSON, and of a schema of texts a text. Items
 * whose lines stay the same are not written again. Without any line, the member is removed when editing is finished.
 */
class ValueListBinding final : public FieldBinding
{
    Q_OBJECT

public:
    ValueListBinding(document::Document &document, QPlainTextEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Lines; }

signals:
    /** What prevents the typed lines from being written; empty if nothing does. */
    void invalidTyped(const QString &why);

protected:
    [[nodiscard]] bool accepts(const document::Node &node) const override;
    void display(const document::Node &node) override;
    void setEditable(bool editable) override;
    [[nodiscard]] bool isCleared(const document::Node &node) const override;

private:
    void commit();
    [[nodiscard]] QStringList typedLines() const;
    [[nodiscard]] bool isOfTexts() const;
    [[nodiscard]] QString lineOf(const document::Node &item) const;
    [[nodiscard]] base::Result<document::Value> valueOf(const QString &line) const;
    [[nodiscard]] base::Result<void> writeItems(const QList<document::Value> &items);

    document::Document &m_document;
    QPlainTextEdit *m_edit;
    bool m_isShowing = false;
    bool m_isTyping = false;
};

} // namespace designer
