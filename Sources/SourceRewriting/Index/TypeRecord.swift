/// A type or an extension of one, with its members.
public struct TypeRecord: Hashable, Codable, Sendable {
  /// The kind of a type's declaration.
  public enum Kind: String, Codable, Sendable { case `class`, structure, enumeration, actor, `protocol`, `extension` }

  /// The kind of declaration, such as a class or an extension.
  public var kind: Kind
  /// The name, qualified by the types around it: `Outer.Inner`.
  public var name: String
  /// The superclass and the protocols, as written.
  public var inherited: [String]
  /// Whether the type is bound to the main actor.
  public var isMainActor: Bool
  /// Whether the type is generic.
  public var isGeneric: Bool
  /// Whether the type is public or open.
  public var isPublic = false
  /// Whether other files cannot name the type; nil if they can.
  public var isPrivate: Bool? = nil
  /// Whether the class cannot be subclassed.
  public var isFinal: Bool
  /// The members that the declaration contains.
  public var members: [MemberRecord]
  /// The names in generic parameters, inheritance clauses and conditions, which show the type's dependencies.
  public var header: Set<String> = []
  /// The names of types in initial values of properties.
  public var values: Set<String> = []

  /// The name without those of the types around it.
  public var simpleName: Substring { name.split(separator: ".").last ?? name[...] }
}
