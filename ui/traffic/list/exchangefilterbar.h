#pragma once

#include <QWidget>

class QHBoxLayout;
class QPushButton;
namespace forms {
class FieldMessage;
}
namespace items {
class ExchangeFilterModel;
}
namespace settings {
class Settings;
}
namespace widgets {
class SearchField;
}

namespace traffic {

class SavedFilters;

/** The field for the filter of the list of exchanges, with completion, saved filters, and a message about a filter that
 * is not valid. */
class ExchangeFilterBar final : public QWidget
{
    Q_OBJECT

public:
    ExchangeFilterBar(items::ExchangeFilterModel &exchanges, settings::Settings &settings, QWidget *parent = nullptr);

    /** Adds a control on the right of the field. */
    void addControl(QWidget *control);
    /** Sets the list to which Down and Return move the focus. */
    void setTarget(QWidget *list);
    /** Moves the focus to the field and selects its text. */
    void focusField();
    /** Empties the field, so that all exchanges are shown. */
    void clear();

signals:
    /** The filter of the exchanges has changed. */
    void filterChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets(settings::Settings &settings);
    void connectAll();
    void retranslate();
    void apply();
    void showMessage();

    items::ExchangeFilterModel &m_exchanges;
    widgets::SearchField *m_field = nullptr;
    QPushButton *m_saved = nullptr;
    SavedFilters *m_savedMenu = nullptr;
    forms::FieldMessage *m_message = nullptr;
    QHBoxLayout *m_line = nullptr;
};

} // namespace traffic
