#pragma once

#include "componentgestures.h"
#include "linefault.h"
#include "shapereader.h"

namespace items {

/** The documents that a ShapeModel shows, and what makes its edits. */
class ShapeSource
{
public:
    virtual ~ShapeSource() = default;
    /** Returns a reader of the current texts. */
    [[nodiscard]] virtual shapes::ShapeReader reader() = 0;
    /** Returns the current text of the document at an address, loaded if necessary; a null snapshot if it can't be
     * loaded. */
    [[nodiscard]] virtual document::Snapshot textAt(const QString &address) = 0;
    /** Returns true if the document at an address can be edited. */
    [[nodiscard]] virtual bool canEdit(const QString &address) = 0;
    enum class Act { EditCell, EditLine, Move, AddProperty };
    /** Makes a gesture at a row. Returns false if it failed, after the user was told why. */
    [[nodiscard]] virtual bool perform(Act act, const shapes::Row &row, const shapes::Gesture &gesture) = 0;
    /** Tells the user why a property that was typed as a line has no meaning. */
    virtual void refuseLine(const propertyline::LineFault &fault) = 0;
};

} // namespace items
