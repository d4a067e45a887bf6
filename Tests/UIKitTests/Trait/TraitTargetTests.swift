import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct TraitTargetTests {
  @MainActor private final class Listener: NSObject {
    var log: [String] = []
    func styleDidChange(_ view: UIView, _ previous: UITraitCollection) {
      log.append("\(previous.userInterfaceStyle.rawValue) to \(view.traitCollection.userInterfaceStyle.rawValue)")
    }
  }

  @MainActor private final class Watcher: UIView {
    var count = 0
    func changed() { count += 1 }
  }

  @Test func aTargetGetsTheObjectAndItsPreviousTraits() {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let view = UIView()
      stage.window.addSubview(view)
      let listener = Listener()
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: listener,
        action: Selector("styleDidChange::", Listener.styleDidChange(_:_:)))
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(listener.log == ["1 to 2"])
    }
  }

  @Test func anActionOfTheViewItselfMayLeaveOutItsArguments() {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let view = Watcher()
      stage.window.addSubview(view)
      let registration = view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], action: Selector("changed", Watcher.changed))
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(view.count == 1)
      view.unregisterForTraitChanges(registration)
      stage.window.overrideUserInterfaceStyle = .light
      #expect(view.count == 1)
    }
  }

  @Test func theTargetIsNotRetained() {
    let view = UIView()
    weak var held: Listener?
    do {
      let listener = Listener()
      held = listener
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: listener, action: Selector("nothing"))
    }
    #expect(held == nil)
  }

  @Test func aSceneOverridesTheTraitsOfItsWindows() throws {
    try Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
      stage.window.windowScene = scene
      var calls = 0
      scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _: UITraitCollection) in
        calls += 1
      }
      scene.traitOverrides.userInterfaceStyle = .dark
      #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
      #expect(calls == 1)
      scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      #expect(stage.window.traitCollection.userInterfaceStyle == .light)
      #expect(calls == 2)
    }
  }

  @Test func aPresentationOverridesTheTraitsOfWhatItPresents() {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.1)
      let sheet = UIViewController()
      sheet.presentationController?.traitOverrides.userInterfaceStyle = .dark
      root.present(sheet, animated: false)
      stage.pacer.advance(by: 0.1)
      #expect(sheet.traitCollection.userInterfaceStyle == .dark)
      #expect(root.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func theTraitsOfContentAreInherited() {
    let traits = UITraitCollection(typesettingLanguage: Locale.Language(identifier: "th"))
    #expect(traits.typesettingLanguage?.languageCode?.identifier == "th")
    #expect(traits.replacing(UITraitDisplayScale.self, value: 2).displayScale == 2)
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    view.traitOverrides.typesettingLanguage = Locale.Language(identifier: "ja")
    #expect(inner.traitCollection.typesettingLanguage?.languageCode?.identifier == "ja")
  }
}
