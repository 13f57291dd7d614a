#pragma once

#include "lint.h"

#include <memory>
#include <optional>

namespace lint {

/**
 * Lints consecutive states of one description with the same options. Findings in a piece of the entry document (a path
 * item, a component …) are used again until the piece or something that it refers to changes, those in an object of
 * another document until that document or one that it refers to changes. The findings are those of lint::lint(). Not
 * thread-safe.
 *
 * Everything is checked again after changes of the version, all of the entry document after changes of other documents.
 * Nothing is kept for documents with aliases or syntax errors, or if a project has schemas for extensions.
 */
class Session final
{
public:
    explicit Session(Options options = {});
    ~Session();
    Q_DISABLE_COPY_MOVE(Session)

    /** Returns the problems in a new state of the entry document that can be found within a few milliseconds: the
     * edited pieces are checked again, and known findings in other pieces get their new positions. lint() has to follow
     * for findings that depend on other pieces. Returns std::nullopt if only lint() can tell, for example after a
     * change of the version. */
    [[nodiscard]] std::optional<base::Diagnostics> lintEdited(const QString &address,
                                                              const document::Snapshot &snapshot);

    /** Returns all problems of a new state of the description, or of the state that lintEdited() got. The entry
     * document's come first. */
    [[nodiscard]] QList<DocumentFindings> lint(const description::Description &description);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lint
