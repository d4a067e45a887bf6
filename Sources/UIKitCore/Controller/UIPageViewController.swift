/// Shows controllers as pages that are turned by swiping.
///
/// Both transition styles scroll here. Neighbours are read from the data source when a page has come to rest.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open private(set) var spineLocation = SpineLocation.none
  open var isDoubleSided = false
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Without a data source pages are not turned by swiping.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { if isViewLoaded { loadNeighbours() } } }
  private let spacing: CGFloat

  private let scroll = UIScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private lazy var ear = PageScrollEar(owner: self)
  private var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// A page on its way in by `setViewControllers`, and what follows.
  private var turning: (to: UIViewController, completion: ((Bool) -> Void)?)?
  private var isSwiping = false

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = max(0, options?[.interPageSpacing].flatMap(Self.number) ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
    coder.didMake(self, as: UIPageViewController.self)
  }

  private static func number(_ value: Any) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
  }

  /// The page that is shown; nil before the first one is set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }
  open var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = ear
    dots.isHidden = true
    dots.addAction(UIAction { [weak self] _ in self?.dotsWereTapped() }, for: .valueChanged)
    view.addSubview(scroll)
    view.addSubview(dots)
    if let current { put(current) }
    loadNeighbours()
  }

  // MARK: Setting pages

  /// Shows the first of `viewControllers`, sliding it in from the direction.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    finishTurning(completed: false)
    guard let page = viewControllers?.first else {
      completion?(true)
      return
    }
    guard page !== current else {
      loadNeighbours()
      completion?(true)
      return
    }
    guard animated, isViewLoaded, view.window != nil, current != nil else {
      replaceCurrent(by: page)
      completion?(true)
      return
    }
    // The page takes a neighbour's place and is scrolled to.
    let isForward = direction == .forward
    for old in [before, after] where old !== page { remove(old) }
    before = isForward ? nil : page
    after = isForward ? page : nil
    put(page)
    layOutPages()
    turning = (page, completion)
    scroll.setContentOffset(offset(of: page), animated: true)
  }

  private func replaceCurrent(by page: UIViewController) {
    for old in [before, current, after] where old !== page { remove(old) }
    before = nil
    after = nil
    current = page
    guard isViewLoaded else {
      addChild(page)
      page.didMove(toParent: self)
      return
    }
    put(page)
    loadNeighbours()
  }

  private func put(_ page: UIViewController) {
    if page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    if page.view.superview !== scroll { scroll.addSubview(page.view) }
  }

  private func remove(_ page: UIViewController?) {
    guard let page else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// Asks for the pages beside the present one.
  private func loadNeighbours() {
    guard let current, isViewLoaded else { return }
    let newBefore = dataSource?.pageViewController(self, viewControllerBefore: current)
    let newAfter = dataSource?.pageViewController(self, viewControllerAfter: current)
    for old in [before, after] where old !== newBefore && old !== newAfter && old !== current { remove(old) }
    before = newBefore
    after = newAfter === newBefore ? nil : newAfter
    for page in [before, after] { if let page { put(page) } }
    updateDots()
    layOutPages()
  }

  // MARK: Layout

  private var pages: [UIViewController] { [before, current, after].compactMap(\.self) }
  private var isHorizontal: Bool { navigationOrientation == .horizontal }
  private var pageLength: CGFloat { (isHorizontal ? view.bounds.width : view.bounds.height) + spacing }
  /// Right to left the first page is the rightmost.
  private var isMirrored: Bool { isHorizontal && view.isRightToLeft }

  private func place(of page: UIViewController) -> Int {
    let index = pages.firstIndex { $0 === page } ?? 0
    return isMirrored ? pages.count - 1 - index : index
  }

  private func offset(of page: UIViewController) -> CGPoint {
    let distance = CGFloat(place(of: page)) * pageLength
    return isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  private func layOutPages() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    // The scroll view is a spacing longer than the view, so that a page and its spacing make one step.
    scroll.frame = CGRect(
      x: 0, y: 0, width: bounds.width + (isHorizontal ? spacing : 0),
      height: bounds.height + (isHorizontal ? 0 : spacing))
    let length = pageLength * CGFloat(max(pages.count, 1))
    scroll.contentSize =
      isHorizontal ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
    scroll.isScrollEnabled = pages.count > 1 && dataSource != nil
    for page in pages { page.view.frame = CGRect(origin: offset(of: page), size: bounds.size) }
    if turning == nil, !isSwiping, let current { scroll.contentOffset = offset(of: current) }
    dots.frame = CGRect(
      x: 0, y: bounds.height - view.safeAreaInsets.bottom - 37, width: bounds.width, height: 37)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if turning == nil, !isSwiping { layOutPages() }
  }

  // MARK: Dots

  private func updateDots() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count <= 0 || !isHorizontal
    guard count > 0 else { return }
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  private func dotsWereTapped() {
    let index = dataSource?.presentationIndex(for: self) ?? 0
    guard let page = dots.currentPage > index ? after : before else { return }
    setViewControllers([page], direction: page === after ? .forward : .reverse, animated: true)
  }

  // MARK: Turning

  fileprivate func swipeBegan() {
    finishTurning(completed: false)
    isSwiping = true
    let candidates = [before, after].compactMap(\.self)
    delegate?.pageViewController(self, willTransitionTo: candidates)
  }

  fileprivate func scrollingEnded() {
    if turning != nil {
      finishTurning(completed: true)
      return
    }
    guard isSwiping else { return }
    isSwiping = false
    let moved = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
    let index = Int((moved / max(pageLength, 1)).rounded())
    guard let landed = pages.first(where: { place(of: $0) == index }) else { return }
    let previous = current
    let completed = landed !== previous
    if completed {
      current = landed
      loadNeighbours()
    }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous.map { [$0] } ?? [],
      transitionCompleted: completed)
  }

  private func finishTurning(completed: Bool) {
    guard let turn = turning else { return }
    turning = nil
    current = turn.to
    loadNeighbours()
    turn.completion?(completed)
  }
}

/// Hears the pages' scroll view.
@MainActor private final class PageScrollEar: NSObject, UIScrollViewDelegate {
  private weak var owner: UIPageViewController?

  init(owner: UIPageViewController) {
    self.owner = owner
    super.init()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { owner?.swipeBegan() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { owner?.scrollingEnded() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { owner?.scrollingEnded() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { owner?.scrollingEnded() }
}

/// Gives the pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Nil at the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Nil at the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots to show; 0, the default, shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of turning pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A swipe has ended, on another page or, with `completed` false, on the same one.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
