#pragma once

#include <QByteArrayList>
#include <QByteArrayView>

namespace openapi {

/** The groups in which forms show the keywords of a schema. */
enum class KeywordGroup : quint8 {
    Type,
    Numbers,
    Text,
    Arrays,
    Objects,
    Composition,
    Annotations,
    OpenApi,
    Identity, ///< Keywords with references to schemas and names of the schema.
};
inline constexpr KeywordGroup KeywordGroups[] = {
    KeywordGroup::Type,        KeywordGroup::Numbers, KeywordGroup::Text,
    KeywordGroup::Arrays,      KeywordGroup::Objects, KeywordGroup::Annotations,
    KeywordGroup::Composition, KeywordGroup::OpenApi, KeywordGroup::Identity};

/** Returns the group of a schema keyword of the specification's table. */
[[nodiscard]] KeywordGroup keywordGroup(QByteArrayView keyword);
/** Returns true if most schemas of these types can use the keywords of the group: Numbers for `integer`, Annotations
 * for all types. */
[[nodiscard]] bool isUsual(KeywordGroup group, const QByteArrayList &types);

/** Returns true if many schemas of these types have the keyword: `maxLength` for `string`, `description` for all. */
[[nodiscard]] bool isCommon(QByteArrayView keyword, const QByteArrayList &types);

} // namespace openapi
