import Foundation
import QuartzCore

/// Places of elements on the screen.
extension ATSPIBridge {
  /// The origin of coordinates.
  private enum Space: UInt32 {
    case screen = 0
    case window = 1
    case parent = 2
  }

  /// Returns the offset from the window's coordinates to those of `space`, in points. On Wayland a window's place is
  /// unknown; as in GTK its own coordinates are then the screen's.
  private func offset(
    _ space: UInt32, _ node: AccessibilityNode, _ tree: AccessibilityTree, _ window: AccessibilityWindow
  ) -> CGPoint {
    switch Space(rawValue: space) {
    case .screen: return window.surface.screenOrigin ?? .zero
    case .parent:
      let origin = node.parent.flatMap { tree[$0]?.frame.origin } ?? .zero
      return CGPoint(x: -origin.x, y: -origin.y)
    case .window, nil: return .zero
    }
  }

  func answerComponent(
    _ method: String, _ arguments: DBusArguments, _ node: AccessibilityNode, _ tree: AccessibilityTree,
    _ window: AccessibilityWindow
  ) -> [DBusValue]? {
    func extents(_ space: UInt32) -> [DBusValue] {
      let offset = offset(space, node, tree, window)
      return node.frame.offsetBy(dx: offset.x, dy: offset.y).dbusIntegers
    }
    func point(_ space: UInt32) -> CGPoint {
      let offset = offset(space, node, tree, window)
      return CGPoint(x: CGFloat(arguments.int(0)) - offset.x, y: CGFloat(arguments.int(1)) - offset.y)
    }
    switch method {
    case "GetExtents": return [.tuple(extents(arguments.uint(0)))]
    case "GetPosition": return Array(extents(arguments.uint(0)).prefix(2))
    case "GetSize": return Array(extents(Space.window.rawValue).suffix(2))
    case "Contains": return [.bool(node.frame.contains(point(arguments.uint(2))))]
    case "GetAccessibleAtPoint":
      let found = tree.node(at: point(arguments.uint(2)), below: node.id)
      return [found.map { reference($0.id) } ?? nothing]
    // Windows are on layer 7, their elements on layer 3.
    case "GetLayer": return [.uint(node.parent == nil ? 7 : 3)]
    case "GetMDIZOrder": return [.short(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus": return [.bool(window.hands?.focus(node.id) ?? false)]
    case "ScrollTo", "ScrollToPoint": return [.bool(window.hands?.scrollToVisible(node.id) ?? false)]
    // The layout determines where elements are.
    case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
    default: return nil
    }
  }
}

extension CGRect {
  /// Origin and size as whole numbers that cover the rectangle, in AT-SPI's form.
  fileprivate var dbusIntegers: [DBusValue] {
    let whole = integral
    return [whole.minX, whole.minY, whole.width, whole.height].map { .int(Int32(max(min($0, 1e9), -1e9))) }
  }
}
