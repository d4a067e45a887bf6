/// Categories of elements for which the delegate implements no method that reports their departure.
@usableFromInline package struct UnreportedCategories {
  @usableFromInline var bits = UnreportedCategories.bit(of: .decorationView)

  package init() {}

  @inlinable static func bit(of category: ElementCategory) -> UInt8 { 1 << UInt8(category.rawValue) }

  @inlinable package func contains(_ category: ElementCategory) -> Bool { bits & Self.bit(of: category) != 0 }

  package mutating func note(_ category: ElementCategory, isReported: Bool) {
    if isReported { bits &= ~Self.bit(of: category) } else { bits |= Self.bit(of: category) }
  }
}
