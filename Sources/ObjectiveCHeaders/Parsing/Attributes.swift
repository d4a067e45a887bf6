/// The meaning of macros and `__attribute__` for a declaration.
struct Attributes: Sendable {
  enum Wrapper {
    case enumeration, `struct`
  }

  /// The name for Swift, such as `color(at:)` or `Page.color(self:)`.
  var swiftName: String?
  var isRefined = false
  var isUnavailable = false
  var isDesignated = false
  var isNoescape = false
  var throwsNothing = false
  var isDeprecated = false
  /// Whether a type definition becomes a type of its own, with constants within it.
  var wrapper: Wrapper?
  var isOpenEnum = false
  var isFlags = false
  var isMainActor = false
}
