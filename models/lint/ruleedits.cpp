#include "ruleedits.h"

namespace lint {

using base::ErrorCode;
using document::Node;
using document::Pointer;
using document::Value;

namespace {

/** The reason why a file of rules can't be edited. */
base::Result<void> checkEditable(const document::Document &document, const QString &rule)
{
    const rules::Rule *known = rules::findRule(rule);
    if (known && !rules::isConfigurable(*known))
        return base::Error{ErrorCode::Unsupported, rule};
    if (!document.snapshot().isValid())
        return base::Error{ErrorCode::SyntaxError, {}};
    const Node root = document.snapshot().root();
    if (root.exists() && !root.isMapping() && !root.isNull())
        return base::Error{ErrorCode::WrongType, {}};
    return {};
}

bool isSuppression(const Node &entry, const QString &rule, const QString &file, const QString &pointer)
{
    return entry.member("rule").resolved().text() == rule && entry.member("file").resolved().text() == file &&
           entry.member("pointer").resolved().text() == pointer;
}

} // namespace

QByteArray settingWord(rules::Setting setting)
{
    if (!setting)
        return "off";
    switch (*setting) {
    case base::Severity::Error:
        return "error";
    case base::Severity::Warning:
        return "warn";
    case base::Severity::Information:
        break;
    }
    return "info";
}

base::Result<void> addSuppression(document::Document &project, const QString &rule, const QString &file,
                                  const QString &pointer)
{
    if (auto editable = checkEditable(project, rule); !editable)
        return editable;
    const Pointer place{"suppressions"};
    const Node list = project.snapshot().at(place).resolved();
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        if (isSuppression(list.childAt(i).resolved(), rule, file, pointer))
            return {};
    }
    QList<Value::Member> members{{"rule", Value::string(rule)}, {"file", Value::string(file)}};
    if (!pointer.isEmpty())
        members.append({"pointer", Value::string(pointer)});
    const Value entry = Value::object(members);
    if (list.isSequence())
        return project.append(place, entry);
    if (list.exists() && !list.isNull())
        return base::Error{ErrorCode::WrongType, place.toString()};
    return project.set(place, Value::array({entry}));
}

base::Result<void> setSeverity(document::Document &ruleset, const QString &rule, rules::Setting setting)
{
    if (auto editable = checkEditable(ruleset, rule); !editable)
        return editable;
    const Pointer place = Pointer{"rules"}.child(rule.toUtf8());
    const bool isDefinition = ruleset.snapshot().at(place).resolved().isMapping();
    return ruleset.set(isDefinition ? place.child("severity") : place, Value::string(settingWord(setting)));
}

} // namespace lint
