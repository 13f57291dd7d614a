#pragma once

#include "mutation.h"

#include <functional>

namespace mutations {

/** What is done with a text. */
enum class Phase { Parse, Edit, Lint, Page, Sample, Bundle, Convert, Program };
[[nodiscard]] const char *nameOf(Phase phase);

/**
 * Does with a text what the program does with a definition: parses it, edits it and takes the edit back, lints it,
 * writes it as a page, makes samples of its schemas, bundles and converts it. `enter` is called before each phase.
 * Returns what is wrong, such as bytes that an undo did not restore; empty if nothing is.
 */
[[nodiscard]] QByteArray use(const QByteArray &text, document::Format format, hostile::Dice &dice,
                             const std::function<void(Phase)> &enter);

} // namespace mutations
