/// An optional method of a protocol, and the names of the members that stand for it.
///
/// Objective-C knows at run time whether an object has a method. Here the protocol has a hidden requirement for each
/// optional method, `has·list·_·didSelect()`, whose default is false; a class that declares the method gets one that
/// is true. A property, `value·list·_·didSelect`, is the method as a value, or nil.
struct OptionalMethod: Hashable {
  let name: String
  let labels: [String]
  /// The parameters' types without spaces and `@escaping`, as they may be written in several ways.
  let types: [String]

  init(name: String, labels: [String], types: [String]) {
    self.name = name.filter { $0 != "`" }
    self.labels = labels
    self.types = types.map(Self.normalized)
  }

  init(_ member: MemberRecord) { self.init(name: member.name, labels: member.labels, types: member.types) }

  /// Returns a type's text as it is compared.
  static func normalized(_ type: String) -> String {
    type.replacing("@escaping", with: "").filter { !$0.isWhitespace }
  }

  /// Returns what distinguishes it among the optional methods of its protocol: the name and the labels, with the types
  /// if another method has the same labels.
  func key(among methods: [OptionalMethod]) -> String {
    let key = ([name] + labels.map { $0.filter { $0 != "`" } }).joined(separator: "·")
    let isOverloaded = methods.contains { $0.name == name && $0.labels == labels && $0 != self }
    guard isOverloaded else { return key }
    return key + "·" + types.map { $0.filter { $0.isLetter || $0.isNumber } }.joined(separator: "·")
  }
}

extension TypeRecord {
  /// The optional methods of a protocol's objects.
  var optionalMethods: [OptionalMethod] {
    members.filter { $0.kind == .method && $0.isOptional && !$0.isStatic }.map { OptionalMethod($0) }
  }
}
