#pragma once

#include "typedproperty.h"

#include <QCoreApplication>

namespace designer {

/** What the text of a property means, as it is shown below the text while it is typed. */
class LineMeaning final
{
    Q_DECLARE_TR_FUNCTIONS(designer::LineMeaning)

public:
    /** The largest number of lines of the schema that are shown, of characters in each of them, and of characters of a
     * canonical line. */
    static constexpr qsizetype MostLines = 14;
    static constexpr qsizetype MostColumns = 60;
    static constexpr qsizetype MostCharacters = 300;

    /** Reads a text that is typed for a property. */
    LineMeaning(const items::TypedProperty &property, const QString &typed);

    /** The schema of the property in the format of the document, at most MostLines; empty if the text has no meaning.
     */
    [[nodiscard]] const QString &schema() const { return m_schema; }
    /** What is to be known about the text: why it has no meaning, its canonical form if that differs, and the keywords
     * that are not in the line. Empty if there is nothing to say. */
    [[nodiscard]] const QString &note() const { return m_note; }

    /** Returns a message with the place of a fault. */
    [[nodiscard]] static QString faultText(const propertyline::LineFault &fault);

private:
    QString m_schema;
    QString m_note;
};

} // namespace designer
