// The names of MCP: methods, fields and error codes, for the files of this folder and the client.
#pragma once

#include <QLatin1String>

namespace league::protocol {

namespace mcp_method {
inline constexpr QLatin1String Initialize{"initialize"};
inline constexpr QLatin1String Ping{"ping"};
inline constexpr QLatin1String Discover{"server/discover"};
inline constexpr QLatin1String ListTools{"tools/list"};
inline constexpr QLatin1String CallTool{"tools/call"};
inline constexpr QLatin1String ListResources{"resources/list"};
inline constexpr QLatin1String ListTemplates{"resources/templates/list"};
inline constexpr QLatin1String ReadResource{"resources/read"};
inline constexpr QLatin1String ListPrompts{"prompts/list"};
inline constexpr QLatin1String GetPrompt{"prompts/get"};
inline constexpr QLatin1String Complete{"completion/complete"};
inline constexpr QLatin1String SetLogLevel{"logging/setLevel"};
} // namespace mcp_method

namespace mcp_key {
inline constexpr QLatin1String Meta{"_meta"};
inline constexpr QLatin1String ClaimedVersion{"io.modelcontextprotocol/protocolVersion"};
inline constexpr QLatin1String ClaimedCapabilities{"io.modelcontextprotocol/clientCapabilities"};
inline constexpr QLatin1String ServerInfoMeta{"io.modelcontextprotocol/serverInfo"};
inline constexpr QLatin1String Name{"name"};
inline constexpr QLatin1String Uri{"uri"};
inline constexpr QLatin1String Arguments{"arguments"};
inline constexpr QLatin1String ProtocolVersion{"protocolVersion"};
inline constexpr QLatin1String Capabilities{"capabilities"};
inline constexpr QLatin1String Content{"content"};
inline constexpr QLatin1String StructuredContent{"structuredContent"};
inline constexpr QLatin1String IsError{"isError"};
inline constexpr QLatin1String Type{"type"};
inline constexpr QLatin1String Text{"text"};
inline constexpr QLatin1String ResultType{"resultType"};
inline constexpr QLatin1String LeagueMessageType{"message_type"};
} // namespace mcp_key

namespace mcp_code {
inline constexpr int ResourceNotFound = -32002; // legacy only
inline constexpr int HeaderMismatch = -32020;
inline constexpr int UnsupportedVersion = -32022;
} // namespace mcp_code

} // namespace league::protocol
