#include "agents/manager/spectators/invitation_desk.h"

namespace league::manager {

namespace {

// From one address: a class behind one router opens the page at once.
constexpr int Burst = 200;
constexpr int PerSecond = 100;

// The page with what it may tell of this league in its places.
QByteArray filled(QByteArray html, const LeagueOptions &options)
{
    const QString name = options.name.isEmpty() ? options.leagueId.text() : options.name;
    return html.replace("{{spectators}}", options.spectators ? "yes" : "no")
        .replace("{{game}}", options.gameType.toHtmlEscaped().toUtf8())
        .replace("{{league}}", name.toHtmlEscaped().toUtf8()); // last: it may look like a place
}

} // namespace

InvitationDesk::InvitationDesk(const LeagueOptions &options, transport::RpcServer &server,
                               base::Clock &clock)
    : m_limit(Burst, PerSecond, clock),
      m_page{filled(options.joinPage.html, options), "text/html; charset=utf-8",
             options.joinPage.headers}
{
    if (m_page.bytes.isEmpty())
        return;
    server.route("/join",
                 [this](const transport::WireRequest &request, const transport::WireReply &reply) {
                     show(request, reply);
                 });
}

void InvitationDesk::show(const transport::WireRequest &request, const transport::WireReply &reply)
{
    if (m_limit.take(request.peer).count() == 0)
        return m_page.send(request, reply);
    reply.send(429, "Too many questions came from this address. Ask again in a second.\n",
               "text/plain; charset=utf-8", {{"Retry-After", "1"}});
}

} // namespace league::manager
