import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 8
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.tintColor = UIColor(named: "Accent") ?? .systemPink
    let navigationController = UINavigationController(
      rootViewController: PhotosViewController(collectionViewLayout: layout))
    navigationController.navigationBar.prefersLargeTitles = true
    navigationController.navigationBar.tintColor = .white
    navigationController.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(frame: windowScene.coordinateSpace.bounds)
    window?.windowScene = windowScene
    window?.rootViewController = UINavigationController(rootViewController: DiffableViewController())
    window?.makeKeyAndVisible()
    guard let _ = UIApplication.shared.delegate as? AppDelegate else { return }
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
}
