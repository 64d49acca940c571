#include "app/view/desk/about.h"

#include "app/version.h"

namespace league::app::view {

QString About::version()
{
    return app::version();
}

QString About::qtVersion()
{
    return QString::fromLatin1(qVersion());
}

} // namespace league::app::view
