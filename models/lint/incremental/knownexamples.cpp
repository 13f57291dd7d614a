#include "knownexamples.h"

#include <algorithm>

namespace lint {

const CheckedExample *KnownExamples::find(const CheckedExample &asked) const
{
    const auto known = m_examples.constFind(asked.place);
    if (known == m_examples.constEnd())
        return nullptr;
    const auto found = std::find_if(known->begin(), known->end(), [&](const CheckedExample &each) {
        return isSame(each, asked) && each.rule == asked.rule && each.use == asked.use;
    });
    return found == known->end() ? nullptr : &*found;
}

} // namespace lint
