#pragma once

#include "branchgestures.h"
#include "componentgestures.h"
#include "rowgestures.h"
#include "valuegestures.h"

namespace support {

/** A gesture with what it needs beside its row, for tests that make each gesture at many rows. */
struct NamedGesture {
    const char *name;
    shapes::Gesture make;
};

/** Returns all gestures. Those that need another row get `other`. */
[[nodiscard]] inline std::vector<NamedGesture> allGestures(const shapes::Row &other)
{
    using document::Value;
    using shapes::Editing;
    using shapes::Row;
    return {
        {"add property", [](const Editing &e, const Row &row) { return shapes::addProperty(e, row); }},
        {"add items", [](const Editing &e, const Row &row) { return shapes::addSchema(e, row, "items"); }},
        {"rename", [](const Editing &e, const Row &row) { return shapes::rename(e, row, "renamed"); }},
        {"remove", [](const Editing &e, const Row &row) { return shapes::remove(e, row); }},
        {"duplicate", [](const Editing &e, const Row &row) { return shapes::duplicate(e, row); }},
        {"move down", [](const Editing &e, const Row &row) { return shapes::moveBy(e, row, 1); }},
        {"move up", [](const Editing &e, const Row &row) { return shapes::moveBy(e, row, -1); }},
        {"move to the end", [](const Editing &e, const Row &row) { return shapes::moveTo(e, row, 2); }},
        {"move into", [other](const Editing &e, const Row &row) { return shapes::moveInto(e, row, other); }},
        {"set type", [](const Editing &e, const Row &row) { return shapes::setType(e, row, u"integer"_qs); }},
        {"set reference",
         [](const Editing &e, const Row &row) { return shapes::setType(e, row, u"#/components/schemas/Shared"_qs); }},
        {"require", [](const Editing &e, const Row &row) { return shapes::setRequired(e, row, true); }},
        {"make optional", [](const Editing &e, const Row &row) { return shapes::setRequired(e, row, false); }},
        {"set keyword",
         [](const Editing &e, const Row &row) {
             return shapes::setKeyword(e, row, "description", Value::string(u"Changed: yes"_qs));
         }},
        {"remove keyword",
         [](const Editing &e, const Row &row) { return shapes::setKeyword(e, row, "description", std::nullopt); }},
        {"extract", [](const Editing &e, const Row &row) { return shapes::extract(e, row); }},
        {"inline", [](const Editing &e, const Row &row) { return shapes::inlineTarget(e, row); }},
        {"add branch", [](const Editing &e, const Row &row) { return shapes::addSchema(e, row, "oneOf"); }},
        {"add branches of components",
         [](const Editing &e, const Row &row) {
             return shapes::addBranches(e, row,
                                        {"anyOf", {u"#/components/schemas/Shared"_qs, u"parts#/Problem"_qs}, false});
         }},
        {"add branches with a discriminator",
         [](const Editing &e, const Row &row) {
             return shapes::addBranches(e, row,
                                        {"oneOf", {u"#/components/schemas/Shared"_qs, u"parts#/Problem"_qs}, true});
         }},
        {"turn into oneOf", [](const Editing &e, const Row &row) { return shapes::turnIntoOneOf(e, row); }},
        {"add discriminator",
         [](const Editing &e, const Row &row) { return shapes::addDiscriminator(e, row, "kind"); }},
        {"make from sample",
         [](const Editing &e, const Row &row) {
             return shapes::makeFromSample(e, row, Value::fromJson(R"({"a": [1, 2.5], "b": "2026-01-01"})").value());
         }},
        {"only here: add property",
         [](const Editing &e, const Row &row) {
             return shapes::onlyHere(e, shapes::insideReference(row), shapes::addProperty);
         }},
        {"only here: rename",
         [](const Editing &e, const Row &row) {
             return shapes::onlyHere(e, row, [](const Editing &inside, const Row &copy) {
                 return shapes::rename(inside, copy, "onlyHere");
             });
         }},
        {"only here: require",
         [](const Editing &e, const Row &row) {
             return shapes::onlyHere(e, row, [](const Editing &inside, const Row &copy) {
                 return shapes::setRequired(inside, copy, !copy.isRequired);
             });
         }},
    };
}

} // namespace support
