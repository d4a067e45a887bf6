@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// The kind of section headers in flow layouts and lists.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers in flow layouts and lists.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The place of an item in the visible part after scrolling: at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt

    /// Creates positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's upper edge is at the upper edge of the visible part.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centred vertically in the visible part.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's lower edge is at the lower edge of the visible part.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge is at the left edge of the visible part.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centred horizontally in the visible part.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge is at the right edge of the visible part.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The speed at which items make room for an item that is dragged over them. Without effect here.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  /// The changes after which self-sizing cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when they appear.
    case disabled = 0
    /// When their content's preferred size is invalidated, too.
    case enabled = 1
    /// When constraints of their content change, too.
    case enabledIncludingConstraints = 2
  }
}
