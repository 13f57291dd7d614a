#include "kubernetesnames.h"

#include <QList>

#include <algorithm>

namespace deploy {

namespace {

constexpr qsizetype LongestLabel = 63;
constexpr qsizetype LongestName = 253;

bool isLetterOrDigit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

QByteArray trimmedHyphens(QByteArray text)
{
    while (text.endsWith('-'))
        text.chop(1);
    return text;
}

} // namespace

bool isDnsLabel(QByteArrayView text)
{
    return !text.isEmpty() && text.size() <= LongestLabel && text.front() != '-' && text.back() != '-' &&
           std::all_of(text.begin(), text.end(), [](char c) { return isLetterOrDigit(c) || c == '-'; });
}

bool isDnsName(QByteArrayView text)
{
    const QByteArrayList labels = text.toByteArray().split('.');
    return text.size() <= LongestName && std::all_of(labels.begin(), labels.end(), isDnsLabel);
}

QByteArray KubernetesNames::uniqueName(const QByteArray &start, const QByteArray &ending)
{
    QByteArray name = trimmedHyphens(start.left(LongestLabel - ending.size())) + ending;
    for (int number = 2; m_taken.contains(name); ++number) {
        const QByteArray numbered = ending + '-' + QByteArray::number(number);
        name = trimmedHyphens(start.left(LongestLabel - numbered.size())) + numbered;
    }
    m_taken.insert(name);
    return name;
}

} // namespace deploy
