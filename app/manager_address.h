// The address of a manager as people type it.
#pragma once

#include <QUrl>

#include <optional>

namespace league::app {

// 192.168.1.20:8000 and http://192.168.1.20:8000/ are http://192.168.1.20:8000/mcp. Nothing when
// it cannot be an address.
[[nodiscard]] std::optional<QUrl> managerAddress(const QString &typed);

} // namespace league::app
