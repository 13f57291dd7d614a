#include "policyexport.h"

#include <QDir>
#include <QHash>

namespace commands {

namespace {

using document::Value;
using management::FileSecrets;
using management::Policy;

constexpr int indentation = 2;

/** "gold.json" as "gold-ID.json", with a number if there is such a file too. */
QString distinctName(const QString &name, const Policy &policy, const QHash<QString, int> &taken)
{
    Policy named = policy;
    named.json = Value::object({{"name", Value::string(name.chopped(5) + u'-' + policy.id())}});
    const QString withId = management::policyFileName(named);
    QString distinct = withId;
    for (int number = 2; taken.contains(distinct); ++number)
        distinct = u"%1-%2.json"_qs.arg(withId.chopped(5), QString::number(number));
    return distinct;
}

} // namespace

QList<PolicyText> policyTexts(const QList<Policy> &policies, FileSecrets secrets)
{
    QHash<QString, int> counts;
    for (const Policy &policy : policies)
        ++counts[management::policyFileName(policy)];
    QList<PolicyText> texts;
    for (const Policy &policy : policies) {
        QString name = management::policyFileName(policy);
        if (counts.value(name) > 1)
            name = distinctName(name, policy, counts);
        counts.insert(name, 1);
        texts.append({name, management::policyFile(policy, secrets).json.toJson(indentation) + '\n'});
    }
    return texts;
}

QByteArray policyText(const QList<Policy> &policies, FileSecrets secrets)
{
    QList<Value> all;
    for (const Policy &policy : policies)
        all.append(management::policyFile(policy, secrets).json);
    return (all.size() == 1 ? all.constFirst() : Value::array(all)).toJson(indentation) + '\n';
}

base::Result<void> writePolicyTexts(const QString &folder, const QList<PolicyText> &texts, FileSecrets secrets,
                                    workspace::DocumentStore &store)
{
    const QDir target(folder);
    if (!target.mkpath(u"."_qs))
        return base::Error{base::ErrorCode::FolderMissing, folder};
    for (const PolicyText &text : texts) {
        const QString path = target.filePath(text.name);
        const base::Result<void> written = secrets == FileSecrets::Keep ? store.writePrivate(path, text.text)
                                                                        : store.write(path, text.text);
        if (!written)
            return base::Error{written.error().code, path};
    }
    return {};
}

} // namespace commands
