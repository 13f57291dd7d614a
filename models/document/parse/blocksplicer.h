#pragma once

#include "splicelevels.h"

#include <optional>

namespace document {

/** Applies a splice to a YAML block collection by scanning again the entries that it touches. */
class BlockSplicer : public SpliceLevels
{
protected:
    using SpliceLevels::SpliceLevels;

    bool replaceInBlock(qsizetype level);

private:
    bool replaceBlockRun(qsizetype level, Run run);
    bool insertBlockTiles(qsizetype level);
    bool replaceHeads(qsizetype level, Run run);
    [[nodiscard]] std::optional<qsizetype> headEnd(const Level &level, const TilePlace &place) const;
    [[nodiscard]] bool startsInBreak(qsizetype offset) const;
    [[nodiscard]] bool startsWithColon(const Level &level, qsizetype index) const;
    [[nodiscard]] bool mayTouchPrevious(const Level &level, Run run, qsizetype from, qsizetype lead) const;
    [[nodiscard]] qsizetype triviaEnd(qsizetype offset) const;
    [[nodiscard]] bool breaksAt(qsizetype offset) const;
};

} // namespace document
