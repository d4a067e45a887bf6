/// A part of a view that the mouse can be over.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// In the coordinates of the interaction's view.
  nonisolated public let rect: CGRect
  /// Tells parts of one view from each other.
  nonisolated(unsafe) public let identifier: AnyHashable?
  /// The axes along which the pointer follows the view: kept, of no effect.
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return rect == other.rect && identifier == other.identifier
  }

  nonisolated open override var hash: Int { identifier?.hashValue ?? rect.width.hashValue }
}
