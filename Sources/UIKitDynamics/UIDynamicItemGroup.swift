@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Several items that move as one: they keep their places relative to each other.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  /// Where the items are, from the group's centre, while the group is not turned.
  private let offsets: [UIOffset]
  private let transforms: [CGAffineTransform]

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

  /// The smallest rectangle around the items as they were when the group was made, at zero.
  public let bounds: CGRect

  public var center: CGPoint {
    didSet { placeItems() }
  }

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
