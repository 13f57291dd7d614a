#include "texteditor.h"

#include "fonts.h"
#include "policytexts.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace policies {
namespace {

constexpr int Height = 76;

QString mapText(const document::Value &value)
{
    QString text;
    for (const auto &[key, member] : value.members())
        text += u"%1: %2\n"_qs.arg(QString::fromUtf8(key),
                                   member.isString() ? member.text() : QString::fromUtf8(member.toJson()));
    return text;
}

document::Value mapValue(const QStringList &lines)
{
    QList<std::pair<QString, QString>> entries;
    for (const QString &line : lines) {
        const qsizetype colon = line.indexOf(u':');
        entries.append({line.left(colon).trimmed(), line.mid(colon + 1).trimmed()});
    }
    return management::textMapValue(entries);
}

} // namespace

TextEditor::TextEditor(const management::PolicyField &field, QWidget *parent)
    : FieldEditor(field, parent)
    , m_text(new QPlainTextEdit(this))
{
    m_text->setFixedHeight(Height);
    m_text->setTabChangesFocus(true);
    if (field.type == management::PolicyType::Json)
        m_text->setFont(theme::codeFont());
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_text);
    connect(m_text, &QPlainTextEdit::textChanged, this, &FieldEditor::edited);
}

QWidget *TextEditor::control() const
{
    return m_text;
}

QStringList TextEditor::lines() const
{
    QStringList lines = m_text->toPlainText().split(u'\n');
    lines.removeIf([](const QString &line) { return line.trimmed().isEmpty(); });
    return lines;
}

QString TextEditor::textOf(const document::Value &value) const
{
    if (value.isNull())
        return {};
    if (field().type == management::PolicyType::TextMap)
        return mapText(value);
    if (field().type == management::PolicyType::Json)
        return QString::fromUtf8(value.toJson(JsonIndent));
    QStringList texts;
    for (const document::Value &item : value.items())
        texts.append(item.text());
    return texts.join(u'\n');
}

void TextEditor::setValue(const document::Value &shown)
{
    // What was typed here means this value already: its blanks and line ends stay as the person put them.
    if (isValid() && value().value_or(document::Value()) == shown)
        return;
    const QSignalBlocker blocker(m_text);
    m_text->setPlainText(textOf(shown));
}

std::optional<document::Value> TextEditor::value() const
{
    const QStringList typed = lines();
    if (typed.isEmpty())
        return std::nullopt;
    if (field().type == management::PolicyType::TextMap)
        return mapValue(typed);
    if (field().type != management::PolicyType::Json)
        return management::textsValue(typed);
    const auto parsed = document::Value::fromJson(m_text->toPlainText().toUtf8());
    return parsed.isOk() ? std::optional(parsed.value()) : std::nullopt;
}

bool TextEditor::isValid() const
{
    const QStringList typed = lines();
    if (typed.isEmpty() || field().type == management::PolicyType::TextList)
        return true;
    if (field().type == management::PolicyType::TextMap)
        return std::all_of(typed.begin(), typed.end(), [](const QString &line) { return line.indexOf(u':') > 0; });
    const auto parsed = document::Value::fromJson(m_text->toPlainText().toUtf8());
    return parsed.isOk() && management::fits(field(), parsed.value());
}

void TextEditor::setReadOnly(bool readOnly)
{
    m_text->setReadOnly(readOnly);
}

} // namespace policies

#include "moc_texteditor.cpp"
