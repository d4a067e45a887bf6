import UIKit

class OrdinarySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
}

class OrdinaryAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

@MainActor func windowSignatures() {
  let window = UIWindow(frame: UIScreen.main.bounds)
  readWrite(\UIWindow.rootViewController, UIViewController?.self)
  readWrite(\UIWindow.windowScene, UIWindowScene?.self)
  readOnly(\UIWindow.isKeyWindow, Bool.self)
  readWrite(\UIWindow.windowLevel, UIWindow.Level.self)
  window.windowLevel = .alert + 1
  let _: CGFloat = UIScreen.main.scale
  let _: CGRect = UIScreen.main.nativeBounds
  let _: Int = UIScreen.main.maximumFramesPerSecond
  let _: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom
  let _: String = UIDevice.current.systemVersion
  let _: Set<UIScene> = UIApplication.shared.connectedScenes
  let _: UIApplication.State = UIApplication.shared.applicationState
  let _: (any UIApplicationDelegate)? = UIApplication.shared.delegate
  let _: UIUserInterfaceLayoutDirection = UIApplication.shared.userInterfaceLayoutDirection
  let _: [Notification.Name] = [
    UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
    UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    UIApplication.didReceiveMemoryWarningNotification, UIResponder.keyboardWillShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification,
  ]
  let _: String = UIResponder.keyboardFrameEndUserInfoKey

  let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
  let _ = UIBarButtonItem(title: "Edit", image: nil, primaryAction: nil, menu: nil)
  let _ = UIBarButtonItem(systemItem: .flexibleSpace)
  let _ = UIBarButtonItem(customView: UIView())
  let _: UIBarButtonItem = .flexibleSpace()
  let _: UIBarButtonItem = .fixedSpace(10)
  readWrite(\UIBarButtonItem.isEnabled, Bool.self)
  readWrite(\UIBarButtonItem.tintColor, UIColor?.self)
  readWrite(\UIBarButtonItem.menu, UIMenu?.self)
  _ = item
  let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { (_: UIAlertAction) in }))
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  alert.addTextField { (_: UITextField) in }
  readOnly(\UIAlertController.textFields, [UITextField]?.self)
  readOnly(\UIAlertController.actions, [UIAlertAction].self)
  let page = UIPageControl()
  page.numberOfPages = 3
  page.currentPage = 1
  page.hidesForSinglePage = true
  page.pageIndicatorTintColor = .gray
  let segments = UISegmentedControl(items: ["a", "b"])
  segments.selectedSegmentIndex = 0
  let _: Int = UISegmentedControl.noSegment
  let spinner = UIActivityIndicatorView(style: .large)
  spinner.hidesWhenStopped = true
  spinner.startAnimating()
  let slider = UISlider()
  slider.minimumValue = 0
  slider.setValue(0.5, animated: false)
  let _: Float = slider.value
  let toggle = UISwitch()
  toggle.setOn(true, animated: false)
  let progress = UIProgressView(progressViewStyle: .default)
  progress.setProgress(0.3, animated: false)
  let search = UISearchController(searchResultsController: nil)
  search.obscuresBackgroundDuringPresentation = false
  search.searchBar.placeholder = "Search"
  readWrite(\UISearchController.searchResultsUpdater, (any UISearchResultsUpdating)?.self)
  let field = UITextField()
  field.borderStyle = .roundedRect
  field.keyboardType = .numberPad
  field.returnKeyType = .done
  field.autocorrectionType = .no
  readWrite(\UITextField.text, String?.self)
  readWrite(\UITextField.placeholder, String?.self)
  readWrite(\UITextField.delegate, (any UITextFieldDelegate)?.self)
}
