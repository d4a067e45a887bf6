@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// A group of items that moves as one: they keep their places relative to each other.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidynamicitemgroup).
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items of the group.
  public let items: [any UIDynamicItem]
  /// The offsets of the items from the group's centre while the group is not rotated.
  private let offsets: [UIOffset]
  private let transforms: [CGAffineTransform]

  /// Creates a group of items at their current places.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frame = items.map(Self.frame).reduce(CGRect.null) { $0.union($1) }
    let whole = frame.isNull ? .zero : frame
    let middle = CGPoint(x: whole.midX, y: whole.midY)
    bounds = CGRect(origin: .zero, size: whole.size)
    center = middle
    offsets = items.map { UIOffset(horizontal: $0.center.x - middle.x, vertical: $0.center.y - middle.y) }
    transforms = items.map(\.transform)
    super.init()
  }

  /// The size of the smallest rectangle around the items at the creation of the group, with the origin at zero.
  public let bounds: CGRect

  /// The centre of the group. Setting it moves the items.
  public var center: CGPoint {
    didSet { placeItems() }
  }

  /// The rotation of the group about its centre. Setting it moves and rotates the items.
  public var transform = CGAffineTransform.identity {
    didSet { placeItems() }
  }

  private func placeItems() {
    for (index, item) in items.enumerated() {
      let offset = CGPoint(x: offsets[index].horizontal, y: offsets[index].vertical).applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      let own = transforms[index].concatenating(transform)
      if item.transform != own { item.transform = own }
    }
  }

  private static func frame(of item: any UIDynamicItem) -> CGRect {
    let size = item.bounds.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
  }
}
