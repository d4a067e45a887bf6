/// An operation of the interface, for the description.
struct Operation: Sendable {
  /// A body of an answer.
  enum Content: Sendable {
    case json(Schema)
    case file(String)

    var node: JSONNode {
      switch self {
      case .json(let schema): ["application/json": ["schema": schema.json]]
      case .file(let type): JSONNode.object([.init(name: type, value: ["schema": ["type": "string"]])])
      }
    }
  }

  var path: String
  var method = "get"
  var name: String
  var summary: String
  var parameters: [Parameter] = []
  var body: Schema?
  var isOwners = false
  /// The status of success, its description, and the body.
  var success: (status: Int, note: String, content: Content?)
  /// The answer's `Location` header, if it has one.
  var location: String?
  /// The possible problems, in addition to those of every operation.
  var problems: [APIProblem.Kind] = []

  /// Creates an operation that reads.
  init(
    _ path: String, _ name: String, _ summary: String, _ content: Content, _ parameters: [Parameter] = [],
    problems: [APIProblem.Kind] = []
  ) {
    self.path = path
    self.name = name
    self.summary = summary
    self.parameters = parameters + [.mark]
    success = (200, "The document.", content)
    self.problems = problems + [.badRequest]
  }

  /// Creates an operation that changes something, which only owners may.
  init(
    _ method: String, _ path: String, _ name: String, _ summary: String, body: Schema? = nil,
    _ parameters: [Parameter] = [], success: (Int, String, Content?), location: String? = nil,
    problems: [APIProblem.Kind]
  ) {
    self.path = path
    self.method = method
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.body = body
    self.success = success
    self.location = location
    self.problems = problems + [.forbidden]
    isOwners = true
  }

  var json: JSONNode {
    var node: JSONNode = ["operationId": .text(name), "summary": .text(summary)]
    if isOwners { node = node.adding([("security", [["owner": []]])]) }
    let own = parameters.filter { $0.place != .path }
    if !own.isEmpty { node = node.adding([("parameters", .list(own.map(\.json)))]) }
    if let body {
      node = node.adding([("requestBody", ["required": true, "content": Content.json(body).node])])
    }
    return node.adding([("responses", responses)])
  }

  private var responses: JSONNode {
    var answer: JSONNode = ["description": .text(success.note)]
    if success.status == 200 { answer = answer.adding([("headers", ["ETag": ["$ref": "#/components/headers/ETag"]])]) }
    if let location {
      answer = answer.adding([
        ("headers", ["Location": ["description": .text(location), "schema": ["type": "string"]]])
      ])
    }
    if let content = success.content { answer = answer.adding([("content", content.node)]) }
    var all: [(String, JSONNode)] = [("\(success.status)", answer)]
    if success.status == 200 {
      all.append(("304", ["description": "Not modified: the version that If-None-Match names is current."]))
    }
    for kind in (problems + [.unauthorized, .tooMany, .unavailable]).sorted(by: { $0.rawValue < $1.rawValue }) {
      all.append(("\(kind.rawValue)", ["$ref": .text("#/components/responses/\(kind)")]))
    }
    return JSONNode.object([]).adding(all)
  }

  /// The operation's records. O(members).
  var schemas: [Schema] {
    var all: [Schema] = body.map { [$0] } ?? []
    if case .json(let schema) = success.content { all.append(schema) }
    return all
  }
}
