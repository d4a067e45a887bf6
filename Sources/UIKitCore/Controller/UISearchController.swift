/// A controller of a search bar and of the results. In a navigation item the bar is below the title.
///
/// While the search is active, the results controller, if there is one, covers the controller that is searched.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisearchcontroller).
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The controller that shows the results; nil if the searched controller does so itself.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the results. It is not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified of the search. It is not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar. It can be put into a navigation item or into a view.
  open private(set) var searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  /// Whether the content is dimmed while a search without visible results controller is active; true by default.
  open var obscuresBackgroundDuringPresentation = true
  /// The old name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether title and buttons make room for the search bar while it is active; true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown while the search is active; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown while the search is active; true by default.
  open var automaticallyShowsScopeBar = true
  /// Whether the results controller is shown while there is text; true by default.
  open var automaticallyShowsSearchResultsController = true { didSet { updateResults() } }
  private var dimming: UIControl?
  private var isOn = false
  private let listener = SearchBarListener()
  /// The controller that is searched, while the search is active.
  private weak var host: UIViewController?

  /// Creates a controller with another one that shows the results; nil if the searched controller does so itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    listener.controller = self
    searchBar.owner = listener
  }

  /// Whether a search is active. Setting it starts or ends one.
  open var isActive: Bool {
    get { isOn }
    set { if newValue { begin() } else { end() } }
  }

  /// Whether the results controller is shown. By default it is shown while there is text; setting it overrides that.
  open var showsSearchResultsController = false {
    didSet { if showsSearchResultsController != oldValue { showResults() } }
  }

  fileprivate func begin() {
    guard !isOn else { return }
    isOn = true
    host = searchBar.nearestController
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false { searchBar.showsScopeBar = true }
    if hidesNavigationBarDuringPresentation { searchBar.enclosingNavigationBar?.isSearching = true }
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    animateBar()
    updateResults()
    searchDidChange()
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  fileprivate func end() {
    guard isOn else { return }
    isOn = false
    delegate?.willDismissSearchController(self)
    if searchBar.isFirstResponder { searchBar.resignFirstResponder() }
    searchBar.takeText("")
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.enclosingNavigationBar?.isSearching = false
    animateBar()
    updateResults()
    searchDidChange()
    delegate?.didDismissSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  fileprivate func textDidChange() {
    updateResults()
    searchDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Lets the searched controller show that nothing was found.
  private func searchDidChange() {
    ((host as? UINavigationController)?.topViewController ?? host)?.setNeedsUpdateContentUnavailableConfiguration()
  }

  private func animateBar() {
    guard let bar = searchBar.enclosingNavigationBar, bar.window != nil, let container = bar.superview else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { container.layoutIfNeeded() }
  }

  // MARK: Results

  private func updateResults() {
    if automaticallyShowsSearchResultsController {
      showsSearchResultsController = isOn && searchBar.text?.isEmpty == false
    }
    showResults()
  }

  private func showResults() {
    guard let host = host ?? searchBar.nearestController, let hostView = host.viewIfLoaded else { return }
    let results = searchResultsController
    let showsDimming = isOn && obscuresBackgroundDuringPresentation && !(showsSearchResultsController && results != nil)
    if showsDimming, dimming == nil {
      let view = UIControl(frame: hostView.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.backgroundColor = UIColor(white: 0, alpha: 0.2)
      view.addAction(UIAction { [weak self] _ in self?.isActive = false }, for: .touchUpInside)
      hostView.addSubview(view)
      dimming = view
    } else if !showsDimming {
      dimming?.removeFromSuperview()
      dimming = nil
    }
    guard let results else { return }
    if isOn, showsSearchResultsController {
      guard results.parent == nil else { return }
      host.addChild(results)
      results.view.frame = hostView.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      hostView.addSubview(results.view)
      results.didMove(toParent: host)
    } else if results.parent != nil {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// Forwards the search bar's events to its controller, before the bar's own delegate.
@MainActor final class SearchBarListener: SearchBarOwner {
  weak var controller: UISearchController?

  func searchBarDidBegin() { controller?.begin() }
  func searchBarTextDidChange() { controller?.textDidChange() }
  func searchBarDidCancel() { controller?.end() }
  func searchBarScopeDidChange() { controller?.textDidChange() }
}

extension UIView {
  /// The controller of the view, found through the responder chain; for a view in a navigation bar, the controller
  /// whose item it shows.
  fileprivate var nearestController: UIViewController? {
    if let bar = enclosingNavigationBar, let navigation = bar.next?.nearestNavigationController {
      return navigation.topViewController
    }
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  fileprivate var enclosingNavigationBar: UINavigationBar? {
    var view: UIView? = self
    while let current = view {
      if let bar = current as? UINavigationBar { return bar }
      view = current.superview
    }
    return nil
  }
}

extension UIResponder {
  fileprivate var nearestNavigationController: UINavigationController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UINavigationController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// An object that updates the results for the contents of a search bar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisearchresultsupdating).
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text, the scope or `isActive` has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is notified when a search starts and ends.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate).
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search becomes active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search became active.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when a search starts, before `willPresentSearchController(_:)`, for a custom presentation.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
