/// A controller that shows two or three controllers side by side, or one of them in a compact width, where there is no
/// room.
///
/// In a compact width it shows the controller set for `.compact`. Without one it shows the secondary controller instead
/// of the primary one, if the delegate keeps it; a back button and a swipe from the edge lead to the column before it.
/// Columns are next to each other unless `preferredSplitBehavior` or
/// `preferredDisplayMode` says that they cover the secondary one, or push it aside. A tap on that, a swipe or a button
/// in the bar hides them.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  var columns: [Column: UIViewController] = [:]
  var arrangement = SplitArrangement()
  /// The arrangement that a swipe or an animation leads to, and the progress from 0 to 1.
  var passage: (to: SplitArrangement, progress: CGFloat)?
  /// The columns that stay visible until an animation has ended.
  var leaving: Set<Column> = []
  /// The columns that were shown or hidden since the last layout.
  var settled: (shown: [Column], hidden: [Column]) = ([], [])
  /// The column on top while collapsed; nil until one was chosen.
  var top: Column?
  private(set) var isInspectorShown = false
  let separators: [Column: UIView] = [
    .primary: UIView(frame: .zero), .supplementary: UIView(frame: .zero), .inspector: UIView(frame: .zero),
  ]
  let shade = UIView(frame: .zero)
  private lazy var swipes = SplitSwipes(self)

  /// The number of columns.
  open private(set) var style: Style
  /// The object that is notified of changes. It is not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether one column is shown at a time, because the width is compact.
  open private(set) var isCollapsed = false
  /// Whether a swipe from the edge shows hidden columns, and a swipe back hides those over the secondary one; true by
  /// default.
  open var presentsWithGesture = true { didSet { updateButtons() } }
  /// The preferred placement of columns; automatic, the default, is that which the preferred display mode needs.
  open var preferredSplitBehavior: SplitBehavior {
    get { arrangement.preferredBehavior }
    set { change { $0.preferredBehavior = newValue } }
  }
  /// The placement of columns.
  open var splitBehavior: SplitBehavior { arrangement.behavior }
  /// The side at which the primary column is; leading by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { setNeedsColumns() } }
  /// Whether the bar of the first column shown contains a button that shows or hides a column, in a column style;
  /// automatic by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateButtons() } }
  /// Whether the bar of the secondary column contains a button that hides the other two, in the style of three columns;
  /// false by default.
  open var showsSecondaryOnlyButton = false { didSet { updateButtons() } }
  /// A button that changes to the mode that the delegate's `targetDisplayModeForAction(in:)` returns.
  /// Hidden while the columns are collapsed.
  open var displayModeButtonItem: UIBarButtonItem {
    if let displayModeButtonIfMade { return displayModeButtonIfMade }
    let made = makeDisplayModeButton()
    displayModeButtonIfMade = made
    return made
  }
  private(set) var displayModeButtonIfMade: UIBarButtonItem?
  lazy var secondaryOnlyItem: UIBarButtonItem = makeSecondaryOnlyButton()
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

  /// The columns there are beside the secondary one, in order.
  var sideColumns: [Column] { order.filter { $0 != .secondary && columns[$0] != nil } }

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
      if let bar = (old as? UINavigationController)?.navigationBar {
        bar.systemItems = []
        bar.outerBack = nil
      }
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
    if isCollapsed { top = column }
    if column == .inspector { showInspector(true) }
    if let index = sideColumns.firstIndex(of: column) {
      let needed = sideColumns.count - index
      change { [count = sideColumns.count] in if $0.count(of: count) < needed { $0 = $0.showing(needed) } }
    }
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

  /// Hides a column, and those before it. The secondary one cannot be hidden.
  open func hide(_ column: Column) {
    guard column != .secondary else { return }
    if column == .inspector { showInspector(false) }
    if let index = sideColumns.firstIndex(of: column) {
      let most = sideColumns.count - index - 1
      change { [count = sideColumns.count] in if $0.count(of: count) > most { $0 = $0.showing(most) } }
    }
    if isCollapsed, top == column { top = nil }
    setNeedsColumns()
  }

  private func showInspector(_ isShown: Bool) {
    guard isShown != isInspectorShown else { return }
    announce(isShown ? [.inspector] : [], isShown ? [] : [.inspector])
    isInspectorShown = isShown
  }

  /// Shows a controller as the primary one, unless the delegate does so; pushes it while collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if isCollapsed, let navigation = top.flatMap({ columns[$0] }) as? UINavigationController {
      navigation.show(vc, sender: sender)
    } else if style == .unspecified {
      place(vc, for: .primary)
    } else {
      setViewController(vc, for: .primary)
    }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if style == .unspecified { place(vc, for: .secondary) } else { setViewController(vc, for: .secondary) }
    if isCollapsed { top = .secondary }
    setNeedsColumns()
  }

  // MARK: Mode

  /// The columns to show next to the secondary one, or over it; `.automatic`, the default, shows all that do not cover
  /// it. The delegate is notified if the mode changes.
  open var preferredDisplayMode: DisplayMode {
    get { arrangement.preferredMode }
    set {
      change {
        $0.preferredMode = newValue
        $0.choose(nil)
      }
    }
  }

  /// The columns that are shown now.
  open var displayMode: DisplayMode { arrangement.mode(of: sideColumns.count) }

  /// The columns shown beside the secondary one.
  private var beside: [Column] { shownColumns(arrangement) }

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
  /// The supplementary column's width as a fraction of the whole, from 0 to 1; automatic, the default, is 320 points.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { setNeedsColumns() }
  }
  /// The supplementary column's width in points, which wins over the fraction; automatic by default. It takes at most
  /// half the whole.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { setNeedsColumns() } }
  /// The smallest width of the supplementary column, in points; automatic, the default, is 0.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { setNeedsColumns() } }
  /// The largest width of the supplementary column, in points; automatic, the default, is half the whole.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { setNeedsColumns() } }
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

  func width(of column: Column) -> CGFloat {
    func set(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
    let whole = viewIfLoaded?.bounds.width ?? 0
    if column == .inspector {
      let wanted = min(
        set(preferredInspectorColumnWidth) ?? Self.usualWidth, set(maximumInspectorColumnWidth) ?? .infinity)
      return min(max(wanted, set(minimumInspectorColumnWidth) ?? 0), whole / 2)
    }
    if column == .supplementary {
      let wanted =
        set(preferredSupplementaryColumnWidth) ?? set(preferredSupplementaryColumnWidthFraction).map { $0 * whole }
        ?? Self.usualWidth
      let limited = min(wanted, set(maximumSupplementaryColumnWidth) ?? .infinity)
      return min(max(limited, set(minimumSupplementaryColumnWidth) ?? 0), whole / 2)
    }
    let wanted =
      set(preferredPrimaryColumnWidth) ?? set(preferredPrimaryColumnWidthFraction).map { $0 * whole } ?? Self.usualWidth
    let most = set(maximumPrimaryColumnWidth) ?? max(Self.usualWidth, wanted)
    let least = set(minimumPrimaryColumnWidth) ?? 0
    return min(max(min(wanted, most), least), whole)
  }

  // MARK: Layout

  func setNeedsColumns() { viewIfLoaded?.setNeedsLayout() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for separator in separators.values { separator.backgroundColor = .separator }
    // The strength is ours.
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    swipes.attach(to: view, shade: shade)
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
    updateButtons()
    announceSettled()
  }

  private func collapse() {
    passage = nil
    leaving = []
    if style == .unspecified, let primary = delegate?.primaryViewController(forCollapsing: self) {
      place(primary, for: .primary)
    }
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
    if style == .unspecified, let delegate {
      if let primary = delegate.primaryViewController(forExpanding: self) { place(primary, for: .primary) }
      if let primary = columns[.primary],
        let secondary = delegate.splitViewController(self, separateSecondaryFrom: primary)
      {
        place(secondary, for: .secondary)
      }
    }
    let proposed = displayMode
    if let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed),
      mode != proposed, mode != .automatic
    {
      arrangement.choose(mode)
    }
    delegate?.splitViewControllerDidExpand(self)
  }
}
