@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// The kind of flow-layout headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of flow-layout footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where in the visible part an item is to be after scrolling: at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's upper edge at that of the visible part.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item's centre at that of the visible part, up and down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's lower edge at that of the visible part.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge at that of the visible part.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item's centre at that of the visible part, left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge at that of the visible part.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// How readily items make room while one is moved.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  /// When cells that size themselves are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }
}
