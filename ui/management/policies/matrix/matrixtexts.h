#pragma once

#include "icon.h"
#include "policymatrix.h"

namespace policies {

/** The word for a cell: “allowed”. */
[[nodiscard]] QString matrixWord(reach::MatrixCell::Code code);
[[nodiscard]] theme::Role matrixRole(reach::MatrixCell::Code code);
/** The icon of a cell; a null icon for NoAccess. */
[[nodiscard]] QIcon matrixIcon(reach::MatrixCell::Code code);

/** An operation in a place of the list: GET /pets. */
[[nodiscard]] QString operationText(const reach::ServedOperation &operation);
/** The title of an API and, if it differs, the name of its file. */
[[nodiscard]] QString apiText(const reach::ServedApi &api);
/** The rate and the quota of a policy in short words: “100 / 60 s, 5,000 / 1 day”. */
[[nodiscard]] QString limitsText(const management::Policy &policy);

/** The sentence that explains a cell: what decides it, and for which path. */
[[nodiscard]] QString matrixReason(const reach::PolicyMatrix &matrix, qsizetype api, qsizetype operation,
                                   qsizetype policy, const reach::MatrixCell &cell);

} // namespace policies
