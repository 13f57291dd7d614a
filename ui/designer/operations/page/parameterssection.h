#pragma once

#include "context.h"
#include "pointer.h"

#include <QWidget>

namespace workspace {
class LiveReferences;
class OpenDefinition;
} // namespace workspace

namespace designer {

class AddPopup;
class ParametersModel;
class TableSection;

/** The parameters in the page of an operation, in one table: those of its path item, which are shown with their origin,
 * and its own, which are edited in place and added by name or as references to components. */
class ParametersSection final : public QWidget
{
    Q_OBJECT

public:
    ParametersSection(const Context &context, const workspace::LiveReferences &references, QWidget *parent = nullptr);

    /** Shows the parameters of an operation, whose path names path parameters in braces. */
    void setOperation(const document::Pointer &operation, const QByteArray &path);
    [[nodiscard]] TableSection &table() const { return *m_table; }
    /** Opens the popup that adds a parameter. */
    void openAdding();
    void refreshReferences();
    QWidget *reveal(const document::Pointer &pointer);
    [[nodiscard]] bool shows(const document::Pointer &pointer) const;
    void retranslate();

private:
    void buildWidgets();
    void add(const QString &text);
    /** True if the value at `pointer` is the list, a parameter, or shown in a cell. */
    [[nodiscard]] bool isCell(const document::Pointer &pointer) const;
    /** Returns the names in braces of the path for which neither the path item nor the operation has a parameter. */
    [[nodiscard]] QList<QByteArray> undeclared() const;

    const Context m_context;
    workspace::OpenDefinition &m_definition;
    document::Pointer m_operation;
    QByteArray m_path;
    ParametersModel *m_model = nullptr;
    TableSection *m_table = nullptr;
    AddPopup *m_popup = nullptr;
};

} // namespace designer
