#pragma once

#include "context.h"
#include "pointer.h"

#include <QWidget>

class QPushButton;
namespace forms {
class FieldMessage;
}
namespace workspace {
class OpenDefinition;
}

namespace designer {

class AddPopup;

/** The row below the schema of a form, such as `multipart/form-data`, that adds a part: a text, or a file. */
class PartsRow final : public QWidget
{
    Q_OBJECT

public:
    /** Creates the row. Its controls have object names that begin with `objectName`. */
    PartsRow(const Context &context, const QString &objectName, QWidget *parent = nullptr);

    /** Sets the place of the media type. The row is hidden if the media type is no form. */
    void setMediaType(const document::Pointer &place, const QByteArray &mediaType);
    /** Gives the focus to the button that adds a part. */
    void focusFirst();
    void retranslate();

signals:
    /** Emitted when the user has added the part whose property is at `property`. */
    void added(const document::Pointer &property);

private:
    void add(const QString &name, bool isFile);

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    document::Pointer m_place;
    bool m_hasFiles = false;
    QPushButton *m_add = nullptr;
    AddPopup *m_popup = nullptr;
};

} // namespace designer
