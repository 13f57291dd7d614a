#include "fieldpath.h"

namespace lint {

QList<QByteArray> fieldPath(const QString &field)
{
    QList<QByteArray> names;
    QString name;
    bool hasName = false;
    const auto end = [&] {
        if (hasName)
            names.append(name.toUtf8());
        name.clear();
        hasName = false;
    };
    for (qsizetype i = 0; i < field.size(); ++i) {
        const QChar c = field[i];
        if (c == u'.') {
            end();
        } else if (c == u'[') {
            end();
            const bool isQuoted = i + 1 < field.size() && (field[i + 1] == u'\'' || field[i + 1] == u'"');
            const QString closing = isQuoted ? QString(field[i + 1]) + u']' : u"]"_qs;
            const qsizetype start = i + (isQuoted ? 2 : 1);
            const qsizetype found = field.indexOf(closing, start);
            const qsizetype stop = found < 0 ? field.size() : found;
            names.append(field.sliced(start, stop - start).toUtf8());
            i = stop + (found < 0 ? 0 : closing.size() - 1);
        } else {
            name.append(c);
            hasName = true;
        }
    }
    end();
    return names;
}

} // namespace lint
