/// Categories of elements for which the delegate has no method that is called when they leave.
@usableFromInline package struct UnheardCategories {
  @usableFromInline var bits = UnheardCategories.bit(of: .decorationView)

  package init() {}

  @inlinable static func bit(of category: ElementCategory) -> UInt8 { 1 << UInt8(category.rawValue) }

  @inlinable package func contains(_ category: ElementCategory) -> Bool { bits & Self.bit(of: category) != 0 }

  package mutating func note(_ category: ElementCategory, isHeard: Bool) {
    if isHeard { bits &= ~Self.bit(of: category) } else { bits |= Self.bit(of: category) }
  }
}
