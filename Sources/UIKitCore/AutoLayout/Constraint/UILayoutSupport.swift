/// The extent of a bar over a controller's view, as it was expressed before there were safe areas.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilayoutsupport).
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance in points from the edge of the view.
  var length: CGFloat { get }
  /// The top edge of the bar's area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the bar's area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the bar's area.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip between an edge of a view and its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }

  static func top(of view: UIView) -> BarLayoutGuide {
    of(view, name: "UITopLayoutGuide") { view in
      CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
    }
  }

  static func bottom(of view: UIView) -> BarLayoutGuide {
    of(view, name: "UIBottomLayoutGuide") { view in
      let height = view.safeAreaInsets.bottom
      return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }
  }

  private static func of(
    _ view: UIView, name: String, frame: @escaping @MainActor (UIView) -> CGRect
  ) -> BarLayoutGuide {
    if let guide = view.constraintStateIfMade?.systemGuides[name] as? BarLayoutGuide { return guide }
    let guide = BarLayoutGuide()
    guide.identifier = name
    guide.owningView = view
    guide.kind = .system(frame)
    view.constraintState.systemGuides[name] = guide
    return guide
  }
}

extension UIViewController {
  /// The area of the controller's view that the top bars cover. Superseded by `view.safeAreaLayoutGuide`.
  public var topLayoutGuide: any UILayoutSupport { BarLayoutGuide.top(of: view) }
  /// The area of the controller's view that the bottom bars cover. Superseded by `view.safeAreaLayoutGuide`.
  public var bottomLayoutGuide: any UILayoutSupport { BarLayoutGuide.bottom(of: view) }
}
