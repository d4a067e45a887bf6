@_spi(UIKit) import UIKitCore

/// Which accessories are on which side of a cell, from leading to trailing.
@MainActor struct AccessoryOrder {
  private(set) var leading: [UICellAccessory] = []
  private(set) var trailing: [UICellAccessory] = []

  /// Puts UIKit's own accessories in their order and then, one after the other, the custom ones where they want to be.
  init(_ accessories: [UICellAccessory]) {
    var own: [(accessory: UICellAccessory, isLeading: Bool, rank: Int)] = []
    for accessory in accessories {
      if let place = Self.place(accessory) { own.append((accessory, place.isLeading, place.rank)) }
    }
    own.sort { $0.rank < $1.rank }
    for entry in own {
      if entry.isLeading { leading.append(entry.accessory) } else { trailing.append(entry.accessory) }
    }
    for accessory in accessories {
      switch accessory.options.placement {
      case .leading(_, let position)?: Self.insert(accessory, position, into: &leading)
      case .trailing(_, let position)?: Self.insert(accessory, position, into: &trailing)
      case nil: break
      }
    }
  }

  /// Where one of UIKit's own accessories stands; nil for a custom one.
  ///
  /// Never inlined: Swift 6.3.1 then stops in its optimiser ("Found outside of lifetime use", CopyPropagation).
  @inline(never) private static func place(_ accessory: UICellAccessory) -> (isLeading: Bool, rank: Int)? {
    switch accessory.accessoryType {
    case .multiselect: (true, 0)
    case .delete: (true, 1)
    case .insert: (true, 2)
    case .label: (false, 0)
    case .popUpMenu: (false, 1)
    case .checkmark: (false, 2)
    case .detail: (false, 3)
    case .disclosureIndicator: (false, 4)
    case .outlineDisclosure: (false, 5)
    case .reorder: (false, 6)
    case .customView: nil
    }
  }

  private static func insert(
    _ accessory: UICellAccessory, _ position: UICellAccessory.Placement.Position, into side: inout [UICellAccessory]
  ) {
    side.insert(accessory, at: min(max(0, position(side)), side.count))
  }

  /// Stops with UIKit's message when one of UIKit's own accessories is there twice.
  static func check(_ accessories: [UICellAccessory]) {
    var seen: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories where !seen.insert(accessory.accessoryType).inserted {
      if case .customView = accessory.accessoryType { continue }
      raise(
        "NSInvalidArgumentException",
        "Accessories array contains more than one accessory of the system type \(accessory.accessoryType).")
    }
  }
}
