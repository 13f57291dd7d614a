#pragma once

#include "rulesamples.h"

/** Samples of the rules about rulesets and project files. */
QList<RuleSample> rulesetSamples();
