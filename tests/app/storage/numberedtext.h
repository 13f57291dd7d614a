#pragma once

#include <QByteArray>

namespace support {

/** A definition that holds one number in its first and its last line, so that half of it is told from the whole. */
inline QByteArray numberedText(qint64 number)
{
    static const QByteArray filler = QByteArray("  /path-that-makes-the-file-long:\n    summary: nothing\n")
                                         .repeated(1) +
                                     QByteArray("# a line that makes writing the file take its time\n").repeated(4000);
    const QByteArray digits = QByteArray::number(number);
    return "x-first: " + digits + "\nopenapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n" + filler +
           "x-last: " + digits + "\n";
}

/** The number in the first line, whether or not the rest fits it; -1 without one. */
inline qint64 numberIn(const QByteArray &text)
{
    const QByteArray label = "x-first: ";
    bool isNumber = false;
    const qint64 number = text.startsWith(label)
                              ? text.mid(label.size(), text.indexOf('\n') - label.size()).toLongLong(&isNumber)
                              : -1;
    return isNumber ? number : -1;
}

} // namespace support
