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

/** The form of one path or webhook: its name, and what its operations share. */
class PathForm final : public QWidget
{
    Q_OBJECT

public:
    /** `file` has the path item, and `api` the path and who may call it. */
    PathForm(workspace::OpenDefinition &file, workspace::OpenDefinition &api,
             const workspace::LiveReferences &references, QWidget *parent = nullptr);

    /** `place` is that of the path item. */
    void setPath(const PathEntry &path, const document::Pointer &place);
    /** Focuses the name and selects all of it. */
    void editName();
    /** Shows at the name field why the name was not accepted. */
    void refuseName(const base::Error &error);
    /** The control for a place in the path; null when there is none. */
    [[nodiscard]] QWidget *fieldFor(const document::Pointer &pointer) const;
    /** True for the control of the name. */
    [[nodiscard]] bool isName(const QWidget *control) const { return control == m_nameEdit; }
    /** What references lead to may have changed. */
    void refreshReferences();
    void retranslate();

signals:
    void renameRequested(const QByteArray &newPath);
    /** To rename the path and declare a parameter that is in its braces. */
    void declareRequested(const QByteArray &newPath, const QByteArray &parameter);
    void located(const document::Pointer &pointer);
    void sourceRequested(const document::Pointer &pointer);
    /** The user wants to see an object of the path, such as a parameter. */
    void openRequested(const document::Pointer &pointer);

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

    workspace::OpenDefinition &m_file;
    workspace::OpenDefinition &m_api;
    const workspace::LiveReferences &m_references;
    PathEntry m_path;
    document::Pointer m_place;   ///< Of the path item.
    QList<QByteArray> m_offered; ///< Parameters that can be declared.
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
    ObjectForm *m_rest = nullptr; ///< The fields that are not above.
};

} // namespace designer
