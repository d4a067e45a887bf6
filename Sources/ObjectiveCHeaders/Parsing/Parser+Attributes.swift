extension Parser {
  private static let typeWords: Set<String> = [
    "BOOL", "SEL", "IMP", "FILE", "DIR", "UINT", "INT", "YES", "NO", "GLKVector", "NSZone",
  ]
  private static let plainAttributes: Set<String> = [
    "IBOutlet", "IBInspectable", "IBAction", "IB_DESIGNABLE", "__unused", "__deprecated", "__used", "__weak_import",
    "__dead2", "__pure2", "noreturn", "_Noreturn", "__has_include", "__abstract",
  ]
  private static let calledAttributes: Set<String> = [
    "__attribute__", "__attribute", "__deprecated_msg", "__deprecated_enum_msg", "__printflike", "IBOutletCollection",
    "asm", "__asm", "__asm__", "__declspec", "_Pragma", "__unavailable", "_Static_assert",
  ]

  /// Returns whether the word here is a macro about a declaration, such as `FOO_EXPORT` or `FOO_AVAILABLE(1)`.
  func isAttribute() -> Bool {
    guard let word = current, word.kind == .word else { return false }
    if Self.calledAttributes.contains(word.text) { return isMark("(", 1) }
    if Self.plainAttributes.contains(word.text) { return true }
    if KnownMacros.kept(word.text) {
      return !Parser.enumMacros.contains(word.text) && !Parser.types.contains(word.text)
    }
    guard word.text.utf8.count > 2, !Self.typeWords.contains(word.text), !aliases.contains(word.text),
      word.text.utf8.contains(UInt8(ascii: "_")) || !isMark("*", 1),
      word.text.utf8.allSatisfy({ $0 < UInt8(ascii: "a") && $0 != UInt8(ascii: "$") })
    else { return false }
    // A name in capitals that is followed by a name, or by something that no declarator begins with, is no type.
    var next = 1
    if isMark("(", 1), let end = brackets.end(of: position + 1) { next = end + 1 - position }
    guard let after = token(next) else { return true }
    return after.kind == .word || ["@", ";", "-", "+", "^", "}", ",", "{", ")"].contains(after.text)
      || (after.isMark("*") && next > 1)
  }

  static let types: Set<String> = ["BOOL", "NSInteger", "NSUInteger", "CGFloat", "YES", "NO", "Nil"]

  /// Reads the attributes here, of which there may be none.
  mutating func attributesIfAny(_ attributes: inout Attributes) {
    while let word = current, isAttribute() {
      advance()
      var arguments: ArraySlice<Token> = []
      if isMark("("), brackets.end(of: position) != nil { arguments = (try? bracketed()) ?? [] }
      Self.apply(word.text, arguments, to: &attributes)
    }
  }

  private static func apply(_ name: String, _ arguments: ArraySlice<Token>, to attributes: inout Attributes) {
    switch name {
    case "NS_SWIFT_NAME", "CF_SWIFT_NAME": attributes.swiftName = arguments.prefix(200).map(\.text).joined()
    case "NS_REFINED_FOR_SWIFT", "CF_REFINED_FOR_SWIFT": attributes.isRefined = true
    case "NS_SWIFT_UNAVAILABLE", "CF_SWIFT_UNAVAILABLE", "NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "__unavailable",
      "__IOS_UNAVAILABLE", "IOS_UNAVAILABLE", "NS_AUTOMATED_REFCOUNT_UNAVAILABLE":
      attributes.isUnavailable = true
    case "API_UNAVAILABLE": if arguments.contains(where: { $0.isWord("ios") }) { attributes.isUnavailable = true }
    case "NS_DESIGNATED_INITIALIZER": attributes.isDesignated = true
    case "NS_NOESCAPE", "CF_NOESCAPE": attributes.isNoescape = true
    case "NS_SWIFT_NOTHROW": attributes.throwsNothing = true
    case "NS_SWIFT_UI_ACTOR": attributes.isMainActor = true
    case "NS_TYPED_ENUM", "NS_STRING_ENUM", "CF_TYPED_ENUM", "CF_STRING_ENUM": attributes.wrapper = .enumeration
    case "NS_TYPED_EXTENSIBLE_ENUM", "NS_EXTENSIBLE_STRING_ENUM", "CF_TYPED_EXTENSIBLE_ENUM",
      "CF_EXTENSIBLE_STRING_ENUM":
      attributes.wrapper = .struct
    case "DEPRECATED_ATTRIBUTE", "DEPRECATED_MSG_ATTRIBUTE", "__deprecated", "__deprecated_msg", "API_DEPRECATED",
      "API_DEPRECATED_WITH_REPLACEMENT", "NS_DEPRECATED_IOS", "NS_DEPRECATED", "__deprecated_enum_msg":
      attributes.isDeprecated = true
    case "__attribute__", "__attribute": apply(clang: arguments, to: &attributes)
    default: break
    }
  }

  /// Reads what is in `__attribute__((…))`: names, some with arguments.
  private static func apply(clang tokens: ArraySlice<Token>, to attributes: inout Attributes) {
    for (index, token) in zip(tokens.indices, tokens) where token.kind == .word {
      func argument() -> Token? { index + 2 < tokens.endIndex ? tokens[index + 2] : nil }
      switch token.text {
      case "swift_name", "__swift_name__": attributes.swiftName = argument()?.text
      case "swift_private", "__swift_private__": attributes.isRefined = true
      case "unavailable", "__unavailable__": attributes.isUnavailable = true
      case "objc_designated_initializer": attributes.isDesignated = true
      case "noescape", "__noescape__": attributes.isNoescape = true
      case "swift_error": if argument()?.text == "none" { attributes.throwsNothing = true }
      case "deprecated", "__deprecated__": attributes.isDeprecated = true
      case "swift_newtype", "swift_wrapper":
        attributes.wrapper = argument()?.text == "enum" ? .enumeration : .struct
      case "enum_extensibility": attributes.isOpenEnum = true
      case "flag_enum": attributes.isFlags = true
      // `availability(macos, unavailable)` is about another system.
      case "availability": return
      default: break
      }
    }
  }
}
