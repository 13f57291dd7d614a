#pragma once

#include "apichange.h"
#include "document.h"

namespace support {

/**
 * Checks verdicts about random edits of API descriptions with the validator. Where a message has no breaking change and
 * no warning, values of it that were valid must still be valid, in the direction in which they are sent; an example of
 * a breaking change must be valid for who sends it, and refused by who receives it.
 */
class VerdictCheck final
{
public:
    /** Edits a document at random and checks the verdicts. */
    void run(const QString &name, const QByteArray &text, document::Format format, quint32 seed);

    [[nodiscard]] const QStringList &wrong() const { return m_wrong; }
    [[nodiscard]] int edits() const { return m_edits; }
    /** The number of values that were checked because a message is compatible. */
    [[nodiscard]] qsizetype samples() const { return m_samples; }
    /** The number of breaking changes of schemas in bodies, and of those with an example. */
    [[nodiscard]] int breaking() const { return m_breaking; }
    [[nodiscard]] int proved() const { return m_proved; }
    /** The breaking changes without an example, with their edits. */
    [[nodiscard]] const QStringList &inferred() const { return m_inferred; }

private:
    QStringList m_wrong;
    QStringList m_inferred;
    int m_edits = 0;
    qsizetype m_samples = 0;
    int m_breaking = 0;
    int m_proved = 0;
};

/** A document of the corpus that can be edited at random. */
struct EditedDocument {
    QString name;
    QByteArray text;
    document::Format format = document::Format::Yaml;
};

/** Returns the small documents of a corpus: those of its folder `openapi`, and the old ones of its folder `diff`. */
[[nodiscard]] QList<EditedDocument> documentsToEdit(const QString &corpus);

} // namespace support
