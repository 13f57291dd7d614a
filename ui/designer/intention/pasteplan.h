#pragma once

#include "context.h"
#include "pastedtext.h"
#include "refinement.h"
#include "sampledraft.h"

#include <optional>

namespace designer {

/** How a pasted text is added. */
struct PasteOptions {
    /** The request body or response that gets a JSON value; without it, the likeliest at the place is chosen. */
    std::optional<document::Pointer> message = {};
    drafts::ObjectSchemas objects = drafts::ObjectSchemas::Components;
};

/** What a pasted text adds to a definition. */
struct PastePlan {
    drafts::PastedText::Kind kind = drafts::PastedText::Kind::Sample;
    drafts::Additions additions = {};
    std::optional<drafts::Refinement> refinement = {}; ///< Of the schema that the message has already.
    /** Path items or operations, which are added as if they had been copied from a tree of paths. */
    QByteArray excerpt = {};
    document::Pointer place = {}; ///< The place to show afterwards.
    QString step = {};            ///< The translated name of the undo step.
    QString what = {};            ///< What is added or changed in a few words, translated.
    QString note = {};            ///< What the user should know about it; usually empty.

    /** True if the definition has everything already. */
    [[nodiscard]] bool isEmpty() const;
};

/** Finds out what a text is, and what it adds at a place of the file of a context. Of requests and JSON samples,
 * nothing that may be a secret is in the result; OpenAPI is added as it is. The error is a translated sentence that
 * says what is wrong with the text, and where. */
[[nodiscard]] base::Result<PastePlan, QString> planPaste(const Context &context, const QByteArray &text,
                                                         const document::Pointer &place,
                                                         const PasteOptions &options = {});
/** Makes the plan for a request that was recorded or read from a curl command. */
[[nodiscard]] base::Result<PastePlan, QString> planRequest(const Context &context, const drafts::Request &request);

/** Makes a plan without an excerpt, as one undo step. Errors are those of the edits. */
[[nodiscard]] base::Result<void> perform(document::Document &document, const PastePlan &plan);

/** Returns a translated sentence for each change of a schema, such as "age: integer becomes integer | string". */
[[nodiscard]] QStringList changeTexts(const drafts::Refinement &refinement);

} // namespace designer
