#pragma once

#include "fieldbinding.h"

class QPlainTextEdit;

namespace designer {

/**
 * Binds an editor to a list of values in a schema, one value a line. A line is written as YAML or JSON or, in a schema
 * of texts, as a text. Items whose lines stay the same are not written again. An editor without lines removes the
 * member when the edit is completed.
 */
class ValueListBinding final : public FieldBinding
{
    Q_OBJECT

public:
    ValueListBinding(document::Document &document, QPlainTextEdit *edit);
    [[nodiscard]] FieldKind kind() const override { return FieldKind::Lines; }

signals:
    /** Emitted with the reason why the typed lines can't be written; with an empty text when they can be. */
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
