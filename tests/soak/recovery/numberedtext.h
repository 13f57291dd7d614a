#pragma once

#include <QByteArray>

namespace soak {

/** A definition with one number in its first and its last line, so that a part of it is told from the whole. */
inline QByteArray numberedText(qint64 number)
{
    static const QByteArray filler = QByteArray("# a line that makes writing the file take its time\n").repeated(1000);
    const QByteArray digits = QByteArray::number(number);
    return "x-first: " + digits + "\nopenapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /books: {summary: a}\n" +
           filler + "x-last: " + digits + "\n";
}

/** The number of a whole text of numberedText(); -1 if it is anything else, such as a part of one. */
inline qint64 numberIn(const QByteArray &text)
{
    const QByteArray label = "x-first: ";
    if (!text.startsWith(label))
        return -1;
    bool isNumber = false;
    const qint64 number = text.mid(label.size(), text.indexOf('\n') - label.size()).toLongLong(&isNumber);
    return isNumber && text == numberedText(number) ? number : -1;
}

} // namespace soak
