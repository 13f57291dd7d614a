#pragma once

#include "completedline.h"
#include "typedproperty.h"

#include <QCoreApplication>

namespace designer {

/** A word that completes a line, and what it is. */
struct LineOffer {
    QString text;
    QString note; ///< Such as "format" or, of a component, its type and title.
    friend bool operator==(const LineOffer &, const LineOffer &) = default;
};

/** The words that can be at a place of a line, as a list shows them. */
class LineOffers final
{
    Q_DECLARE_TR_FUNCTIONS(designer::LineOffers)

public:
    /** The largest number of words that are offered. */
    static constexpr qsizetype MostOffers = 50;

    /** Returns the words for the candidates of a completion, at most MostOffers. A word that is typed already is not
     * among them. `typed` is the part of the line that they replace. */
    [[nodiscard]] static QList<LineOffer> offersOf(const propertyline::LineCompletion &completion, const QString &typed,
                                                   const items::TypedProperty &property);
};

} // namespace designer
