#pragma once

#include "cancellation.h"
#include "exportwriter.h"
#include "proxyexport.h"

#include <QDialog>
#include <QPointer>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;
namespace widgets {
class Banner;
class ElidedLabel;
class ProgressLine;
} // namespace widgets

namespace proxyexport {

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

private:
    void buildWidgets();
    void buildOptions();
    [[nodiscard]] QWidget *buildResult();
    void connectAll();
    void retranslate();
    void listDefinitions(const QList<workspace::OpenDefinition *> &definitions);
    /** Makes the configuration for what is chosen now. */
    void start();
    void showConfiguration(const deploy::ExportedConfiguration &configuration);
    void showNothing(const QString &why);
    void refreshOptions();
    [[nodiscard]] deploy::Target target() const;
    [[nodiscard]] QList<deploy::ExportedDefinition> chosen() const;
    void copy();
    void choosePath();
    void save(const QString &path);

    QList<QPointer<workspace::OpenDefinition>> m_definitions; ///< In the order of the rows of the list.
    workspace::ExportWriter m_writer;
    base::Cancellation m_running;
    std::optional<deploy::ExportedConfiguration> m_configuration;
    QLabel *m_targetLabel = nullptr;
    QComboBox *m_target = nullptr;
    QStackedWidget *m_placement = nullptr;
    QLabel *m_portLabel = nullptr;
    QSpinBox *m_port = nullptr;
    QLabel *m_gatewayLabel = nullptr;
    QLineEdit *m_gateway = nullptr;
    QLabel *m_definitionsLabel = nullptr;
    QListWidget *m_list = nullptr;
    widgets::ProgressLine *m_progress = nullptr;
    widgets::Banner *m_banner = nullptr;
    QLabel *m_reportLabel = nullptr;
    QListWidget *m_report = nullptr;
    QLabel *m_textLabel = nullptr;
    QPlainTextEdit *m_text = nullptr;
    widgets::ElidedLabel *m_summary = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace proxyexport
