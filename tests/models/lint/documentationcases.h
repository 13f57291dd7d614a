#pragma once

#include <QByteArrayList>
#include <QList>

namespace support {

/** Members after info, or with an info of their own; the version is set by the row. */
inline QByteArray versioned(const QByteArray &version, const QByteArray &members)
{
    const QByteArray info = members.startsWith("info:") ? QByteArray() : "info: {title: T, version: '1'}\n";
    return "openapi: " + version + '\n' + info + members;
}

inline QByteArray schemaOf(const QByteArray &members)
{
    return "paths: {}\ncomponents: {schemas: {s: {" + members + "}}}\n";
}

inline QByteArray operationOf(const QByteArray &members)
{
    return "paths: {/a: {get: {responses: {default: {description: d}}, " + members + "}}}\n";
}

inline const QByteArrayList EachVersion{"3.0.3", "3.1.0", "3.2.0"};

/** A document that breaks a rule at a place, or keeps it. */
struct StyleCase {
    const char *name;
    const char *rule;
    QByteArray members;
    const char *pointer = "";
    QByteArray marked = {};
    QByteArrayList versions = EachVersion;
};

/** Documents that lack something, or have too much of it. */
[[nodiscard]] QList<StyleCase> documentationCases();
/** Documents that keep those rules. */
[[nodiscard]] QList<StyleCase> silentDocumentationCases();

/** Those about info, and those where a reference leads to the place. */
[[nodiscard]] QList<StyleCase> furtherCases();
[[nodiscard]] QList<StyleCase> silentFurtherCases();

/** Examples of requests and responses, which lack properties of the other direction. */
[[nodiscard]] QList<StyleCase> directionCases();
[[nodiscard]] QList<StyleCase> silentDirectionCases();

/** What the specification requires beside the structure. */
[[nodiscard]] QList<StyleCase> specificationCases();
[[nodiscard]] QList<StyleCase> silentSpecificationCases();

} // namespace support
