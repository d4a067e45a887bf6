/// A controller that shows two or three controllers side by side, or one of them in a compact width, where there is no
/// room.
///
/// In a compact width it shows the controller set for `.compact`. Without one it shows the secondary controller instead
/// of the primary one, if the delegate keeps it. Columns are always next to each other: the modes in which one covers
/// another show it beside, and no gesture hides a column.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  private var columns: [Column: UIViewController] = [:]
  /// The columns hidden by `hide(_:)`.
  private var hidden: Set<Column> = []
  /// The column on top while collapsed; nil until one was chosen.
  private var top: Column?
  private var isInspectorShown = false
  private let separators = [UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero)]

  /// The number of columns.
  open private(set) var style: Style
  /// The object that is notified of changes. It is not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether one column is shown at a time, because the width is compact.
  open private(set) var isCollapsed = false
  /// Whether a swipe shows hidden columns; true by default. Stored; has no effect: there is no such gesture.
  open var presentsWithGesture = true
  /// The preferred placement of columns. Stored; has no effect: columns are always next to each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The placement of columns: always `.tile`.
  open var splitBehavior: SplitBehavior { .tile }
  /// The side at which the primary column is; leading by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { setNeedsColumns() } }
  /// Whether the bar contains a button that changes the display mode. Stored; has no effect: there is no such button.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The background of the primary column. Stored; has no effect: only a Mac's window has another one.
  open var primaryBackgroundStyle = BackgroundStyle.none

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without column controllers.
  ///
  /// - Parameter style: the number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    coder.didMake(self, as: UISplitViewController.self)
  }

  // MARK: Columns

  /// The controllers of the columns, from the primary to the secondary one.
  open var viewControllers: [UIViewController] {
    get { order.compactMap { columns[$0] } }
    set {
      let all: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for column in [Column.primary, .supplementary, .secondary] {
        place(zip(all, newValue).first { $0.0 == column }?.1, for: column)
      }
    }
  }

  private var order: [Column] {
    style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
  }

  /// Returns the controller of a column, inside the navigation controller that was created for it; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets a column's controller. For a primary, supplementary or secondary column it is put into a navigation
  /// controller, unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    var wrapped = vc
    if let vc, column != .compact, column != .inspector, !(vc is UINavigationController) {
      wrapped = UINavigationController(rootViewController: vc)
    }
    place(wrapped, for: column)
  }

  private func place(_ controller: UIViewController?, for column: Column) {
    let old = columns[column]
    guard old !== controller else { return }
    if let old {
      old.willMove(toParent: nil)
      old.traitOverrides.remove(UITraitSplitViewControllerLayoutEnvironment.self)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = controller
    if let controller {
      addChild(controller)
      controller.traitOverrides.splitViewControllerLayoutEnvironment = environment
      controller.didMove(toParent: self)
    }
    setNeedsColumns()
  }

  private var environment: LayoutEnvironment { isCollapsed ? .collapsed : .expanded }

  /// Shows a column next to the others or, while collapsed, in their place.
  open func show(_ column: Column) {
    hidden.remove(column)
    if column == .inspector { isInspectorShown = true }
    if isCollapsed { top = column }
    setNeedsColumns()
  }

  /// Returns whether a column exists and is shown.
  open func isShowing(_ column: Column) -> Bool {
    guard columns[column] != nil else { return false }
    if isCollapsed { return (top ?? .primary) == column }
    switch column {
    case .secondary: return true
    case .compact: return false
    case .inspector: return isInspectorShown
    case .primary, .supplementary: return beside.contains(column)
    }
  }

  /// Hides a column. The secondary one cannot be hidden.
  open func hide(_ column: Column) {
    guard column != .secondary else { return }
    if column == .inspector { isInspectorShown = false } else { hidden.insert(column) }
    if isCollapsed, top == column { top = nil }
    setNeedsColumns()
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    place(vc, for: .secondary)
    if isCollapsed { top = .secondary }
    setNeedsColumns()
  }

  // MARK: Mode

  /// The columns to show next to the secondary one; `.automatic`, the default, shows all. Setting it notifies the
  /// delegate.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      delegate?.splitViewController(self, willChangeTo: displayMode)
      setNeedsColumns()
    }
  }

  /// The columns that are shown now.
  open var displayMode: DisplayMode {
    switch beside.count {
    case 0: .secondaryOnly
    case 1: .oneBesideSecondary
    default: .twoBesideSecondary
    }
  }

  /// The columns shown beside the secondary one.
  private var beside: [Column] {
    let there = order.filter { $0 != .secondary && columns[$0] != nil && !hidden.contains($0) }
    switch preferredDisplayMode {
    case .secondaryOnly: return []
    // The column nearest to the secondary one.
    case .oneBesideSecondary, .oneOverSecondary: return Array(there.suffix(1))
    default: return there
    }
  }

  // MARK: Widths

  /// The primary column's width as a fraction of the whole, from 0 to 1; automatic, the default, is 320 points.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { setNeedsColumns() }
  }
  /// The primary column's width in points, which wins over the fraction; automatic by default.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { setNeedsColumns() } }
  /// The smallest width of the primary column, in points; automatic, the default, is 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { setNeedsColumns() } }
  /// The largest width of the primary column, in points; automatic, the default, is no limit on a width that was set.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { setNeedsColumns() } }
  /// The supplementary column's width in points; automatic, the default, is 320. It takes at most half the whole.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { setNeedsColumns() } }
  /// The inspector's width in points; automatic, the default, is 320. It takes at most half the whole.
  open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { setNeedsColumns() } }
  /// The smallest width of the inspector, in points; automatic, the default, is 0.
  open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { setNeedsColumns() } }
  /// The largest width of the inspector, in points; automatic, the default, is half the whole.
  open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { setNeedsColumns() } }
  /// The primary column's width in points; 0 while it is hidden or the columns are collapsed.
  open var primaryColumnWidth: CGFloat { isCollapsed || !beside.contains(.primary) ? 0 : width(of: .primary) }
  /// The supplementary column's width in points; 0 while it is hidden or the columns are collapsed.
  open var supplementaryColumnWidth: CGFloat {
    isCollapsed || !beside.contains(.supplementary) ? 0 : width(of: .supplementary)
  }

  /// The inspector's width in points; 0 while it is hidden or the columns are collapsed.
  open var inspectorColumnWidth: CGFloat {
    isCollapsed || !isShowing(.inspector) ? 0 : width(of: .inspector)
  }

  private static let usualWidth: CGFloat = 320

  private func width(of column: Column) -> CGFloat {
    func set(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
    let whole = viewIfLoaded?.bounds.width ?? 0
    if column == .inspector {
      let wanted = min(
        set(preferredInspectorColumnWidth) ?? Self.usualWidth, set(maximumInspectorColumnWidth) ?? .infinity)
      return min(max(wanted, set(minimumInspectorColumnWidth) ?? 0), whole / 2)
    }
    guard column == .primary else { return min(set(preferredSupplementaryColumnWidth) ?? Self.usualWidth, whole / 2) }
    let wanted =
      set(preferredPrimaryColumnWidth) ?? set(preferredPrimaryColumnWidthFraction).map { $0 * whole } ?? Self.usualWidth
    let most = set(maximumPrimaryColumnWidth) ?? max(Self.usualWidth, wanted)
    let least = set(minimumPrimaryColumnWidth) ?? 0
    return min(max(min(wanted, most), least), whole)
  }

  // MARK: Layout

  private func setNeedsColumns() { viewIfLoaded?.setNeedsLayout() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for separator in separators { separator.backgroundColor = .separator }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let collapses = traitCollection.horizontalSizeClass == .compact
    if collapses != isCollapsed {
      isCollapsed = collapses
      for controller in columns.values {
        controller.traitOverrides.splitViewControllerLayoutEnvironment = environment
      }
      if collapses { collapse() } else { expand() }
    }
    if isCollapsed { layOutCollapsed() } else { layOutColumns() }
  }

  private func collapse() {
    var proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    if let secondary = columns[.secondary], let primary = columns[.primary],
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
    {
      proposed = .primary
    }
    if columns[.compact] != nil { proposed = .compact }
    top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    top = nil
    delegate?.splitViewControllerDidExpand(self)
  }

  private func layOutCollapsed() {
    for separator in separators { separator.removeFromSuperview() }
    let shown = top.flatMap { columns[$0] } ?? columns[.primary] ?? columns[.secondary]
    show(shown.map { [($0, view.bounds)] } ?? [])
  }

  private func layOutColumns() {
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let isMirrored = (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    let bounds = view.bounds
    var places: [(UIViewController, CGRect)] = []
    var lines: [CGRect] = []
    var x: CGFloat = 0
    for column in beside {
      guard let controller = columns[column] else { continue }
      let width = min(width(of: column), bounds.width - x)
      places.append((controller, CGRect(x: x, y: 0, width: width, height: bounds.height)))
      lines.append(CGRect(x: x + width, y: 0, width: hairline, height: bounds.height))
      x += width + hairline
    }
    var end = bounds.width
    if let controller = columns[.inspector], isInspectorShown {
      let width = min(width(of: .inspector), end - x)
      end -= width
      places.append((controller, CGRect(x: end, y: 0, width: width, height: bounds.height)))
      end -= hairline
      lines.append(CGRect(x: end, y: 0, width: hairline, height: bounds.height))
    }
    if let controller = columns[.secondary] {
      places.append((controller, CGRect(x: x, y: 0, width: max(0, end - x), height: bounds.height)))
    }
    func mirrored(_ rect: CGRect) -> CGRect {
      isMirrored ? CGRect(x: bounds.width - rect.maxX, y: 0, width: rect.width, height: rect.height) : rect
    }
    show(places.map { ($0.0, mirrored($0.1)) })
    for (index, separator) in separators.enumerated() {
      guard index < lines.count else {
        separator.removeFromSuperview()
        continue
      }
      separator.frame = mirrored(lines[index])
      view.addSubview(separator)
    }
  }

  /// Places the given controllers' views, and removes those of others.
  private func show(_ places: [(UIViewController, CGRect)]) {
    for controller in columns.values where !places.contains(where: { $0.0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for (controller, frame) in places {
      guard let content = controller.view else { continue }
      content.frame = frame
      if content.superview !== view { view.insertSubview(content, at: 0) }
    }
  }
}
