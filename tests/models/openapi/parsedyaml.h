#pragma once

#include "snapshot.h"

/** The snapshot of a YAML text. */
inline document::Snapshot parse(const QByteArray &yaml)
{
    return document::Snapshot::parse(yaml, document::Format::Yaml);
}
