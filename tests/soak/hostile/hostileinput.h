#pragma once

#include "choices.h"

#include <QMap>
#include <QStringList>

#include <algorithm>
#include <array>

namespace hostile {

/** Random choices of one input. Bounds of sizes are smaller for a short run. */
class Dice final : public soak::Choices
{
public:
    /** `divisor`: what the largest sizes are divided by. */
    Dice(quint32 seed, quint32 input, int divisor)
        : Choices(std::array{seed, input})
        , m_divisor(divisor)
    {}

    /** A size from `least` to `most`, or to a smaller one in a short run. Two in five are large. */
    [[nodiscard]] int length(int least, int most)
    {
        const int end = std::max(least, most / m_divisor);
        return size(chance(40) ? std::max(least, end / 8) : least, end);
    }

private:
    int m_divisor = 1;
};

/** Files that somebody sends, and the commands that read them. Paths are relative to the folder of the input. */
struct Input {
    QByteArray kind;
    QMap<QString, QByteArray> files;
    QMap<QString, QString> links; ///< What each symbolic link leads to.
    QStringList pipes;            ///< Named pipes that nobody writes to.
    QList<QStringList> commands;  ///< Arguments of the program. An empty first one: of this program.
};

/** A kind of inputs, which adds files and commands. */
struct Kind {
    const char *name;
    void (*make)(Dice &dice, Input &input);
};

[[nodiscard]] std::span<const Kind> rulesetKinds();
[[nodiscard]] std::span<const Kind> schemaKinds();
[[nodiscard]] std::span<const Kind> definitionKinds();
[[nodiscard]] std::span<const Kind> referenceKinds();
[[nodiscard]] std::span<const Kind> settingsKinds();
[[nodiscard]] std::span<const Kind> repositoryKinds();

/** Input `number` of a seed: the kinds take turns. */
[[nodiscard]] Input makeInput(quint32 seed, quint32 number, int divisor);
/** Writes the files of an input into an existing, empty folder. False if one can't be written. */
[[nodiscard]] bool writeInput(const Input &input, const QString &folder);

} // namespace hostile
