#include "agents/store/export_svg.h"

#include "agents/store/export_html.h"

#include <algorithm>
#include <array>

namespace league::store {

namespace {

constexpr int width = 760;
constexpr int height = 300;
constexpr int left = 36;
constexpr int right = 150; // room for names
constexpr int top = 12;
constexpr int bottom = 28;
constexpr int highlighted = 4;
constexpr double labelGap = 16;

// The hues of the first players, as in the window by day.
constexpr std::array<const char *, highlighted> hues{"#155CB8", "#A35A00", "#0A6F5A", "#A8326E"};

struct Scale
{
    int rounds;
    int most; // points

    [[nodiscard]] double x(int round) const
    {
        return left + (width - left - right) * static_cast<double>(round) / rounds;
    }
    [[nodiscard]] double y(int points) const
    {
        return height - bottom - (height - top - bottom) * static_cast<double>(points) / most;
    }
};

QString place(double x, double y)
{
    return QString::number(x, 'f', 1) + u',' + QString::number(y, 'f', 1);
}

// Lines across, at whole points and not too many.
QString grid(const Scale &scale)
{
    QString svg;
    const int step = std::max(1, (scale.most + 4) / 5);
    for (int points = 0; points <= scale.most; points += step) {
        const QString y = QString::number(scale.y(points), 'f', 1);
        svg += QStringLiteral("<line x1=\"%1\" x2=\"%2\" y1=\"%3\" y2=\"%3\" class=\"grid\"/>"
                              "<text x=\"%4\" y=\"%3\" dy=\"4\" class=\"axis\" "
                              "text-anchor=\"end\">%5</text>\n")
                   .arg(left)
                   .arg(width - right)
                   .arg(y)
                   .arg(left - 8)
                   .arg(points);
    }
    const int every = std::max(1, (scale.rounds + 11) / 12);
    for (int round = every; round <= scale.rounds; round += every) {
        svg += QStringLiteral("<text x=\"%1\" y=\"%2\" class=\"axis\" "
                              "text-anchor=\"middle\">R%3</text>\n")
                   .arg(scale.x(round), 0, 'f', 1)
                   .arg(height - 8)
                   .arg(round);
    }
    return svg;
}

QString marker(int shape, double x, double y)
{
    const auto square = [&](int turn) {
        return QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"8\" height=\"8\" "
                              "transform=\"rotate(%3 %4 %5)\"/>")
            .arg(x - 4, 0, 'f', 1)
            .arg(y - 4, 0, 'f', 1)
            .arg(turn)
            .arg(x, 0, 'f', 1)
            .arg(y, 0, 'f', 1);
    };
    if (shape == 1)
        return square(0);
    if (shape == 2)
        return QStringLiteral("<polygon points=\"%1 %2 %3\"/>")
            .arg(place(x, y - 5), place(x - 5, y + 4), place(x + 5, y + 4));
    if (shape == 3)
        return square(45);
    return QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"4\"/>")
        .arg(x, 0, 'f', 1)
        .arg(y, 0, 'f', 1);
}

} // namespace

QString pointsSvg(const LeagueRecord &record)
{
    const auto &after = record.pointsAfterRounds;
    if (after.isEmpty() || record.standings.isEmpty())
        return {};
    int most = 1;
    for (const protocol::StandingRow &row : record.standings)
        most = std::max(most, row.points);
    const Scale scale{std::max<int>(1, static_cast<int>(after.size())), most};
    QString quiet;
    QString bright;
    double lastLabel = -labelGap;
    for (qsizetype i = 0; i < record.standings.size(); ++i) {
        const protocol::StandingRow &row = record.standings.at(i);
        QStringList line{place(scale.x(0), scale.y(0))};
        QString markers;
        double y = scale.y(0);
        for (qsizetype round = 0; round < after.size(); ++round) {
            const double x = scale.x(static_cast<int>(round) + 1);
            y = scale.y(after.at(round).value(row.playerId.text()));
            line.append(place(x, y));
            markers += i < highlighted ? marker(static_cast<int>(i), x, y) : QString();
        }
        if (i >= highlighted) {
            quiet +=
                QStringLiteral("<polyline class=\"quiet\" points=\"%1\"/>\n").arg(line.join(u' '));
            continue;
        }
        lastLabel = std::max(y, lastLabel + labelGap);
        bright += QStringLiteral("<g fill=\"%1\" stroke=\"none\"><polyline fill=\"none\" "
                                 "stroke=\"%1\" stroke-width=\"2.25\" points=\"%2\"/>%3"
                                 "<text x=\"%4\" y=\"%5\" dy=\"4\">%6</text></g>\n")
                      .arg(QLatin1String(hues.at(static_cast<size_t>(i))), line.join(u' '), markers)
                      .arg(width - right + 12)
                      .arg(lastLabel, 0, 'f', 1)
                      .arg(htmlText(row.displayName.left(20)));
    }
    return QStringLiteral("<svg viewBox=\"0 0 %1 %2\" role=\"img\" "
                          "aria-label=\"Points over rounds\" "
                          "xmlns=\"http://www.w3.org/2000/svg\">\n%3%4%5</svg>\n")
        .arg(width)
        .arg(height)
        .arg(grid(scale), quiet, bright);
}

namespace {

constexpr int barHeight = 18;
constexpr int barStep = 26;
constexpr int barLeft = 150; // names stand before it
constexpr qsizetype mostBars = 60;

struct Part
{
    int count;
    const char *kind; // a class of the page
    QLatin1String word;
};

QString bar(const protocol::StandingRow &row, double unit, int y)
{
    const std::array parts{Part{row.wins, "won", QLatin1String("won")},
                           Part{row.draws, "drawn", QLatin1String("drawn")},
                           Part{row.losses, "lost", QLatin1String("lost")}};
    QString svg = QStringLiteral("<text x=\"%1\" y=\"%2\" dy=\"13\" text-anchor=\"end\" "
                                 "class=\"who\">%3</text>")
                      .arg(barLeft - 10)
                      .arg(y)
                      .arg(htmlText(row.displayName.left(20)));
    double x = barLeft;
    for (const Part &part : parts) {
        if (part.count == 0)
            continue;
        const double length = part.count * unit;
        svg += QStringLiteral("<g class=\"%1\"><title>%2 %3</title><rect x=\"%4\" y=\"%5\" "
                              "width=\"%6\" height=\"%7\" rx=\"3\"/><text x=\"%8\" y=\"%5\" "
                              "dy=\"13\" text-anchor=\"middle\">%2</text></g>")
                   .arg(QLatin1String(part.kind), QString::number(part.count), part.word,
                        QString::number(x, 'f', 1), QString::number(y),
                        QString::number(std::max(1.0, length - 2), 'f', 1),
                        QString::number(barHeight), QString::number(x + length / 2 - 1, 'f', 1));
        x += length;
    }
    return svg + u'\n';
}

} // namespace

QString resultsSvg(const LeagueRecord &record)
{
    int most = 0;
    for (const protocol::StandingRow &row : record.standings)
        most = std::max(most, row.wins + row.draws + row.losses);
    if (most == 0)
        return {};
    const double unit = static_cast<double>(width - barLeft) / most;
    QString bars;
    int y = 0;
    for (const protocol::StandingRow &row :
         record.standings.first(std::min(mostBars, record.standings.size()))) {
        bars += bar(row, unit, y);
        y += barStep;
    }
    return QStringLiteral("<svg viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"Won, drawn and "
                          "lost\" xmlns=\"http://www.w3.org/2000/svg\">\n%3</svg>\n")
        .arg(width)
        .arg(y)
        .arg(bars);
}

} // namespace league::store
