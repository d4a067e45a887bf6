import Testing
import UIKit
import WindowServer

@MainActor @Suite struct SceneScreenTests {
  private func showWindow(in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func windowsHaveTheSizeDensityAndColoursOfTheirScenesScreen() {
    let phone = HeadlessServer(screenSize: CGSize(width: 390, height: 780), screenScale: 2, appearance: .dark)
    let desk = HeadlessServer(screenSize: CGSize(width: 1_280, height: 720))
    let scenes = [phone, desk].map { UIApplication.shared.connectScene(on: $0) }
    defer { for scene in scenes { UIApplication.shared.discardScene(scene) } }
    let windows = scenes.map { showWindow(in: $0) }
    #expect(windows.map(\.bounds.size) == [phone.screenSize, desk.screenSize])
    #expect(windows.map(\.traitCollection.userInterfaceStyle) == [.dark, .light])
    #expect(windows.map(\.traitCollection.displayScale) == [2, 1])
    #expect(windows.map(\.traitCollection.horizontalSizeClass) == [.compact, .regular])
    #expect(windows[0].screen !== windows[1].screen && UIScreen.screens.contains(windows[0].screen))
    #expect(scenes[0].windows == [windows[0]])
    phone.appearance = .light
    desk.appearance = .dark
    #expect(windows.map(\.traitCollection.userInterfaceStyle) == [.light, .dark])
    #expect(windows[0].rootViewController?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aSceneThatIsDiscardedClosesItsWindowsAndNoOthers() {
    let hosts = [HeadlessServer(), HeadlessServer()]
    let scenes = hosts.map { UIApplication.shared.connectScene(on: $0) }
    let windows = scenes.map { showWindow(in: $0) }
    #expect(hosts.map(\.visibleSurfaces.count) == [1, 1])
    UIApplication.shared.discardScene(scenes[0])
    #expect(hosts.map(\.visibleSurfaces.count) == [0, 1])
    #expect(windows.map(\.isHidden) == [true, false])
    #expect(scenes.map(\.activationState) == [.unattached, .foregroundActive])
    UIApplication.shared.discardScene(scenes[1])
    #expect(!UIApplication.shared.connectedScenes.contains(scenes[1]))
  }

  private final class Listener: NSObject, UISceneDelegate {
    var events: [String] = []
    func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { events.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { events.append("background") }
    func sceneWillEnterForeground(_ scene: UIScene) { events.append("foreground") }
    func sceneDidDisconnect(_ scene: UIScene) { events.append("disconnect") }
  }

  @Test func aHiddenSceneGoesToTheBackgroundAndComesBack() {
    let scene = UIApplication.shared.connectScene(on: HeadlessServer())
    let listener = Listener()
    scene.delegate = listener
    UIApplication.shared.setScene(scene, isSeen: true)
    #expect(listener.events.isEmpty)
    UIApplication.shared.setScene(scene, isSeen: false)
    UIApplication.shared.setScene(scene, isSeen: false)
    #expect(scene.activationState == .background)
    UIApplication.shared.setScene(scene, isSeen: true)
    #expect(scene.activationState == .foregroundActive)
    UIApplication.shared.setScene(scene, isSeen: false)
    UIApplication.shared.discardScene(scene)
    #expect(
      listener.events == ["resign", "background", "foreground", "active", "resign", "background", "disconnect"])
  }
}
