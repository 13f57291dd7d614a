#include "crosscheck.h"

#include "readercomparison.h"

namespace document {

base::Diagnostics crossCheck(const Snapshot &snapshot)
{
    const bool isChecked = snapshot.format() == Format::Yaml && snapshot.isValid();
    return isChecked ? compareReaders(snapshot) : base::Diagnostics();
}

} // namespace document
