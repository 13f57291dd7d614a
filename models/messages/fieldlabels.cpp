#include "fieldlabels.h"

#include "specificationtable.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace messages {

namespace {

constexpr char LabelContext[] = "Specification";

/** Words that are not written as other words. The first column is what a name splits into, in lower case. */
struct Spelling {
    const char *word;
    const char *label;
};
constexpr Spelling Spellings[] = {
    {"api", "API"}, {"id", "ID"}, {"json", "JSON"}, {"oauth", "OAuth"}, {"oauth2", "OAuth 2"}, {"openapi", "OpenAPI"},
    {"tls", "TLS"}, {"ui", "UI"}, {"uri", "URI"},   {"url", "URL"},     {"xml", "XML"},
};

/** Labels that are not made of the words of the name. */
constexpr Spelling Labels[] = {
    {"$ref", "Reference"},
    {"$self", "Document URI"},
    {"$id", "Schema ID"},
    {"$schema", "Schema dialect"},
    {"$anchor", "Anchor"},
    {"$dynamicRef", "Dynamic reference"},
    {"$dynamicAnchor", "Dynamic anchor"},
    {"$vocabulary", "Vocabulary"},
    {"$comment", "Comment"},
    {"$defs", "Definitions"},
    {"externalDocs", "External documentation"},
    {"in", "Location"},
    {"openapi", "OpenAPI version"},
    {"openIdConnectUrl", "OpenID Connect URL"},
    {"jsonSchemaDialect", "JSON Schema dialect"},
    {"requestBody", "Request body"},
    {"enum", "Allowed values"},
    {"const", "Constant"},
};

/** "min", "Length" of minLength. Digits and dots belong to the word before. */
QStringList wordsOf(const QString &name)
{
    QStringList words;
    bool wasUpper = false; // Letters of an abbreviation, such as TLS, are one word.
    for (const QChar letter : name) {
        if (words.isEmpty() || (letter.isUpper() && !wasUpper))
            words.append(QString());
        words.last().append(letter.toLower());
        wasUpper = letter.isUpper();
    }
    return words;
}

QString spelled(const QString &word)
{
    const auto spelling = std::find_if(std::begin(Spellings), std::end(Spellings),
                                       [&word](const Spelling &one) { return word == QLatin1String(one.word); });
    return spelling == std::end(Spellings) ? word : QString::fromLatin1(spelling->label);
}

QString labelOf(QByteArrayView name)
{
    const auto label = std::find_if(std::begin(Labels), std::end(Labels),
                                    [name](const Spelling &one) { return name == QByteArrayView(one.word); });
    if (label != std::end(Labels))
        return QString::fromLatin1(label->label);
    QStringList words;
    for (const QString &word : wordsOf(QString::fromUtf8(name)))
        words.append(spelled(word));
    QString text = words.join(u' ');
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

QString fieldLabel(QByteArrayView name)
{
    if (name.startsWith("x-"))
        return QString::fromUtf8(name);
    return QCoreApplication::translate(LabelContext, labelOf(name).toUtf8().constData());
}

QString fieldHelp(const specification::Field &field)
{
    return QCoreApplication::translate(LabelContext, field.help);
}

QString inheritedText(const specification::Field &field)
{
    return QCoreApplication::translate(LabelContext, field.inherited);
}

QString objectLabel(specification::ObjectKind kind)
{
    QString name = QString::fromLatin1(specification::objectType(kind).name);
    name.remove(QLatin1String(" Object"));
    QStringList words = name.split(u' ');
    // Abbreviations and names keep their capitals.
    for (QString &word : words) {
        if (word.size() < 2 || !word.at(1).isUpper())
            word = word.toLower();
    }
    return QCoreApplication::translate(LabelContext, words.join(u' ').toUtf8().constData());
}

} // namespace messages
