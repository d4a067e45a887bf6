/// A view that shows elements of a collection and determines their reading order.
@MainActor package protocol AccessibilityCollection: UIView {
  /// Returns the indices of `subviews` in reading order.
  func accessibilityOrder(of subviews: [UIView], _ frames: [CGRect]) -> [Int]

  var selectsSeveral: Bool { get }
}

/// A view that may represent an element of a collection, which is one item for a screen reader, whatever is inside.
@MainActor package protocol AccessibilityCollectionElement: UIView {
  /// Whether a collection shows an element by this view now.
  var isCollectionElement: Bool { get }

  /// Whether it is an item, rather than a header or footer.
  var isCollectionItem: Bool { get }

  /// Whether its collection lets items be selected; nil for a view that is not an item.
  var isSelectableItem: Bool? { get }
}
