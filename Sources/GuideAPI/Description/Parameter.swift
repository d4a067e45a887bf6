/// A parameter of operations, for the description.
struct Parameter: Sendable {
  enum Place: String, Sendable { case path, query, header }

  var name: String
  var place = Place.query
  var isRequired = false
  var note: String
  var schema: Schema

  var json: JSONNode {
    var node: JSONNode = [
      "name": .text(name), "in": .text(place.rawValue), "required": .flag(isRequired || place == .path),
      "description": .text(note), "schema": schema.json,
    ]
    if case .list = schema { node = node.adding([("style", "form"), ("explode", false)]) }
    return node
  }

  private static let keys = 1...Int(Int32.max)

  static let limit = Parameter(
    name: "limit", note: "The maximum number of items in a page.",
    schema: .integer(1...GuideAPI.longestPage, usual: GuideAPI.usualPage))
  static let after = Parameter(
    name: "after", note: "The key of the last channel of the previous page.", schema: .integer(0...Int(Int32.max)))
  static let afterAiring = Parameter(
    name: "after", note: "The id of the last airing of the previous page.", schema: .text(longest: 60))
  static let from = Parameter(name: "from", note: "The start; now by default.", schema: .instantOrSeconds)
  static let to = Parameter(
    name: "to", note: "The end: after 'from', by at most 31 days.", schema: .instantOrSeconds)
  static let now = Parameter(name: "at", note: "The time; now by default.", schema: .instantOrSeconds)
  static let hidden = Parameter(name: "hidden", note: "Whether to include hidden ones.", schema: .flag)
  static let words = Parameter(
    name: "q", isRequired: true, note: "As in the search field: film >90min tonight.",
    schema: .text(shortest: 1, longest: 256))
  static let hits = Parameter(
    name: "limit", note: "The maximum number of airings in each group.", schema: .integer(1...200, usual: 50))
  static let mark = Parameter(
    name: "If-None-Match", place: .header, note: "ETags of known answers.", schema: .text())
  static let key = Parameter(name: "key", place: .path, note: "A channel's key.", schema: .integer(keys))
  static let airing = Parameter(
    name: "id", place: .path, note: "An airing's id.",
    schema: .text(pattern: #"^[0-9]+\.[0-9]+\.[0-9]+\.[0-9]+$"#))
  static let rule = Parameter(name: "rule", place: .path, note: "The number of a rule.", schema: .integer(atLeast: 1))

  static func channels(most: Int, isRequired: Bool = false) -> Parameter {
    Parameter(
      name: "channel", isRequired: isRequired, note: "Keys of channels, separated by commas or repeated.",
      schema: .list(.integer(keys), 1...most))
  }
}
