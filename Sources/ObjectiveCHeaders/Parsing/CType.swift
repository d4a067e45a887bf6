/// A type as a header writes it.
struct CType: Sendable {
  indirect enum Kind: Sendable {
    case void
    /// A number of C, such as `unsigned int`, by Swift's name.
    case scalar(String)
    /// The name of a class, a type definition, or a parameter of a generic class; which is known when all is read.
    case named(String, arguments: [CType], protocols: [String])
    /// `struct X`, `union X` or `enum X`.
    case tag(String)
    case id(protocols: [String])
    case metatype(protocols: [String])
    case instancetype
    case selector
    case pointer(CType)
    case array(CType, count: Int?)
    case block(CType, parameters: [Parameter])
    case function(CType, parameters: [Parameter], isVariadic: Bool)
  }

  enum Nullability {
    case nonnull, nullable, unspecified
  }

  struct Parameter: Sendable {
    var name: String
    var type: CType
    var isNoescape = false
  }

  var kind: Kind
  var nullability: Nullability?
  var isConst = false
  /// Whether a block that is a parameter is not kept.
  var isNoescape = false
  /// The header says so for a whole region.
  var isInNonnullRegion = false

  init(_ kind: Kind) { self.kind = kind }

  static var id: CType { CType(.id(protocols: [])) }
}
