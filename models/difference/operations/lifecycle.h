#pragma once

#include "changereport.h"

#include <QDate>

namespace difference {

/** The deprecation, sunset date and level of stability of an operation or a parameter. */
struct Lifecycle {
    explicit Lifecycle(const document::Node &object);

    /** The order of the levels of stability. */
    enum class Stability : quint8 { Draft, Alpha, Beta, Stable };

    /** True if the document announces that the object can change: levels draft and alpha. */
    [[nodiscard]] bool isUnstable() const { return stability && *stability <= Stability::Alpha; }
    [[nodiscard]] bool hasSunset() const { return !sunsetText.isEmpty(); }

    bool isDeprecated = false;
    QString sunsetText; ///< The text of `x-sunset`; empty if there is none.
    QDate sunset;       ///< The date of `x-sunset`; invalid if it is not a date.
    QString levelText;  ///< The text of `x-stability-level`.
    /** The level of stability: Stable if the object states none, std::nullopt if it states an unknown one. */
    std::optional<Stability> stability = Stability::Stable;
};

/** The rules for the removal of an operation, path or parameter. */
struct RemovalRules {
    const ChangeRule &plain;
    const ChangeRule &deprecated;
    const ChangeRule &beforeSunset;
    const ChangeRule &wrongSunset;
};

/** Reports the removal of an object: what its document announced before is no surprise. */
void addRemoval(Report &report, const RemovalRules &rules, const Origin &origin, const Located &removed,
                const QDate &today);

/** Compares deprecation, sunset and stability of two states of an operation. */
void compareLifecycle(Report &report, const Origin &origin, const Located &before, const Located &now);

} // namespace difference
