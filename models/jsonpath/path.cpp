#include "path.h"

#include "pathparser.h"

namespace jsonpath {

base::Result<Path, ParseError> Path::parse(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    Cursor cursor(bytes);
    const std::shared_ptr<const Query> query = PathParser(cursor).parseAll();
    if (!query)
        return cursor.error();
    return Path(query);
}

} // namespace jsonpath
