#pragma once

#include "boundform.h"
#include "pathentry.h"

namespace editing {
class NameEdit;
}
namespace forms {
class ValueLabel;
}
namespace widgets {
class Banner;
class Heading;
} // namespace widgets
namespace workspace {
class LiveReferences;
}

namespace designer {

class ObjectForm;
class ParametersModel;
class TableSection;

/** The form of one path or webhook: its name, and the fields that all its operations share. */
class PathForm final : public QWidget
{
    Q_OBJECT

public:
    PathForm(const Context &context, const workspace::LiveReferences &references, QWidget *parent = nullptr);

    /** Shows a path or webhook. `place` is the place of its path item in the file. */
    void setPath(const PathEntry &path, const document::Pointer &place);
    /** Gives the focus to the field of the path's name and selects all its text. */
    void editName();
    /** Shows at the field of the path's name why the document did not accept the name. */
    void refuseName(const base::Error &error);
    /** Returns the control for the value at `pointer` in the path; null if there is none. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    /** True if `control` is the field of the path's name. */
    [[nodiscard]] bool isName(const QWidget *control) const { return control == m_nameEdit; }
    /** Updates what the form shows of the targets of references, which may have changed. */
    void refreshReferences();
    void retranslate();

signals:
    void renameRequested(const QByteArray &newPath);
    /**
     * Emitted when the user wants to rename the path to `newPath` and to declare a parameter that the new name has in
     * braces.
     */
    void declareRequested(const QByteArray &newPath, const QByteArray &parameter);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildWidgets();
    void connectAll();
    void refresh();
    void showAccess();
    void placeFields();
    void showOffers();
    void addOffer(const QByteArray &parameter);

    const Context m_context;
    workspace::OpenDefinition &m_file;
    workspace::OpenDefinition &m_api;
    const workspace::LiveReferences &m_references;
    PathEntry m_path;
    document::Pointer m_place;   ///< The place of the path item in its file.
    QList<QByteArray> m_offered; ///< The parameters in the name of the path that the form offers to declare.
    widgets::Heading *m_title = nullptr;
    widgets::Banner *m_banner = nullptr;
    BoundForm *m_form = nullptr;
    QLineEdit *m_nameEdit = nullptr;
    editing::NameEdit *m_name = nullptr;
    QWidget *m_offers = nullptr;
    QLineEdit *m_summaryEdit = nullptr;
    QPlainTextEdit *m_descriptionEdit = nullptr;
    TextBinding *m_summary = nullptr;
    ParagraphBinding *m_description = nullptr;
    forms::ValueLabel *m_access = nullptr;
    ParametersModel *m_parametersModel = nullptr;
    TableSection *m_parameters = nullptr;
    /** The form with the fields of the path item that have no control of their own in this form. */
    ObjectForm *m_rest = nullptr;
};

} // namespace designer
