/// Lines views up in a row or a column by constraints it makes itself.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the stack's length.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views lie across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing that stands for "as the system thinks right", which is 8 points.
  public nonisolated static let spacingUseSystem: CGFloat = 1.175494351e-38
  /// Takes a custom spacing back.
  public nonisolated static let spacingUseDefault: CGFloat = 3.4028234663852886e+38

  open private(set) var arrangedSubviews: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides the stack made for its present arrangement.
  var made: [NSLayoutConstraint] = []
  var spacers: [UILayoutGuide] = []
  private var needsArrangement = false

  /// Horizontal unless changed.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// Points between neighbours; 0 unless changed.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Measures vertical spacing from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Arranges within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  // Not failable on iOS: subclasses write `required init(coder:)`. A view's own decoding never fails.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.didMake(self, as: UIStackView.self)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Arranges a view that need not be a subview yet; one that is arranged already moves.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Arranges the view no longer; it stays a subview, as on iOS.
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

  /// - Parameter spacing: points, or `spacingUseDefault`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Arranging

  private func arrangementDidChange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  /// A hidden view leaves the line, and comes back when it is shown.
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
