#include "singular.h"

#include <algorithm>
#include <iterator>

namespace openapi {

namespace {

/** A word that the rules below get wrong; a word without a singular has an empty one. */
struct Irregular {
    QByteArrayView plural;
    QByteArrayView singular;
};

constexpr Irregular Irregulars[] = {{"people", "person"},
                                    {"children", "child"},
                                    {"indices", "index"},
                                    {"vertices", "vertex"},
                                    {"matrices", "matrix"},
                                    {"criteria", "criterion"},
                                    {"statuses", "status"},
                                    {"aliases", "alias"},
                                    {"canvases", "canvas"},
                                    {"biases", "bias"},
                                    {"lenses", "lens"},
                                    {"buses", "bus"},
                                    {"bonuses", "bonus"},
                                    {"movies", "movie"},
                                    {"cookies", "cookie"},
                                    {"calories", "calorie"},
                                    {"caches", "cache"},
                                    {"niches", "niche"},
                                    {"shelves", "shelf"},
                                    {"leaves", "leaf"},
                                    {"halves", "half"},
                                    {"knives", "knife"},
                                    {"wolves", "wolf"},
                                    {"wives", "wife"},
                                    {"heroes", "hero"},
                                    {"echoes", "echo"},
                                    {"shoes", "shoe"},
                                    {"analyses", "analysis"},
                                    {"series", {}},
                                    {"species", {}},
                                    {"news", {}},
                                    {"lens", {}},
                                    {"axes", {}},
                                    {"bases", {}},
                                    {"lives", {}},
                                    {"alias", {}},
                                    {"canvas", {}},
                                    {"atlas", {}},
                                    {"bias", {}},
                                    {"gas", {}},
                                    {"chaos", {}},
                                    {"clothes", {}},
                                    {"sms", {}},
                                    {"gps", {}},
                                    {"dns", {}},
                                    {"tls", {}},
                                    {"aws", {}},
                                    {"kms", {}},
                                    {"cors", {}},
                                    {"https", {}},
                                    {"always", {}},
                                    {"has", {}},
                                    {"was", {}},
                                    {"does", {}}};

/** A regular plural: a word that ends in `ending` gets `instead`. The first rule that fits counts. */
struct Rule {
    QByteArrayView ending;
    std::optional<QByteArrayView> instead; ///< Nothing if such words are no plurals, or unsure ones.
};

constexpr Rule Rules[] = {
    {"ss", std::nullopt},  {"us", std::nullopt},  {"is", std::nullopt},
    {"ies", "y"},          {"sses", "ss"},        {"shes", "sh"},
    {"ches", "ch"},        {"xes", "x"},          {"zzes", std::nullopt},
    {"nses", "nse"},       {"rses", "rse"},       {"ouses", "ouse"},
    {"auses", "ause"},     {"ases", "ase"},       {"ises", "ise"},
    {"ses", std::nullopt}, {"oes", std::nullopt}, {"s", ""},
};

/** The last word of a name such as `billingAddresses` or `billing_addresses`. */
qsizetype startOfLastWord(const QByteArray &name)
{
    qsizetype start = name.size();
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    while (start > 0 && isLower(name[start - 1]))
        --start;
    const bool isCapital = start > 0 && name[start - 1] >= 'A' && name[start - 1] <= 'Z';
    return isCapital ? start - 1 : start;
}

/** The ending in lower case, with the capital that the word has. */
QByteArray withCaseOf(const QByteArray &word, QByteArrayView other)
{
    const bool isCapital = word.front() >= 'A' && word.front() <= 'Z';
    return isCapital ? other.first(1).toByteArray().toUpper() + other.sliced(1).toByteArray() : other.toByteArray();
}

} // namespace

std::optional<QByteArray> singular(const QByteArray &name)
{
    constexpr qsizetype ShortestStem = 2;
    const qsizetype start = startOfLastWord(name);
    const QByteArray word = name.sliced(start);
    const QByteArray lower = word.toLower();
    const auto irregular = std::find_if(std::begin(Irregulars), std::end(Irregulars),
                                        [&lower](const Irregular &each) { return lower == each.plural; });
    if (irregular != std::end(Irregulars)) {
        return irregular->singular.isEmpty() ? std::nullopt
                                             : std::optional(name.first(start) + withCaseOf(word, irregular->singular));
    }
    const auto rule = std::find_if(std::begin(Rules), std::end(Rules),
                                   [&lower](const Rule &each) { return lower.endsWith(each.ending); });
    // Of "IDs", the last word is "Ds".
    const bool isAbbreviation = start > 0 && lower.size() == 2 && word.front() != lower.front();
    if (rule == std::end(Rules) || !rule->instead ||
        (lower.size() - rule->ending.size() < ShortestStem && !isAbbreviation))
        return std::nullopt;
    return name.chopped(rule->ending.size()) + rule->instead->toByteArray();
}

} // namespace openapi
