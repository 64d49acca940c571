// Headers that nearly every file needs, compiled once and shared by all rooms.
#pragma once

#include "agents/base/json/json_document.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>
