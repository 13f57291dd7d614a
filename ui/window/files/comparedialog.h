#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
namespace widgets {
class CodeView;
}

namespace window {

/** What a definition's file holds against what is edited here, line by line, with the choice between the two. */
class CompareDialog final : public QDialog
{
    Q_OBJECT

public:
    /** Lines beyond this are counted and not shown. */
    static constexpr qsizetype MostLines = 20'000;

    CompareDialog(const QString &name, const QByteArray &onDisk, const QByteArray &here, QWidget *parent);

signals:
    void reloadChosen();
    void keepChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void fill(const QByteArray &onDisk, const QByteArray &here);

    QString m_name;
    QLabel *m_legend = nullptr;
    widgets::CodeView *m_view = nullptr;
    QPushButton *m_reload = nullptr;
    QPushButton *m_keep = nullptr;
    QPushButton *m_close = nullptr;
    bool m_isSame = false;
};

} // namespace window
