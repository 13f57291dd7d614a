#pragma once

#include "remarktopic.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace deploy {

/** A statement of a report about a part of the definitions. */
struct Remark {
    Topic topic = Topic::Order;
    QStringList arguments; ///< The arguments of the topic's text.
    friend bool operator==(const Remark &, const Remark &) = default;
};

/** The content that an environment variable must have for a configuration to send credentials. */
enum class VariableContent : quint8 {
    Credentials, ///< The standard base64 of the UTF-8 text `user:password`.
    UserName,    ///< The user name.
    Password,    ///< The password.
};

/** An environment variable that the proxy reads. */
struct Variable {
    QByteArray name; ///< Letters, digits and underscores; no digit first.
    VariableContent content = VariableContent::Credentials;
    QString definition; ///< The definition with the credentials, as the user named its file.
    friend bool operator==(const Variable &, const Variable &) = default;
};

/** The report of an export: what the configuration keeps of the definitions, loses and does differently, and which
 * environment variables it needs. */
struct ExportReport {
    QList<Remark> remarks;
    QList<Variable> variables;

    void add(Topic topic, const QStringList &arguments = {});
    /** Adds a variable unless the report has one with its name, content and definition. */
    void add(const Variable &variable);
    /** Returns the remarks with a verdict, in the order in which they were added. */
    [[nodiscard]] QList<Remark> withVerdict(Verdict verdict) const;
    /** Returns true if a remark's verdict is Lost. */
    [[nodiscard]] bool hasLosses() const { return !withVerdict(Verdict::Lost).isEmpty(); }
    friend bool operator==(const ExportReport &, const ExportReport &) = default;
};

} // namespace deploy
