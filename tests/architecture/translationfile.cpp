#include "translationfile.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace architecture {

namespace {

QStringList sortedMatches(const QRegularExpression &expression, const QString &text)
{
    QStringList found;
    for (auto all = expression.globalMatch(text); all.hasNext();)
        found.append(all.next().captured());
    std::sort(found.begin(), found.end());
    return found;
}

QStringList placeholders(const QString &text, bool withoutNumber)
{
    static const QRegularExpression all(u"%L?\\d+|%L?n|\\[\\*\\]"_qs);
    QStringList found = sortedMatches(all, text);
    if (withoutNumber)
        found.removeAll(u"%n"_qs);
    return found;
}

/** "&&" is a literal "&", as is one before a blank. */
qsizetype mnemonics(QString text)
{
    static const QRegularExpression mnemonic(u"&\\w"_qs, QRegularExpression::UseUnicodePropertiesOption);
    return text.replace(u"&&"_qs, QString()).count(mnemonic);
}

QString blanksBefore(const QString &text)
{
    static const QRegularExpression blanks(u"^\\s*"_qs);
    return blanks.match(text).captured();
}

QString blanksAfter(const QString &text)
{
    static const QRegularExpression blanks(u"\\s*$"_qs);
    return blanks.match(text).captured();
}

} // namespace

QString TranslatedText::key() const
{
    return context + u" | "_qs + source + (comment.isEmpty() ? QString() : u" | "_qs + comment) +
           (hasNumber ? u" | plural"_qs : QString());
}

QList<TranslatedText> textsOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<TranslatedText> texts;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            TranslatedText text;
            text.context = context;
            text.hasNumber = xml.attributes().hasAttribute(u"numerus"_qs);
            texts.append(text);
        } else if (xml.name() == u"source") {
            texts.last().source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            texts.last().comment = xml.readElementText();
        } else if (xml.name() == u"translation") {
            texts.last().isFinished = !xml.attributes().hasAttribute(u"type"_qs);
            if (!texts.last().hasNumber)
                texts.last().translations = {xml.readElementText()};
        } else if (xml.name() == u"numerusform") {
            texts.last().translations.append(xml.readElementText());
        }
    }
    return texts;
}

QString mistakeIn(const QString &source, const QString &translation, bool isOne)
{
    static const QRegularExpression pattern(u"\\(\\*[^)]*\\)"_qs);
    if (translation.isEmpty())
        return u"is empty"_qs;
    if (placeholders(source, isOne) != placeholders(translation, isOne))
        return u"has other placeholders"_qs;
    if (mnemonics(source) != mnemonics(translation))
        return u"has another number of mnemonics"_qs;
    if (source.count(u'\n') != translation.count(u'\n'))
        return u"has another number of line breaks"_qs;
    if (blanksBefore(source) != blanksBefore(translation) || blanksAfter(source) != blanksAfter(translation))
        return u"has other blanks at its ends"_qs;
    for (const QChar mark : u"….:?") {
        if (source.trimmed().endsWith(mark) != translation.trimmed().endsWith(mark))
            return u"ends with another mark"_qs;
    }
    if (sortedMatches(pattern, source) != sortedMatches(pattern, translation))
        return u"has another file pattern"_qs;
    return {};
}

} // namespace architecture
