import ConstraintSolver

/// The constraints of one region of a view hierarchy and the solver that satisfies them.
///
/// A region is a root, whose size is decided outside (it translates its autoresizing mask, or has no superview), and
/// the views below it that constraints tie to it. A cell's contents are a region of their own, so a thousand cells are
/// a thousand small systems. A region grows into one inside it when a constraint reaches across the border.
///
/// Changes are only recorded. `prepare` passes them to the solver, once per layout pass, in an order that does not
/// depend on the order in which they were made.
@MainActor package final class LayoutEngine: UIViewConstraintEngine, ConstraintEngine {
  struct Entry {
    enum State { case pending, installed, broken }

    let constraint: NSLayoutConstraint
    var state = State.pending
    /// The row in the solver, while installed.
    var id: LinearSolver.ConstraintID?
    /// The row's constant, as the solver has it.
    var constant: Double = 0
    /// Whether it depends on margins, baselines or offsets.
    var dependsOnSurroundings = false
    /// Whether the contradiction was reported, which is done once.
    var isReported = false
  }

  package weak var root: UIView?
  /// Whether it only measures, without changing views.
  let isMeasuring: Bool
  var solver = LinearSolver()
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  var entries: [ObjectIdentifier: Entry] = [:]
  /// The app's constraints by the solver's.
  var constraintsByID: [LinearSolver.ConstraintID: NSLayoutConstraint] = [:]

  // Recorded for the next pass.
  var pending: [NSLayoutConstraint] = []
  var movedConstants: [NSLayoutConstraint] = []
  var staleBoxes: [LayoutBox] = []
  var broken: Set<ObjectIdentifier> = []
  /// Whether a constraint was removed, so that a broken one may hold again.
  var mayMend = false
  var needsPlacement = false

  // Checked in every pass.
  var placedFromOutside: [ObjectIdentifier: LayoutBox] = [:]
  var surroundedEntries: Set<ObjectIdentifier> = []
  var wrappingBoxes: [LayoutBox] = []

  /// The engine that replaced this one when their regions were joined.
  var successor: LayoutEngine?
  var boxCount = 0
  var isPreparing = false
  /// Whether a fitting size is being computed, so that nothing outside decides the root's.
  var rootIsFree = false

  /// Receives reports of contradictions instead of the standard error stream.
  static var conflictHandler: (@MainActor (String) -> Void)?

  init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
  }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    entries[ObjectIdentifier(constraint)] = Entry(constraint: constraint)
    pending.append(constraint)
    claim(constraint.firstItem)
    claim(constraint.secondItem)
    if let holder = constraint.holder { claim(way: holder) }
    setNeedsPlacement()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard entries[key] != nil else { return }
    uninstall(key)
    entries[key] = nil
    broken.remove(key)
    constraint.engine = nil
    mayMend = true
    setNeedsPlacement()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    movedConstants.append(constraint)
    setNeedsPlacement()
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard entries[key] != nil else { return }
    uninstall(key)
    broken.remove(key)
    entries[key]?.state = .pending
    pending.append(constraint)
    mayMend = true
    setNeedsPlacement()
  }

  func contentPrioritiesDidChange(of view: UIView) {
    guard let box = knownBox(for: view) else { return }
    dropContent(of: box)
    markStale(box)
  }

  /// Marks every row as outdated. O(constraints of the region).
  package func directionDidChange() {
    if let successor { return successor.directionDidChange() }
    for key in entries.keys where entries[key]?.state == .installed {
      uninstall(key)
      entries[key]?.state = .pending
    }
    pending = entries.values.filter { $0.state == .pending }.map(\.constraint).sorted { $0.activation < $1.activation }
    setNeedsPlacement()
  }

  func markStale(_ box: LayoutBox) {
    if !box.isStale {
      box.isStale = true
      staleBoxes.append(box)
    }
    setNeedsPlacement()
  }

  func setNeedsPlacement() {
    needsPlacement = true
    // A running pass sees the change itself.
    guard !isMeasuring, !isPreparing else { return }
    root?.setNeedsLayout()
    root?.superview?.contentConstraintsDidChange()
  }

  // MARK: UIViewConstraintEngine

  package func intrinsicContentSizeDidChange(of view: UIView) {
    if let successor { return successor.intrinsicContentSizeDidChange(of: view) }
    guard let box = knownBox(for: view) else { return }
    box.wrappedWidth = nil
    markStale(box)
  }

  /// Records the move of a frame decided outside. O(1).
  package func frameDidChange(of view: UIView) {
    if let successor { return successor.frameDidChange(of: view) }
    guard !placedFromOutside.isEmpty, view !== root, let box = placedFromOutside[ObjectIdentifier(view)],
      box.item === view, !isInStep(box)
    else { return }
    setNeedsPlacement()
  }

  package func layoutSubviews(of view: UIView) {
    if let successor { return successor.layoutSubviews(of: view) }
    prepare()
    if view === root, isRootFree { applyRootSize() }
    for subview in view.subviews { apply(to: subview) }
    if let scrollView = view as? UIScrollView { applyContentSize(of: scrollView) }
  }

  // MARK: Passes

  /// Solves the changes and requests layout where frames differ. O(1) without changes, apart from reading the frames
  /// and margins decided outside.
  package func prepare() {
    if let successor { return successor.prepare() }
    guard !isPreparing, let root else { return }
    isPreparing = true
    defer { isPreparing = false }
    if !isMeasuring { root.updateConstraintsInTree() }
    refresh()
    guard needsPlacement else { return }
    needsPlacement = false
    keepSizesPositive()
    wrapContents()
    keepSizesPositive()
    if !isMeasuring { askForLayout() }
  }

  private func askForLayout() {
    for box in boxes.values {
      guard let view = box.item as? UIView else { continue }
      if let superview = view.superview, !isPlacedFromOutside(view), let frame = newFrame(of: view, box),
        view.frame != frame
      {
        superview.setNeedsLayout()
      }
    }
    for box in placedFromOutside.values {
      guard let guide = box.item as? UILayoutGuide, case .content = guide.kind else { continue }
      if let scrollView = guide.owningView as? UIScrollView, contentSize(in: box) != scrollView.contentSize {
        scrollView.setNeedsLayout()
      }
    }
  }

  /// A wrapping item's height follows from its width: solve, measure, and solve again until nothing changes.
  func wrapContents() {
    guard !wrappingBoxes.isEmpty else { return }
    for _ in 0..<Self.wrapPasses {
      var didChange = false
      for box in wrappingBoxes {
        guard let view = box.item as? any WrappingContent, view.wrapsContent, !isPlacedFromOutside(view) else {
          continue
        }
        let width = CGFloat(solver.value(of: box.width))
        guard width > 0, box.wrappedWidth.map({ abs($0 - width) > 0.01 }) ?? true else { continue }
        box.wrappedWidth = width
        updateContent(of: view, box)
        didChange = true
      }
      if !didChange { return }
    }
  }

  /// Widths that depend on heights that depend on widths may never settle.
  private static var wrapPasses: Int { 4 }

  // MARK: Frames

  private func apply(to view: UIView) {
    guard let box = knownBox(for: view), !isPlacedFromOutside(view), let frame = newFrame(of: view, box) else { return }
    if !view.layer.hasTransform {
      if view.frame != frame { view.frame = frame }
      return
    }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    if view.center != center { view.center = center }
  }

  private func applyRootSize() {
    guard let root, let box = knownBox(for: root), let frame = newFrame(of: root, box) else { return }
    if root.bounds.size != frame.size { root.bounds.size = frame.size }
  }

  private func newFrame(of view: UIView, _ box: LayoutBox) -> CGRect? {
    let rect = rounded(box, scale: view.pixelsPerPoint)
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return nil }
    return view.frame(forAlignmentRect: rect)
  }

  /// Rounds edges to the nearest device pixel, ties up; sizes follow from the edges (facts 14.8).
  private func rounded(_ box: LayoutBox, scale: CGFloat) -> CGRect {
    func edge(_ value: Double) -> CGFloat { (CGFloat(value) * scale + 0.5 + 1e-5).rounded(.down) / scale }
    let (x, y) = (solver.value(of: box.left), solver.value(of: box.top))
    let (left, top) = (edge(x), edge(y))
    return CGRect(
      x: left, y: top, width: max(0, edge(x + solver.value(of: box.width)) - left),
      height: max(0, edge(y + solver.value(of: box.height)) - top))
  }

  func frame(of guide: UILayoutGuide) -> CGRect {
    prepare()
    guard let box = knownBox(for: guide) else { return .zero }
    return rounded(box, scale: guide.owningView?.pixelsPerPoint ?? 1)
  }

  /// The size of a scroll view's content follows from the constraints between it and its scrolled views.
  private func applyContentSize(of scrollView: UIScrollView) {
    guard let guide = scrollView.contentLayoutGuideIfMade, let box = knownBox(for: guide) else { return }
    let size = contentSize(in: box)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  private func contentSize(in box: LayoutBox) -> CGSize {
    let scale = ((box.item as? UILayoutGuide)?.owningView)?.pixelsPerPoint ?? 1
    return rounded(box, scale: scale).size
  }

  // MARK: Queries

  func constraints(on item: AnyObject, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    entries.values.map(\.constraint).filter {
      ($0.firstItem === item || $0.secondItem === item) && $0.firstAttribute.axis == axis
    }.sorted { $0.serial < $1.serial }
  }

  func isAmbiguous(_ item: AnyObject) -> Bool {
    prepare()
    guard let box = knownBox(for: item), item !== root else { return false }
    return ![box.left, box.top, box.width, box.height].allSatisfy { solver.isDetermined($0) }
  }
}

extension UIView {
  /// The grid to which frames are rounded.
  var pixelsPerPoint: CGFloat { max(1, currentTraits.displayScale) }
}
