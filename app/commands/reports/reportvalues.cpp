#include "reportvalues.h"

#include "argumenterror.h"
#include "documentfile.h"

namespace commands {

void ReportValues::refuse(const document::Node &at, const QString &problem)
{
    if (!m_problem)
        m_problem = placeText(m_name, m_report.positionAt(at.span().offset)) + u": "_qs + problem;
}

base::Error ReportValues::error() const
{
    return invalidArgument(m_problem.value_or(m_name));
}

document::Node ReportValues::required(const document::Node &parent, const char *key,
                                      bool isRight(const document::Node &), const char *type)
{
    document::Node value = parent.member(key);
    if (!value.exists())
        refuse(parent, u"“%1” is missing"_qs.arg(QLatin1String(key)));
    else if (!isRight(value))
        refuse(value, u"“%1” must be %2"_qs.arg(QLatin1String(key), QLatin1String(type)));
    return value;
}

document::Node ReportValues::object(const document::Node &parent, const char *key)
{
    return required(
        parent, key, [](const document::Node &node) { return node.isMapping(); }, "an object");
}

document::Node ReportValues::array(const document::Node &parent, const char *key)
{
    return required(
        parent, key, [](const document::Node &node) { return node.isSequence(); }, "an array");
}

QString ReportValues::text(const document::Node &parent, const char *key)
{
    return required(
               parent, key, [](const document::Node &node) { return node.isString(); }, "a string")
        .text();
}

qsizetype ReportValues::lineOrColumn(const document::Node &parent, const char *key)
{
    const auto isCount = [](const document::Node &node) {
        return node.scalarType() == document::ScalarType::Integer && node.bytes().toLongLong() > 0;
    };
    return required(parent, key, isCount, "a positive integer").bytes().toLongLong();
}

base::Position ReportValues::position(const document::Node &parent, const char *line, const char *column)
{
    const qsizetype lineNumber = lineOrColumn(parent, line);
    return {lineNumber, lineOrColumn(parent, column)};
}

QStringList ReportValues::texts(const document::Node &parent, const char *key)
{
    QStringList texts;
    if (!parent.member(key).exists())
        return texts;
    const document::Node all = array(parent, key);
    for (qsizetype i = 0; i < all.childCount() && !m_problem; ++i) {
        const document::Node text = all.childAt(i);
        if (!text.isString())
            refuse(text, u"“%1” must contain only strings"_qs.arg(QLatin1String(key)));
        texts.append(text.text());
    }
    return texts;
}

} // namespace commands
