/// A declaration of a header.
struct Declaration: Sendable {
  enum Kind: Sendable {
    case `class`(ObjCContainer)
    case category(ObjCContainer)
    case `protocol`(ObjCContainer)
    case enumeration(CEnum)
    case record(CRecord)
    case alias(name: String, type: CType)
    case function(name: String, result: CType, parameters: [CType.Parameter], isVariadic: Bool)
    case variable(name: String, type: CType, value: ArraySlice<Token>)
  }

  var kind: Kind
  var attributes: Attributes
  var file: Int32
  var line: Int32
}

/// A class, a category or a protocol.
struct ObjCContainer: Sendable {
  struct Generic {
    let name: String
  }

  var name: String
  var superclass: CType?
  var protocols: [String] = []
  var generics: [String] = []
  var members: [ObjCMember] = []
}

/// A method or property.
struct ObjCMember: Sendable {
  enum Kind: Sendable {
    case method(ObjCMethod)
    case property(ObjCProperty)
  }

  var kind: Kind
  var attributes: Attributes
  var isOptional: Bool
  var file: Int32
  var line: Int32
}

struct ObjCMethod: Sendable {
  var isClassMethod: Bool
  /// The selector's pieces: one without a colon if there are no parameters.
  var pieces: [String]
  var result: CType
  var parameters: [CType.Parameter]
  var isVariadic: Bool

  var selector: String { parameters.isEmpty ? pieces[0] : pieces.map { $0 + ":" }.joined() }
}

struct ObjCProperty: Sendable {
  var name: String
  var type: CType
  var isReadonly = false
  var isClassProperty = false
  var isWeak = false
  /// Whether the object is not retained, so that Swift sees the object itself.
  var isUnretained = false
  var isNullResettable = false
  var getter: String?
  var setter: String?
}

/// An enumeration.
struct CEnum: Sendable {
  enum Style: Sendable {
    /// Of C, with constants outside it.
    case constants
    case cases, options
    /// An error's codes, with the constant that names the domain.
    case errors(domain: String)
  }

  struct Case: Sendable {
    let name: String
    var attributes: Attributes
    let value: ArraySlice<Token>?
  }

  var style: Style
  /// Empty if it has none.
  var name: String
  var underlying: CType?
  var cases: [Case]
}

/// A structure or union.
struct CRecord: Sendable {
  struct Field: Sendable {
    let name: String
    let type: CType
  }

  let name: String
  let isUnion: Bool
  /// Nil if the header only says that it exists.
  let fields: [Field]?
}
