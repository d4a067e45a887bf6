/// A rectangle that takes part in Auto Layout without being a view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilayoutguide).
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// A name for debugging; empty by default.
  open var identifier = ""
  /// The view in whose coordinates the guide is; nil before it is added to one.
  open weak var owningView: UIView?
  /// The source of a guide's frame: the system's rule, or constraints for a guide of the app's own.
  package var kind = Kind.user

  package enum Kind {
    case user
    /// The system keeps the guide's frame, in the view's coordinates, up to date.
    case system(@MainActor (UIView) -> CGRect)
    /// The content of a scroll view: at the origin, with a size from constraints.
    case content
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// The guide's frame in its view's coordinates, as of the last layout pass.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if case .system(let frame) = kind { return frame(view) }
    return view.layoutEngine?.frame(of: self) ?? .zero
  }

  /// Whether the constraints allow the guide more than one frame.
  open var hasAmbiguousLayout: Bool { owningView?.layoutEngine?.isAmbiguous(self) ?? false }

  /// Returns the active constraints of the guide along one axis. Linear in the number of the region's constraints.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutEngine?.constraints(on: self, axis: axis) ?? []
  }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}
