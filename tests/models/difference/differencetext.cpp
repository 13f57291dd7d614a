#include "differencetext.h"

namespace support {

namespace {

description::Description descriptionOf(const QByteArray &text)
{
    const auto snapshot = document::Snapshot::parse(text, document::Format::Yaml);
    return description::Description(
        std::make_shared<const openapi::ReferencedDocument>(u"/api/openapi.yaml"_qs, snapshot));
}

} // namespace

difference::Difference differenceOf(const QByteArray &before, const QByteArray &now, const difference::Options &options)
{
    return difference::compare(descriptionOf(before), descriptionOf(now), options);
}

QString wordFor(difference::Level level)
{
    switch (level) {
    case difference::Level::Breaking:
        return u"breaking"_qs;
    case difference::Level::Warning:
        return u"warning"_qs;
    case difference::Level::Info:
        break;
    }
    return u"info"_qs;
}

QStringList linesOf(const difference::Difference &difference)
{
    QStringList lines;
    for (const difference::Change &change : difference.changes) {
        const QString property = change.subject.property;
        lines.append(u"%1 %2 %3%4"_qs.arg(wordFor(change.level), change.id, change.operation,
                                          property.isEmpty() ? QString() : u": "_qs + property));
    }
    lines.sort();
    return lines;
}

} // namespace support
