#pragma once

#include "bodyrows.h"

namespace bodies {

/** Writes XML in indented lines, and notes the elements that can be folded. */
class XmlLines final
{
public:
    /** Writes the start of an element. `tag` is the name and the attributes. */
    void startElement(const QByteArray &tag);
    void endElement(const QByteArray &name);
    /** Writes text that is escaped already. Pieces of a text are joined. */
    void text(const QByteArray &escaped) { m_text.append(escaped); }
    /** Writes a comment, a processing instruction or a document type as it is. */
    void markup(const QByteArray &markup);
    /** The number of elements that are open. */
    [[nodiscard]] qsizetype depth() const { return m_open.size(); }

    [[nodiscard]] const QByteArray &result() const { return m_out; }
    /** The elements that can be folded, sorted by their first row. */
    [[nodiscard]] QList<Fold> folds() const;

private:
    void endStart();
    void flushText();
    void line(QByteArrayView content);
    [[nodiscard]] QByteArray indent() const;
    void endLine();

    QByteArray m_out;
    qsizetype m_lineStart = 0;
    qsizetype m_row = 0;
    QByteArray m_text;        ///< The text that is not written yet, because the next token decides about its lines.
    bool m_isInStart = false; ///< The last start tag has no `>` yet.
    QList<qsizetype> m_open;  ///< The indices of the open elements in m_folds.
    QList<Fold> m_folds;
};

} // namespace bodies
