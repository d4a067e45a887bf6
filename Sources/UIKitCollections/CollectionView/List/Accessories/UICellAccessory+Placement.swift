@_spi(UIKit) import UIKitCore

extension UICellAccessory {
  /// The edge at which a custom accessory stands, and its place among the other accessories there.
  public enum Placement {
    /// The place among the accessories that are on the same side already, which it gets from leading to trailing.
    public typealias Position = ([UICellAccessory]) -> Int

    /// Before the content, at the given position among the accessories there; the last by default.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content, at the given position among the accessories there; the last by default.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// Returns the position before the first accessory of that type; the first of all if there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// Returns the position after the last accessory of that type; the last of all if there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in
        accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// A view of the app's own as an accessory.
  public struct CustomViewConfiguration {
    /// The view to show.
    public let customView: UIView
    /// The side and the place among the accessories there.
    public let placement: Placement
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil, the default, means the accessory's usual one.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame; else it gets the size that fits it. False by default.
    public var maintainsFixedSize: Bool

    /// Creates the configuration of a custom accessory; nil stands for the default of a property.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var common: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor, placement: placement,
        maintainsFixedSize: maintainsFixedSize)
    }
  }
}
