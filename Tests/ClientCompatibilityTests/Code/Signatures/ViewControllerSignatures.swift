import UIKit

class OverridingViewController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var view: UIView! { didSet {} }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override var nibName: String? { super.nibName }
  override var title: String? { didSet {} }
  override var parent: UIViewController? { super.parent }
  override var children: [UIViewController] { super.children }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var navigationController: UINavigationController? { super.navigationController }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var tabBarItem: UITabBarItem! { didSet {} }
  override var toolbarItems: [UIBarButtonItem]? { didSet {} }
  override var hidesBottomBarWhenPushed: Bool {
    get { super.hidesBottomBarWhenPushed }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
  override var isEditing: Bool { didSet {} }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  override var modalPresentationStyle: UIModalPresentationStyle { didSet {} }
  override var modalTransitionStyle: UIModalTransitionStyle { didSet {} }
  override var definesPresentationContext: Bool { didSet {} }
  override var isModalInPresentation: Bool { didSet {} }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { didSet {} }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override var edgesForExtendedLayout: UIRectEdge { didSet {} }
  override var extendedLayoutIncludesOpaqueBars: Bool { didSet {} }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { super.systemMinimumLayoutMargins }
  override var viewRespectsSystemMinimumLayoutMargins: Bool { didSet {} }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var shouldAutorotate: Bool { false }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override var disablesAutomaticKeyboardDismissal: Bool { true }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
  override var restorationIdentifier: String? { didSet {} }
  override var storyboard: UIStoryboard? { super.storyboard }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { super.transitionCoordinator }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { (context: any UIViewControllerTransitionCoordinatorContext) in
      _ = context.transitionDuration
    })
    coordinator.animate(alongsideTransition: nil) { _ in }
    coordinator.animate(alongsideTransition: { _ in }, completion: nil)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { nil }
}

@MainActor func viewControllerSignatures(_ controller: UIViewController) {
  readWrite(\UIViewController.view, UIView?.self)
  readWrite(\UIViewController.title, String?.self)
  readWrite(\UIViewController.tabBarItem, UITabBarItem?.self)
  readWrite(\UIViewController.toolbarItems, [UIBarButtonItem]?.self)
  readOnly(\UIViewController.navigationItem, UINavigationItem.self)
  readOnly(\UIViewController.navigationController, UINavigationController?.self)
  readOnly(\UIViewController.presentationController, UIPresentationController?.self)
  readOnly(\UIViewController.popoverPresentationController, UIPopoverPresentationController?.self)
  readOnly(\UIViewController.sheetPresentationController, UISheetPresentationController?.self)
  readOnly(\UIViewController.isBeingPresented, Bool.self)
  readOnly(\UIViewController.isMovingFromParent, Bool.self)
  readWrite(\UIViewController.focusGroupIdentifier, String?.self)
  controller.present(UIViewController(), animated: false)
  controller.dismiss(animated: false)
  controller.setContentScrollView(nil)
  controller.setContentScrollView(nil, for: .bottom)
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
  controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
    (self: UIViewController, previousTraitCollection: UITraitCollection) in
    self.title = nil
  }
  let navigation = UINavigationController(rootViewController: controller)
  let _: UIViewController? = navigation.popViewController(animated: false)
  let _: [UIViewController]? = navigation.popToRootViewController(animated: false)
  let _: [UIViewController]? = navigation.popToViewController(controller, animated: false)
  navigation.pushViewController(UIViewController(), animated: false)
  navigation.setViewControllers([], animated: false)
  readWrite(\UINavigationController.viewControllers, [UIViewController].self)
  readOnly(\UINavigationController.topViewController, UIViewController?.self)
  readOnly(\UINavigationController.visibleViewController, UIViewController?.self)
  readOnly(\UINavigationController.navigationBar, UINavigationBar.self)
  readOnly(\UINavigationController.toolbar, UIToolbar?.self)
  readWrite(\UINavigationController.delegate, (any UINavigationControllerDelegate)?.self)
  readOnly(\UINavigationController.interactivePopGestureRecognizer, UIGestureRecognizer?.self)
  readWrite(\UINavigationItem.title, String?.self)
  readWrite(\UINavigationItem.titleView, UIView?.self)
  readWrite(\UINavigationItem.rightBarButtonItem, UIBarButtonItem?.self)
  readWrite(\UINavigationItem.rightBarButtonItems, [UIBarButtonItem]?.self)
  readWrite(\UINavigationItem.leftBarButtonItem, UIBarButtonItem?.self)
  readWrite(\UINavigationItem.searchController, UISearchController?.self)
  readWrite(\UINavigationItem.largeTitleDisplayMode, UINavigationItem.LargeTitleDisplayMode.self)
  readWrite(\UINavigationItem.hidesSearchBarWhenScrolling, Bool.self)
}
