#include "pseudotext.h"

#include <QCoreApplication>
#include <QFile>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <cstdio>

// Makes the pseudo-locales from a .ts file without translations: pseudolocale SOURCES.ts EN_XA.ts AR_XB.ts

namespace {

using pseudolocale::pseudoText;

/** Writes the translation of one text; plural forms are those of English. */
void writeTranslation(QXmlStreamWriter &writer, const QString &source, bool hasNumber)
{
    writer.writeStartElement(u"translation"_qs);
    if (hasNumber) {
        for (int form = 0; form < 2; ++form)
            writer.writeTextElement(u"numerusform"_qs, pseudoText(source));
    } else {
        writer.writeCharacters(pseudoText(source));
    }
    writer.writeEndElement();
}

/** The text by which Qt knows the direction of a language. */
void writeDirection(QXmlStreamWriter &writer)
{
    writer.writeStartElement(u"context"_qs);
    writer.writeTextElement(u"name"_qs, u"QGuiApplication"_qs);
    writer.writeStartElement(u"message"_qs);
    writer.writeTextElement(u"source"_qs, u"QT_LAYOUT_DIRECTION"_qs);
    writer.writeTextElement(u"comment"_qs,
                            u"Translate this string to the string 'LTR' in left-to-right languages or to 'RTL' in "
                            "right-to-left languages (such as Hebrew and Arabic) to get proper widget layout."_qs);
    writer.writeTextElement(u"translation"_qs, u"RTL"_qs);
    writer.writeEndElement();
    writer.writeEndElement();
}

/** Copies a .ts file and fills its translations. Returns false if a file can't be read or written. */
bool fill(const QString &from, const QString &to, bool isMirrored)
{
    QFile input(from);
    QFile output(to);
    if (!input.open(QIODevice::ReadOnly) || !output.open(QIODevice::WriteOnly))
        return false;
    QXmlStreamReader reader(&input);
    QXmlStreamWriter writer(&output);
    QString source;
    bool hasNumber = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == u"message")
            hasNumber = reader.attributes().value(u"numerus"_qs) == u"yes";
        if (reader.isStartElement() && reader.name() == u"TS") {
            // The language whose plural forms are used.
            writer.writeStartElement(u"TS"_qs);
            writer.writeAttribute(u"version"_qs, u"2.1"_qs);
            writer.writeAttribute(u"language"_qs, u"en"_qs);
            if (isMirrored)
                writeDirection(writer);
        } else if (reader.isStartElement() && reader.name() == u"source") {
            source = reader.readElementText();
            writer.writeTextElement(u"source"_qs, source);
        } else if (reader.isStartElement() && reader.name() == u"translation") {
            reader.skipCurrentElement();
            writeTranslation(writer, source, hasNumber);
        } else {
            writer.writeCurrentToken(reader);
        }
    }
    return !reader.hasError() && output.flush();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4) {
        std::fprintf(stderr, "usage: pseudolocale SOURCES.ts EN_XA.ts AR_XB.ts\n");
        return 2;
    }
    for (int target : {2, 3}) {
        if (!fill(arguments.at(1), arguments.at(target), target == 3)) {
            std::fprintf(stderr, "pseudolocale: can't make %s from %s\n", qPrintable(arguments.at(target)),
                         qPrintable(arguments.at(1)));
            return 1;
        }
    }
    return 0;
}
