#pragma once

#include "description.h"
#include "documentfile.h"

namespace commands {

/** One of the two descriptions that `diff` compares. */
class ComparedSide final
{
public:
    /** Reads the description that an argument names: a file, `-`, or REV:PATH for a file of a git revision. Swagger 2.0
     * is converted to OpenAPI 3.0. Prints why it can't be read and returns std::nullopt if it can't. */
    [[nodiscard]] static std::optional<ComparedSide> read(const QString &argument, workspace::DocumentStore &store,
                                                          Console &console);

    [[nodiscard]] const description::Description &description() const { return *m_description; }
    /** The address of the entry document: its absolute path. */
    [[nodiscard]] const QString &address() const { return m_description->entry()->address(); }
    /** Returns the name of a document for messages: the argument, or the path relative to the current folder. */
    [[nodiscard]] QString nameOf(const QString &address) const;
    /** Returns the position of a place. */
    [[nodiscard]] base::Position positionOf(const openapi::Place &place) const;

private:
    ComparedSide() = default;

    QString m_name;
    std::optional<description::Description> m_description;
};

} // namespace commands
