#pragma once

#include "cancellation.h"
#include "conversionpreview.h"

#include <QDialog>
#include <QPointer>

class QComboBox;
class QPlainTextEdit;
class QPushButton;
namespace widgets {
class ProgressLine;
class ToneLabel;
} // namespace widgets
namespace workspace {
class OpenDefinition;
}

namespace window {

/** The dialog that converts a definition to another version of OpenAPI. It shows what changes and what can't be kept
 * before anything is changed. A worker makes the preview; closing the dialog cancels it. */
class ConversionDialog final : public QDialog
{
    Q_OBJECT

public:
    ConversionDialog(workspace::OpenDefinition &definition, const QString &address, QWidget *parent);

signals:
    /** The user wants the converted text as a new document. `version` is the name of its version, such as "3.1". */
    void copyRequested(const QByteArray &text, const QString &version);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void start();
    void showPreview(const base::Result<ConversionPreview> &preview);
    void convert();
    [[nodiscard]] specification::Version chosen() const;
    [[nodiscard]] QString diffText() const;

    const QPointer<workspace::OpenDefinition> m_definition;
    const QString m_address;
    base::Cancellation m_running;
    std::optional<ConversionPreview> m_preview;
    QComboBox *m_versions = nullptr;
    widgets::ToneLabel *m_title = nullptr;
    widgets::ToneLabel *m_versionLabel = nullptr;
    widgets::ProgressLine *m_progress = nullptr;
    widgets::ToneLabel *m_summary = nullptr;
    widgets::ToneLabel *m_lossesLabel = nullptr;
    QPlainTextEdit *m_losses = nullptr;
    widgets::ToneLabel *m_changesLabel = nullptr;
    QPlainTextEdit *m_changes = nullptr;
    QPushButton *m_convert = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace window
