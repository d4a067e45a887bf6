/// Categories of elements whose leaving the delegate has no method for.
struct UnheardCategories {
  private var bits = UnheardCategories.bit(of: .decorationView)

  private static func bit(of category: UICollectionView.ElementCategory) -> UInt8 { 1 << UInt8(category.rawValue) }

  func contains(_ category: UICollectionView.ElementCategory) -> Bool { bits & Self.bit(of: category) != 0 }

  mutating func note(_ category: UICollectionView.ElementCategory, isHeard: Bool) {
    if isHeard { bits &= ~Self.bit(of: category) } else { bits |= Self.bit(of: category) }
  }
}
