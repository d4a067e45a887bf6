/// The result of a drop.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidropoperation).
public enum UIDropOperation: UInt, Sendable {
  /// Nothing is dropped: the items return.
  case cancel = 0
  /// Nothing is dropped, although the view usually accepts such items.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved away from their source, which must allow it.
  case move = 3
}

/// A view's proposal for the items that are held over it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidropproposal).
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// The result that a drop would have.
  public let operation: UIDropOperation
  /// Whether the exact position matters; false by default. Stored; has no effect on what is shown.
  open var isPrecise = false
  /// Whether previews keep their size; true by default. Stored; has no effect: they do.
  open var prefersFullSizePreview = true

  /// Creates a proposal of a result.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns the proposal itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
