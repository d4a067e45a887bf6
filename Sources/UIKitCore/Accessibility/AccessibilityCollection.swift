/// A view that shows elements of a collection and knows the order in which they are read.
@MainActor package protocol AccessibilityCollection: UIView {
  /// The indices of `subviews` in the order in which they are read.
  func accessibilityOrder(of subviews: [UIView], _ frames: [CGRect]) -> [Int]

  var selectsSeveral: Bool { get }
}

/// A view that may stand for an element of a collection: it is one item to a screen reader, whatever is in it.
@MainActor package protocol AccessibilityCollectionElement: UIView {
  /// Whether a collection shows an element by this view now.
  var isCollectionElement: Bool { get }

  /// Whether it is an item, not a header or the like.
  var isCollectionItem: Bool { get }

  /// Whether the collection it is in lets its items be selected; nil for a view that is no item of one.
  var isSelectableItem: Bool? { get }
}
