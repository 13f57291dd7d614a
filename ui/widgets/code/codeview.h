#pragma once

#include "numberedtextedit.h"

namespace widgets {

/** Read-only text in the code font. */
class CodeView final : public NumberedTextEdit
{
    Q_OBJECT

public:
    explicit CodeView(QWidget *parent = nullptr);

    /** Replaces the text. Keeps the scroll position as far as the new text reaches. */
    void setCode(const QString &text);
};

} // namespace widgets
