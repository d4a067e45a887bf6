/// A view that arranges views in a row or a column, with constraints that it creates.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uistackview).
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the stack's length among its views.
  ///
  /// - `fill`: the views fill the stack; those that resist least are stretched or compressed.
  /// - `fillEqually`: all views have the same length.
  /// - `fillProportionally`: lengths are in proportion to the intrinsic ones.
  /// - `equalSpacing`: the spaces between views are equal, and at least `spacing`.
  /// - `equalCentering`: the distances between the views' centres are equal, if there is enough space.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The placement of views across the stack.
  public enum Alignment: Int, Sendable {
    /// Stretched to the stack's size.
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline
    /// The same as `leading`, for a row.
    public static var top: Alignment { .leading }
    /// The same as `trailing`, for a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the system's spacing, which is 8 points.
  public nonisolated static let spacingUseSystem: CGFloat = 1.175494351e-38
  /// Stands for the stack's `spacing`, to remove a custom one.
  public nonisolated static let spacingUseDefault: CGFloat = 3.4028234663852886e+38

  /// The arranged views, in their order. Hidden ones take no space.
  open private(set) var arrangedSubviews: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides that the stack created for its current arrangement.
  var made: [NSLayoutConstraint] = []
  var spacers: [UILayoutGuide] = []
  private var needsArrangement = false

  /// The axis along which views are arranged; horizontal by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The distribution of the stack's length among its views; `.fill` by default.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The placement of views across the stack; `.fill` by default.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between neighbours in points; 0 by default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether vertical spacing is measured between baselines; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether views are arranged inside the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  // Not failable, as on iOS: subclasses write `required init(coder:)`. Decoding a view never fails.
  /// Creates a stack view from a nib.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.didMake(self, as: UIStackView.self)
  }

  /// Creates a stack view with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the arrangement, and as a subview.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view into the arrangement, and adds it as a subview unless it is one. An arranged view is moved.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Removes a view from the arrangement. It remains a subview, as on iOS.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view.
  ///
  /// - Parameter spacing: in points, or `spacingUseDefault` for the stack's.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance set after a view in points; `spacingUseDefault` for none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Arranging

  private func arrangementDidChange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  /// A hidden view leaves the arrangement, and returns when it is shown.
  override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      arrange()
    }
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView { visibleViews.first?.forFirstBaselineLayout ?? self }

  open override var forLastBaselineLayout: UIView {
    let views = visibleViews
    return (axis == .vertical ? views.last : views.first)?.forLastBaselineLayout ?? self
  }

  var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
}
