#pragma once

#include "numberedtextedit.h"

namespace widgets {

/** A read-only view of a text in the code font, with line numbers. */
class CodeView final : public NumberedTextEdit
{
    Q_OBJECT

public:
    explicit CodeView(QWidget *parent = nullptr);

    /** Replaces the text of the view. Keeps the scroll position as far as the new text reaches. */
    void setCode(const QString &text);
};

} // namespace widgets
