/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open var identifier = ""
  /// The view in whose coordinates the guide lies.
  open internal(set) weak var owningView: UIView?
  /// The origin of a guide's frame: the system's rule, or constraints for a guide of the user's.
  package var kind = Kind.user

  package enum Kind {
    case user
    /// The system keeps it in step with the view: a frame in the view's coordinates.
    case system(@MainActor (UIView) -> CGRect)
    /// The content of a scroll view: at the origin, as large as constraints make it.
    case content
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Where the guide is in its view's coordinates, as of the last layout pass.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if case .system(let frame) = kind { return frame(view) }
    return view.layoutEngine?.frame(of: self) ?? .zero
  }

  open var hasAmbiguousLayout: Bool { owningView?.layoutEngine?.isAmbiguous(self) ?? false }

  /// The active constraints that name the guide, one axis' ones.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutEngine?.constraints(on: self, axis: axis) ?? []
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}
