/// The fate of things that are dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: they go back.
  case cancel = 0
  /// Nothing, although they could usually be dropped there.
  case forbidden = 1
  case copy = 2
  /// They leave the place that they come from, which has to allow it.
  case move = 3
}

/// The use that a view has for things that are held over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  public let operation: UIDropOperation
  /// Whether the exact place counts: kept, of no effect on what is shown.
  open var isPrecise = false
  /// Whether previews keep their size: they do.
  open var prefersFullSizePreview = true

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
