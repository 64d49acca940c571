// WebPage: a page and the headers it must be served with.
//
// Made by app/web, which knows the files; the manager only hands it out.
#pragma once

#include "agents/transport/wire_headers.h"

namespace league::manager {

struct WebPage
{
    QByteArray html = {}; // empty: there is none
    transport::Headers headers = {}; // what the browser may run, and the like
};

} // namespace league::manager
