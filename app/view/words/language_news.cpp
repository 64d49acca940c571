#include "app/view/words/language_news.h"

namespace league::app::view {

LanguageNews &LanguageNews::here()
{
    static LanguageNews news;
    return news;
}

} // namespace league::app::view
