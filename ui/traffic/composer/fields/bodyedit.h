#pragma once

#include "requestfiles.h"
#include "requestform.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QPlainTextEdit;
namespace forms {
class FieldMessage;
}

namespace traffic {

class BodyFiles;

/** The field for the body of a request: whether it is sent, its media type, and its text. */
class BodyEdit final : public QWidget
{
    Q_OBJECT

public:
    explicit BodyEdit(QWidget *parent = nullptr);

    /** Removes the text, and any media types. `sends` is whether a body is sent. */
    void reset(bool sends);
    /** Shows the body of a recorded request. */
    void setRecorded(const QByteArray &body);
    /** Shows the body of a form, with its chosen files. `isTyped` says that the user has typed it here, so that the
     * text stays. */
    void setForm(const requests::RequestForm &form, bool isTyped, const QList<FileState> &files);
    [[nodiscard]] bool sendsBody() const;
    void setSendsBody(bool sends);
    /** Returns the bytes to send; empty if no body is sent. */
    [[nodiscard]] QByteArray bytes() const;
    void retranslate();

signals:
    void mediaTypeChosen(const QByteArray &mediaType);
    void exampleChosen(const QByteArray &name);
    void bodyEdited(const QByteArray &body);
    void sendsBodyChanged();
    /** The user has chosen or dropped a file for a part of the body; an empty name is the whole body. */
    void fileChosen(const QByteArray &part, const QString &path);
    void fileRemoved(const QByteArray &part);

protected:
    /** Takes files that are dropped onto the text. */
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildWidgets();
    void placeWidgets();
    void connectAll();
    void showFiles(const requests::RequestForm &form, bool isTyped, const QList<FileState> &files);
    void show(const QByteArray &body);
    void refresh();
    [[nodiscard]] QByteArray typedBytes() const;

    QByteArray m_shown;   ///< The bytes that the text was set from.
    bool m_isText = true; ///< False if the bytes can't be shown as text, so that they are not edited.
    bool m_isTyped = false;
    bool m_isShowing = false;
    bool m_isNew = true; ///< True until a form is shown after reset().
    QList<QByteArray> m_mediaTypes;
    QList<QByteArray> m_examples;
    QCheckBox *m_sends = nullptr;
    QComboBox *m_mediaType = nullptr;
    QComboBox *m_example = nullptr; ///< The names of the examples; shown if there are several.
    QPlainTextEdit *m_text = nullptr;
    bool m_hasFiles = false; ///< Whether files are chosen, so that the text is not edited.
    BodyFiles *m_files = nullptr;
    QGridLayout *m_grid = nullptr;
    forms::FieldMessage *m_message = nullptr;
};

} // namespace traffic
