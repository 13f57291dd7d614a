#pragma once

#include "cancellation.h"
#include "exportwriter.h"
#include "proxyexport.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
namespace widgets {
class Banner;
class CodeView;
class ElidedLabel;
class EmptyState;
class ProgressLine;
} // namespace widgets

namespace proxyexport {

class DefinitionChoice;
class ReportList;
class TargetOptions;

/**
 * The dialog that exports open definitions as the configuration of a proxy. It shows the report (what is kept, lost and
 * different, and the variables to set) and the text before anything is written. A worker makes the configuration;
 * closing the dialog cancels it. Nothing of a definition is looked up, and no credential is shown or written.
 */
class ProxyExportDialog final : public QDialog
{
    Q_OBJECT

public:
    /** Creates the dialog for definitions that canBeExported(), in the order of the list. All are selected. The
     * store must outlive the dialog. */
    ProxyExportDialog(const QList<workspace::OpenDefinition *> &definitions, workspace::DocumentStore &store,
                      QWidget *parent);
    ~ProxyExportDialog() override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildWidgets();
    [[nodiscard]] QWidget *buildChoice();
    [[nodiscard]] QWidget *buildText();
    void connectAll();
    void retranslate();
    /** Makes the configuration for what is chosen now. */
    void start();
    void showConfiguration(const deploy::ExportedConfiguration &configuration);
    /** Shows why there is no configuration in its place. */
    void showNothing(const QString &title, const QString &text);
    void setCanSave(bool canSave);
    void copy();
    void chooseFile();
    void chooseFolder();
    void save(const QString &path, ExistingFile existing);
    void showSaved(const QString &path, const base::Result<void> &written);

    workspace::ExportWriter m_writer;
    base::Cancellation m_running;
    std::optional<deploy::ExportedConfiguration> m_configuration;
    bool m_isOtherTarget = false; ///< Whether the user chose another proxy since the text was shown.
    TargetOptions *m_options = nullptr;
    QLabel *m_definitionsLabel = nullptr;
    DefinitionChoice *m_definitions = nullptr;
    widgets::ProgressLine *m_progress = nullptr;
    widgets::Banner *m_banner = nullptr;
    QSplitter *m_splitter = nullptr;
    QLabel *m_reportLabel = nullptr;
    ReportList *m_report = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QLabel *m_textLabel = nullptr;
    widgets::CodeView *m_text = nullptr;
    widgets::ElidedLabel *m_summary = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_saveFolder = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace proxyexport
