#pragma once

#include <QByteArrayList>
#include <QByteArrayView>

namespace openapi {

/** What keywords of a schema are about, for forms. */
enum class KeywordGroup : quint8 {
    Type,
    Numbers,
    Text,
    Arrays,
    Objects,
    Composition,
    Annotations,
    OpenApi,
    Identity, ///< References and names of the schema.
};
inline constexpr KeywordGroup KeywordGroups[] = {
    KeywordGroup::Type,        KeywordGroup::Numbers, KeywordGroup::Text,
    KeywordGroup::Arrays,      KeywordGroup::Objects, KeywordGroup::Composition,
    KeywordGroup::Annotations, KeywordGroup::OpenApi, KeywordGroup::Identity};

/** The group of a keyword of the specification's table. */
[[nodiscard]] KeywordGroup keywordGroup(QByteArrayView keyword);
/** True if the group is of use for most schemas that state these types: numbers for `integer`, annotations for all. */
[[nodiscard]] bool isUsual(KeywordGroup group, const QByteArrayList &types);

} // namespace openapi
