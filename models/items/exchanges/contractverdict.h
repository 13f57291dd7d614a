#pragma once

#include <QtGlobal>

namespace items {

/** What the comparison of an exchange with its API description found, as far as a list of exchanges shows it. */
struct ContractVerdict {
    enum class Kind : quint8 {
        Unknown,     ///< The exchange was not compared, or with an earlier text of the description.
        NotCompared, ///< The exchange belongs to no open definition, or there is no answer of the API to compare.
        Forbidden,   ///< The request is wrong on purpose, so its exchange tells nothing about the API: it is never
                     ///< compared.
        LeftOut,     ///< The exchange was left out, because too many came in a short time.
        Fits,        ///< No errors and no warnings were found.
        Violates,    ///< Errors or warnings were found.
    };

    Kind kind = Kind::Unknown;
    bool hasErrors = false; ///< True if one of the findings is an error.
    quint8 problems = 0;    ///< The number of errors and warnings; 255 for more.
    quint16 source = 0;     ///< Identifies what made the verdict, see ExchangeModel::forgetVerdicts(); 0 for nothing.
    friend bool operator==(const ContractVerdict &, const ContractVerdict &) = default;
};

} // namespace items
