#pragma once

#include <QByteArrayList>
#include <QByteArrayView>

namespace openapi {

/** A group of schema keywords with a common subject, for forms. */
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
    KeywordGroup::Arrays,      KeywordGroup::Objects, KeywordGroup::Composition,
    KeywordGroup::Annotations, KeywordGroup::OpenApi, KeywordGroup::Identity};

/** Returns the group of a schema keyword of the specification's table. */
[[nodiscard]] KeywordGroup keywordGroup(QByteArrayView keyword);
/** Returns true if the group is of use for most schemas of these types: Numbers for `integer`, Annotations for all. */
[[nodiscard]] bool isUsual(KeywordGroup group, const QByteArrayList &types);

} // namespace openapi
