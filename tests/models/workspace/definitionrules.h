#pragma once

#include "workspace.h"

/** The rules of a definition's diagnostics, in their order. */
inline QStringList rulesOf(const workspace::OpenDefinition &definition)
{
    QStringList rules;
    for (const base::Diagnostic &diagnostic : definition.diagnostics())
        rules.append(diagnostic.rule);
    return rules;
}
