/// Owns a view tree and reacts to its life: loading, appearing, layout, traits.
@preconcurrency @MainActor open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
  var loadedView: UIView?
  var childList: [UIViewController] = []
  weak var parentReference: UIViewController?
  var state = UIViewControllerState()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open func encode(with coder: NSCoder) {}

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  /// The controller's view; loads it when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and sets `view`. The default makes a plain one. Never call it.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() set no view")
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}

  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  open var title: String?

  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { state.additionalSafeAreaInsets }
    set {
      state.additionalSafeAreaInsets = newValue
      loadedView?.updateSafeArea()
    }
  }

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? UIScreen.main.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? {
    loadedView?.superview ?? parentReference
  }

  open var parent: UIViewController? { parentReference }
  open var children: [UIViewController] { childList }
}

struct UIViewControllerState {
  var additionalSafeAreaInsets = UIEdgeInsets.zero
}

extension UIViewController {
  func replaceView(_ view: UIView?) {
    loadedView?.owningController = nil
    loadedView = view
    view?.owningController = self
  }
  func viewDidMoveToWindow() {}
  func traitsForView(inherited: UITraitCollection?) -> UITraitCollection {
    inherited ?? UIScreen.main.traitCollection
  }
  func traitsDidChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
  }
  func windowDidShow(_ window: UIWindow) { becomeWindowRoot(of: window) }
  func windowDidHide(_ window: UIWindow) {}
  func leaveWindowRoot() { loadedView?.removeFromSuperview() }
  func becomeWindowRoot(of window: UIWindow) {
    guard !window.isHidden else { return }
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
  }
}
