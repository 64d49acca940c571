// Headers that nearly every file needs, compiled once and shared by all rooms. None of our own:
// with one, what is compiled here would differ from clone to clone, and ccache would know no file.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonDocument>
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
