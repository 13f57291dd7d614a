#pragma once

#include <QObject>
#include <QTimer>

class QAction;
class QKeyEvent;
namespace document {
class Document;
}

namespace source {

class CompletionPopup;
class SourceEditor;

/**
 * Offers completions in an editor while the user types, and with Ctrl+Space. Up and Down choose an item, Tab and Return
 * insert it, Escape closes the list. Completions are looked for after the typed character is painted.
 */
class Completer final : public QObject
{
    Q_OBJECT

public:
    Completer(SourceEditor &editor, const document::Document &document);

    /** Opens the list with what is allowed at the cursor. */
    void complete();
    void retranslate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void takeTyped(const QString &text);
    void offer(bool isAsked);
    void take();
    void close();
    [[nodiscard]] bool takesKey(const QKeyEvent &event) const;
    bool pressKey(const QKeyEvent &event);

    SourceEditor &m_editor;
    CompletionPopup *m_popup;
    QAction *m_complete;
    QTimer m_soon;
};

} // namespace source
