/// The description of the interface for programs, as OpenAPI 3.1, generated from the operations and the records.
enum OpenAPI {
  static let document = description.written

  static let operations: [Operation] = [
    Operation(
      "/api/channels", "listChannels", "The rows of the guide, in their order",
      .json(PageRecord<ChannelRecord>.schema), [.limit, .after, .hidden]),
    Operation(
      "/api/channels/{key}", "getChannel", "One channel", .json(ChannelRecord.schema), [.key], problems: [.notFound]),
    Operation(
      "/api/airings", "listAirings", "The airings of some channels, channel by channel, ordered by start",
      .json(PageRecord<AiringRecord>.schema),
      [.channels(most: 50, isRequired: true), .from, .to, .limit, .afterAiring], problems: [.notFound]),
    Operation(
      "/api/airings/{id}", "getAiring", "An airing with all details from its feed", .json(ProgrammeRecord.schema),
      [.airing], problems: [.notFound]),
    Operation(
      "/api/airings/{id}.ics", "getAiringCalendar", "An airing as a calendar file", .file("text/calendar"), [.airing],
      problems: [.notFound]),
    Operation(
      "/api/now", "listNow", "The current and the next airing of each row", .json(PageRecord<NowRecord>.schema),
      [.now, .limit, .after]),
    Operation(
      "/api/search", "search", "Airings found by words, people and filters", .json(SearchRecord.schema),
      [.words, .now, .hits, .channels(most: 200)]),
    Operation("/api/reminders", "listReminders", "Reminders, by start", .json(PageRecord<ReminderRecord>.schema)),
    Operation(
      "post", "/api/reminders", "makeReminder", "A reminder of an airing", body: NewReminder.schema,
      success: (201, "The reminder was created.", .json(NewReminderAnswer.schema)),
      location: "The address at which it can be deleted.",
      problems: [.badRequest, .notFound, .tooLarge, .unsupportedMedia, .unprocessable]),
    Operation(
      "delete", "/api/reminders/{rule}", "deleteReminder", "Deletes the rule of a reminder", [.rule],
      success: (204, "The rule was deleted.", nil), problems: [.notFound]),
    Operation(
      "/api/guide.xml", "getXMLTV", "XMLTV", .file("application/xml"), [.channels(most: 200), .from, .to],
      problems: [.tooLarge]),
    Operation(
      "/api/guide.ics", "getCalendar", "iCalendar", .file("text/calendar"), [.channels(most: 200), .from, .to],
      problems: [.tooLarge]),
    Operation(
      "/api/channels.m3u", "getPlaylist", "M3U; addresses are for the owner", .file("audio/x-mpegurl"),
      problems: [.tooLarge]),
    Operation("/api/openapi.json", "getDescription", "This description", .json(.anyObject)),
  ]

  private static var description: JSONNode {
    [
      "openapi": "3.1.0",
      "info": [
        "title": "Lineup", "version": "1", "summary": "A television guide for programs.",
        "description": "Times are RFC 3339 in UTC; as parameters also seconds since 1970.",
        "license": ["name": "MIT", "identifier": "MIT"],
      ],
      // The description is next to the rest: "..", not "/", also if the server has all in a folder.
      "servers": [["url": ".."]],
      "security": [["token": []]],
      "paths": paths,
      "components": [
        "securitySchemes": [
          "token": [
            "type": "http", "scheme": "bearer",
            "description": "The token that the server printed, or the credentials of a server in front of this one.",
          ],
          "owner": ["type": "http", "scheme": "bearer", "description": "The owner's token."],
        ],
        "schemas": schemas,
        "headers": ["ETag": ["description": "Changes with the answer.", "schema": ["type": "string"]]],
        "responses": responses,
      ],
    ]
  }

  /// The problems that any operation may return.
  private static var responses: JSONNode {
    let content: JSONNode = ["application/problem+json": ["schema": ProblemRecord.schema.json]]
    return JSONNode.object([]).adding(
      APIProblem.Kind.allCases.map { kind in ("\(kind)", ["description": .text(kind.title), "content": content]) })
  }

  /// Operations by path, in order.
  private static var paths: JSONNode {
    var order: [String] = []
    var byPath: [String: [Operation]] = [:]
    for operation in operations {
      if byPath[operation.path] == nil { order.append(operation.path) }
      byPath[operation.path, default: []].append(operation)
    }
    return JSONNode.object([]).adding(
      order.map { path in
        let all = byPath[path] ?? []
        let named = all.first?.parameters.filter { $0.place == .path } ?? []
        let shared: [(String, JSONNode)] = named.isEmpty ? [] : [("parameters", .list(named.map(\.json)))]
        return (path, JSONNode.object([]).adding(shared + all.map { ($0.method, $0.json) }))
      })
  }

  /// The named records, each once.
  private static var schemas: JSONNode {
    var seen: Set<String> = []
    return JSONNode.object([]).adding(
      (operations.flatMap(\.schemas) + [ProblemRecord.schema]).flatMap(\.records)
        .filter { seen.insert($0.name).inserted }.map { ($0.name, $0.schema.json) })
  }
}
