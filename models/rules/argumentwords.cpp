#include "argumentwords.h"

#include <QtGlobal>

namespace rules {

namespace {

template<typename Code>
struct WordRow {
    Code code;
    const char *word;
    const char *message;
};

constexpr WordRow<JsonType> TypeWords[] = {
    {JsonType::Object, "object", QT_TRANSLATE_NOOP("Rules", "an object")},
    {JsonType::Array, "array", QT_TRANSLATE_NOOP("Rules", "a list")},
    {JsonType::String, "string", QT_TRANSLATE_NOOP("Rules", "text")},
    {JsonType::Number, "number", QT_TRANSLATE_NOOP("Rules", "a number")},
    {JsonType::Boolean, "boolean", QT_TRANSLATE_NOOP("Rules", "true or false")},
    {JsonType::Null, "null", QT_TRANSLATE_NOOP("Rules", "empty")},
};

constexpr WordRow<SecretAdvice> AdviceWords[] = {
    {SecretAdvice::SetVariable, "set-variable",
     QT_TRANSLATE_NOOP("Rules", "Set this environment variable for this program and for the gateway.")},
    {SecretAdvice::AddFile, "add-file",
     QT_TRANSLATE_NOOP("Rules", "Add the file to the secrets folder of the environment.")},
    {SecretAdvice::StoreInKeychain, "store-in-keychain",
     QT_TRANSLATE_NOOP("Rules", "Store the value in the keychain for this environment.")},
    {SecretAdvice::AddToConsul, "add-to-consul", QT_TRANSLATE_NOOP("Rules", "Add the key to Consul.")},
    {SecretAdvice::AddToVault, "add-to-vault", QT_TRANSLATE_NOOP("Rules", "Add the field at this path to Vault.")},
    {SecretAdvice::AddToStore, "add-to-store", QT_TRANSLATE_NOOP("Rules", "Add the value to the store of that name.")},
    {SecretAdvice::NameFolder, "name-folder",
     QT_TRANSLATE_NOOP("Rules", "Set an existing secrets folder in the environment.")},
    {SecretAdvice::NameConsul, "name-consul",
     QT_TRANSLATE_NOOP("Rules", "Set the address of Consul in the environment.")},
    {SecretAdvice::NameVault, "name-vault", QT_TRANSLATE_NOOP("Rules", "Set the address of Vault in the environment.")},
    {SecretAdvice::NameStore, "name-store", QT_TRANSLATE_NOOP("Rules", "Add a store of that name to the environment.")},
    {SecretAdvice::UnlockKeychain, "unlock-keychain",
     QT_TRANSLATE_NOOP("Rules", "The keychain is locked. Unlock it and try again.")},
    {SecretAdvice::NoKeychain, "no-keychain", QT_TRANSLATE_NOOP("Rules", "No keychain is available on this machine.")},
    {SecretAdvice::AllowKeychain, "allow-keychain",
     QT_TRANSLATE_NOOP("Rules", "Allow this program to read the keychain entry.")},
    {SecretAdvice::CheckAddress, "check-address",
     QT_TRANSLATE_NOOP("Rules", "Check the address in the environment and the network connection.")},
    {SecretAdvice::CheckCertificate, "check-certificate",
     QT_TRANSLATE_NOOP("Rules", "Check the store's certificate, or add its CA certificate to the environment.")},
    {SecretAdvice::CheckToken, "check-token",
     QT_TRANSLATE_NOOP("Rules", "Check the store's token in the environment.")},
    {SecretAdvice::CheckPermissions, "check-permissions",
     QT_TRANSLATE_NOOP("Rules", "Check the permissions of the file.")},
    {SecretAdvice::UseHttps, "use-https",
     QT_TRANSLATE_NOOP("Rules", "Use an https address, or allow http in the environment.")},
    {SecretAdvice::StoreFailed, "store-failed",
     QT_TRANSLATE_NOOP("Rules", "The store responded with an error. Try again later.")},
    {SecretAdvice::NoAnswerInTime, "no-answer-in-time",
     QT_TRANSLATE_NOOP("Rules", "The request timed out. Try again, or increase the timeout in the environment.")},
    {SecretAdvice::NotAText, "not-a-text", QT_TRANSLATE_NOOP("Rules", "The stored value is not a single value.")},
    {SecretAdvice::TooLarge, "too-large", QT_TRANSLATE_NOOP("Rules", "The stored value is too large for a secret.")},
    {SecretAdvice::NameEnvironment, "name-environment",
     QT_TRANSLATE_NOOP("Rules", "Use --env to choose an environment with its stores on the network.")},
    {SecretAdvice::AllowSecret, "allow-secret",
     QT_TRANSLATE_NOOP("Rules", "Allow it with gatewright allow, or use --allow-secrets.")},
};

template<typename Code, std::size_t Size>
QString wordIn(const WordRow<Code> (&table)[Size], Code code)
{
    for (const WordRow<Code> &row : table) {
        if (row.code == code)
            return QString::fromLatin1(row.word);
    }
    Q_UNREACHABLE();
}

template<typename Code, std::size_t Size>
const char *messageIn(const WordRow<Code> (&table)[Size], QStringView word)
{
    for (const WordRow<Code> &row : table) {
        if (word == QLatin1String(row.word))
            return row.message;
    }
    return nullptr;
}

} // namespace

QString wordOf(JsonType type)
{
    return wordIn(TypeWords, type);
}

QString wordOf(SecretAdvice advice)
{
    return wordIn(AdviceWords, advice);
}

const char *messageOfWord(ArgumentKind kind, QStringView word)
{
    switch (kind) {
    case ArgumentKind::JsonType:
        return messageIn(TypeWords, word);
    case ArgumentKind::SecretAdvice:
        return messageIn(AdviceWords, word);
    case ArgumentKind::Text:
    case ArgumentKind::SchemaFinding:
        break;
    }
    return nullptr;
}

} // namespace rules
