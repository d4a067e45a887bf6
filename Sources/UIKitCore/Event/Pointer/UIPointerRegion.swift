/// A region of a view that reacts to the mouse.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipointerregion).
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle in the coordinates of the interaction's view.
  nonisolated public let rect: CGRect
  /// A value that distinguishes the regions of a view; nil by default.
  nonisolated(unsafe) public let identifier: AnyHashable?
  /// The axes along which the pointer follows the view; none by default. Stored; has no effect.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Returns the region itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return rect == other.rect && identifier == other.identifier
  }

  nonisolated open override var hash: Int { identifier?.hashValue ?? rect.width.hashValue }
}
