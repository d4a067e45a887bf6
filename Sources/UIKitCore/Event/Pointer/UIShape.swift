/// The shape of a hover effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uishape).
@preconcurrency @MainActor public struct UIShape {
  enum Kind {
    case rect(cornerRadius: CGFloat?)
    case capsule
    case circle
    case path(UIBezierPath)
  }

  let kind: Kind
  private(set) var insets = UIEdgeInsets.zero

  private init(_ kind: Kind) { self.kind = kind }

  /// The view's bounds.
  public static var rect: UIShape { UIShape(.rect(cornerRadius: nil)) }
  /// The view's bounds with half circles at the ends.
  public static var capsule: UIShape { UIShape(.capsule) }
  /// A circle in the middle of the view.
  public static var circle: UIShape { UIShape(.circle) }
  /// Returns the view's bounds with rounded corners.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(.rect(cornerRadius: cornerRadius)) }
  /// Returns a shape by its outline. Its bounds are used.
  public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(.path(UIBezierPath(rect: rect))) }
  /// Returns a shape by its outline. Its bounds are used.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

  /// Returns the shape with insets in points.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var copy = self
    copy.insets = insets
    return copy
  }

  /// Returns the shape with the same inset in points on all sides.
  public func inset(by inset: CGFloat) -> UIShape {
    self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  /// Returns the rectangle and corner radius of the shape in a view; nil as radius for that of the view.
  func outline(in view: UIView) -> (rect: CGRect, radius: CGFloat?) {
    let bounds = view.bounds.inset(by: insets)
    switch kind {
    case .rect(let radius): return (bounds, radius)
    case .capsule: return (bounds, min(bounds.width, bounds.height) / 2)
    case .circle:
      let side = min(bounds.width, bounds.height)
      return (CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side), side / 2)
    case .path(let path): return (path.bounds, 0)
    }
  }
}
