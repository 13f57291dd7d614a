#pragma once

#include "diagnostic.h"

#include <functional>

/** An input that makes the program report a rule, and how it is reported. */
struct RuleSample {
    const char *rule;
    std::function<base::Diagnostics()> report;
};

/** A sample for each rule. Rules that only a command reports are left to tests/app/commands. */
QList<RuleSample> ruleSamples();
