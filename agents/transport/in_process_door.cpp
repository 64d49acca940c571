#include "agents/transport/in_process_door.h"

#include "agents/base/json/json_length.h"

namespace league::transport {

class InProcessDoor::WayBack final : public WireReply::WayBack
{
public:
    // What a peer gets that asked with HEAD has no body.
    enum class Form { WithBody, WithoutBody };

    WayBack(BringBack answer, Form form) : m_answer(std::move(answer)), m_form(form) { }

    ~WayBack() override
    {
        // Never handed to a handler: the door was shut first. Handed and dropped: as over HTTP.
        if (m_door.expired())
            breakOff();
        else if (!isAnswered())
            WayBack::deliver(500, "The request was not answered.\n", "text/plain", {});
        leave();
    }

    void enter(const std::shared_ptr<InProcessDoor> &door)
    {
        m_door = door;
        door->m_unanswered.insert(this);
    }

    void breakOff()
    {
        give(
            {WireAnswer::Kind::Unreachable,
             0,
             {},
             {},
             QStringLiteral("The agent broke the connection off before its answer was complete.")});
    }

protected:
    void deliver(int status, QByteArray body, QByteArray contentType, Headers headers) override
    {
        if (body.isEmpty())
            contentType.clear();
        else
            headers.prepend({QByteArrayLiteral("Content-Type"), contentType});
        if (m_form == Form::WithoutBody || status == 204 || status == 304)
            body.clear();
        give({WireAnswer::Kind::Answered,
              status,
              std::move(body),
              std::move(contentType),
              {},
              std::move(headers)});
        leave();
    }

    void deliver(const protocol::RpcReply &reply, Headers headers) override
    {
        const auto door = m_door.lock();
        const bool isShort = door && !reply.isError()
            && base::isSurelyShorter(reply.result(), door->m_limits.maxResponseBytes / 2);
        if (!isShort)
            return WireReply::WayBack::deliver(reply, std::move(headers));
        headers.prepend({QByteArrayLiteral("Content-Type"), JsonContentType});
        WireAnswer answer{WireAnswer::Kind::Answered, 200, {}, JsonContentType, {},
                          std::move(headers)};
        answer.said = std::make_shared<const protocol::RpcReply>(reply);
        give(std::move(answer));
        leave();
    }

private:
    void give(WireAnswer answer)
    {
        if (const BringBack bringBack = std::exchange(m_answer, nullptr))
            bringBack(std::move(answer));
    }

    void leave()
    {
        if (const auto door = m_door.lock())
            door->m_unanswered.erase(this);
    }

    BringBack m_answer;
    Form m_form;
    std::weak_ptr<InProcessDoor> m_door; // empty until the request has arrived
};

InProcessDoor::InProcessDoor(Wire::Handler handler, const HttpLimits &limits,
                             std::shared_ptr<Mailbox> mailbox)
    : m_handler(std::make_shared<const Wire::Handler>(std::move(handler))),
      m_limits(limits),
      m_mailbox(std::move(mailbox))
{
}

void InProcessDoor::knock(WireRequest request, BringBack answer)
{
    const auto form = request.verb == "HEAD" ? WayBack::Form::WithoutBody : WayBack::Form::WithBody;
    auto way = std::make_shared<WayBack>(std::move(answer), form);
    m_mailbox->post([weak = weak_from_this(), request = std::move(request), way = std::move(way)] {
        const auto door = weak.lock();
        if (door && door->m_handler)
            door->receive(request, way);
    });
}

void InProcessDoor::receive(const WireRequest &request, const std::shared_ptr<WayBack> &way)
{
    way->enter(shared_from_this());
    const WireReply reply(way);
    if (request.body.size() > m_limits.maxBodyBytes) {
        reply.send(413, "The body is too large.\n", "text/plain; charset=utf-8");
        return;
    }
    const std::shared_ptr<const Wire::Handler> handler = m_handler;
    (*handler)(request, reply);
}

void InProcessDoor::shut()
{
    m_handler.reset();
    const std::unordered_set<WayBack *> unanswered = std::exchange(m_unanswered, {});
    for (WayBack *way : unanswered)
        way->breakOff();
}

} // namespace league::transport
