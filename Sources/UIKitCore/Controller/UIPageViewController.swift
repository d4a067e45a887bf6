/// A controller that shows controllers as pages, which are turned by swiping.
///
/// Both transition styles scroll here. The neighbours of a page are read from the data source when the page has come to
/// rest.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipageviewcontroller).
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The animation of turning a page.
  public enum TransitionStyle: Int, Sendable {
    /// The same as `scroll` here; curls the page on iOS.
    case pageCurl = 0
    /// Scrolls from page to page.
    case scroll = 1
  }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The direction in which a page is turned.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// The place of the spine of a book. There is none here.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// A key of the options given to `init(transitionStyle:navigationOrientation:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place of the spine. Without effect: pages do not curl here.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages in points, as a number; 0 by default.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The animation of turning a page. Both scroll.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The place of the spine: always none.
  open private(set) var spineLocation = SpineLocation.none
  /// Whether pages have content on both sides; false by default. Stored; has no effect.
  open var isDoubleSided = false
  /// The object that is notified when pages are turned. It is not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The object that provides the pages. Without one, pages are not turned by swiping. It is not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { if isViewLoaded { loadNeighbours() } } }
  private let spacing: CGFloat

  private let scroll = UIScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private lazy var ear = PageScrollEar(owner: self)
  private var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The page being shown by `setViewControllers`, and the closure to call then.
  private var turning: (to: UIViewController, completion: ((Bool) -> Void)?)?
  private var isSwiping = false

  /// Creates a controller without pages. Of the options, the distance between pages is used.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = max(0, options?[.interPageSpacing].flatMap(Self.number) ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with horizontal pages.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
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

  /// The page that is shown; nil before the first one was set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }
  /// The recogniser that turns the pages.
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

  /// Shows the first of `viewControllers`, sliding it in from the side given by the direction.
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
    // The page takes the place of a neighbour and is scrolled to.
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

  /// Reads the neighbours of the current page from the data source.
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
  /// Whether the first page is the rightmost.
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
    // The scroll view is longer than the view by the spacing, so that a page and its spacing make one step.
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

/// Forwards the events of the pages' scroll view.
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

/// An object that provides the pages of a page view controller.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource).
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another; nil at the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another; nil at the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots to show; 0, the default, shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current page among the dots; 0 by default.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that is notified when pages are turned.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate).
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a swipe begins to turn to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a swipe has ended, on another page or, if `completed` is false, on the same one.
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
