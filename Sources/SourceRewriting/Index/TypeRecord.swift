/// A type or an extension of one, with its members.
public struct TypeRecord: Hashable, Codable, Sendable {
  public enum Kind: String, Codable, Sendable { case `class`, structure, enumeration, actor, `protocol`, `extension` }

  public var kind: Kind
  /// With the names of the types around it: `Outer.Inner`.
  public var name: String
  /// The superclass and the protocols, as written.
  public var inherited: [String]
  public var isMainActor: Bool
  public var isGeneric: Bool
  public var isFinal: Bool
  public var members: [MemberRecord]
  /// Names in its generic parameters, inheritance, conditions and initial values, for telling what it stands on.
  public var header: Set<String> = []

  /// Without the names of the types around it.
  public var simpleName: Substring { name.split(separator: ".").last ?? name[...] }
}
