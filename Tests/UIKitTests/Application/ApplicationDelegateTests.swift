import Foundation
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Implements the method of launching that has no options.
@MainActor private final class OldDelegate: NSObject, UIApplicationDelegate {
  var log: [String] = []
  var onCall: (() -> Void)?
  func applicationDidFinishLaunching(_ application: UIApplication) { log.append("launched") }
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    log.append("failed")
    onCall?()
  }
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
    log.append("registered \(notificationSettings.types.rawValue)")
    onCall?()
  }
}

@MainActor private final class NewDelegate: NSObject, UIApplicationDelegate {
  var log: [String] = []
  func applicationDidFinishLaunching(_ application: UIApplication) { log.append("old") }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("new")
    return true
  }
}

@MainActor private final class SceneRecorder: NSObject, UIWindowSceneDelegate {
  var traits: [UITraitCollection] = []
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { traits.append(previousTraitCollection) }
}

@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ApplicationDelegateTests {
  private func withDelegate(_ delegate: any UIApplicationDelegate, _ body: () async -> Void) async {
    let application = UIApplication.shared
    let before = application.delegate
    application.delegate = delegate
    await body()
    application.delegate = before
  }

  @Test func launchingCallsTheOlderMethodOnlyWithoutTheNewerOne() {
    let application = UIApplication.shared
    let (before, owned) = (application.delegate, application.ownedDelegate)
    defer { (application.delegate, application.ownedDelegate) = (before, owned) }
    let (old, new) = (OldDelegate(), NewDelegate())
    application.run(delegate: old) {}
    application.run(delegate: new) {}
    #expect(old.log == ["launched"])
    #expect(new.log == ["new"])
  }

  @Test func registrationsAreAnswered() async {
    let delegate = OldDelegate()
    await withDelegate(delegate) {
      await withCheckedContinuation { done in
        delegate.onCall = { done.resume() }
        UIApplication.shared.registerForRemoteNotifications()
      }
      await withCheckedContinuation { done in
        delegate.onCall = { done.resume() }
        UIApplication.shared.registerUserNotificationSettings(
          UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
      }
    }
    #expect(delegate.log == ["failed", "registered 5"])
    #expect(UIApplication.shared.currentUserNotificationSettings?.types == [.alert, .badge])
  }

  @Test func aScenesDelegateIsGivenTheTraitsBeforeAChangeOfSize() {
    let server = HeadlessServer(screenSize: CGSize(width: 900, height: 700))
    let scene = UIApplication.shared.connectScene(on: server)
    defer { UIApplication.shared.discardScene(scene) }
    let recorder = SceneRecorder()
    scene.delegate = recorder
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    (window.surface as? HeadlessSurface)?.resize(to: CGSize(width: 320, height: 700))
    #expect(recorder.traits.map(\.horizontalSizeClass) == [.regular])
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(!scene.isFullScreen && scene.sizeRestrictions == nil)
    #expect(scene.screen.currentMode?.size == CGSize(width: 900, height: 700))
    #expect(scene.screen.availableModes == [scene.screen.currentMode])
  }

  @Test func scenesAnnounceThatTheyComeAndGo() {
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
    var names: [String] = []
    let tokens = [UIScene.willEnterForegroundNotification, UIScene.willDeactivateNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    scene.becomeActive()
    scene.enterBackground()
    scene.becomeActive()
    scene.disconnect()
    #expect(
      names == [
        "UISceneWillEnterForegroundNotification", "UISceneWillDeactivateNotification",
        "UISceneWillEnterForegroundNotification", "UISceneWillDeactivateNotification",
      ])
  }

  @Test func itemsOfAPasteboardAreFoundByType() {
    let board = UIPasteboard.withUniqueName()
    var changes: [[String]] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
      MainActor.assumeIsolated { changes += [added, removed] }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    board.items = [["a": "one", "b": Data([1])], ["b": Data([2])], ["c": "three"]]
    #expect(board.itemSet(withPasteboardTypes: ["b"]) == IndexSet([0, 1]))
    #expect(board.types(forItemSet: IndexSet([0, 7])) == [["a", "b"]])
    #expect(board.contains(pasteboardTypes: ["b"], inItemSet: IndexSet([0, 1])))
    #expect(!board.contains(pasteboardTypes: ["b"], inItemSet: nil))
    #expect(board.data(forPasteboardType: "b", inItemSet: nil) == [Data([1]), Data([2])])
    #expect(board.values(forPasteboardType: "a", inItemSet: nil)?.count == 1)
    board.items = [["c": "four"], ["d": "five"]]
    #expect(changes == [["a", "b", "c"], [], ["d"], ["a", "b"]])
    #expect(!board.isPersistent && UIPasteboard.general.isPersistent)
  }
}
