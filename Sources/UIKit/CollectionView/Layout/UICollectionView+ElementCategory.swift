extension UICollectionView {
  /// What kind of view a layout attributes object describes (raw values: facts 5.4).
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }
}
