#pragma once

#include <QByteArrayList>
#include <QList>

namespace support {

/** Members after info; the version is set by the row. */
inline QByteArray versioned(const QByteArray &version, const QByteArray &members)
{
    return "openapi: " + version + "\ninfo: {title: T, version: '1'}\n" + members;
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

} // namespace support
