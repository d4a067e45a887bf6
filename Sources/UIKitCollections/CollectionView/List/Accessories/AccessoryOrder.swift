@_spi(UIKit) import UIKitCore

/// The accessories on either side of a cell, from leading to trailing.
@MainActor struct AccessoryOrder {
  private(set) var leading: [UICellAccessory] = []
  private(set) var trailing: [UICellAccessory] = []

  /// Orders UIKit's own accessories and then inserts the custom ones, one by one, where their placement says.
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

  /// Returns the place of one of UIKit's own accessories; nil for a custom one.
  ///
  /// Never inlined: inlining crashes the optimiser of Swift 6.3.1 ("Found outside of lifetime use", CopyPropagation).
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

  /// Raises an exception when one of UIKit's own accessories occurs twice.
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
