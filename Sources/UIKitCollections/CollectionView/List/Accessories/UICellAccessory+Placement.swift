@_spi(UIKit) import UIKitCore

extension UICellAccessory {
  /// Where a custom accessory is.
  public enum Placement {
    /// The place among the accessories that are on the same side already, which it gets from leading to trailing.
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// Before the accessory of the same type; at the beginning if there is none.
    @preconcurrency @MainActor public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in
        MainActor.assumeIsolated { accessories.firstIndex { $0.accessoryType == type } ?? 0 }
      }
    }

    /// After the accessory of the same type; at the end if there is none.
    @preconcurrency @MainActor public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in
        MainActor.assumeIsolated {
          accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
        }
      }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// A view of the app's own as an accessory. Nil in the initialiser stands for the default.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame; else it gets the size that fits it. False by default.
    public var maintainsFixedSize: Bool

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
