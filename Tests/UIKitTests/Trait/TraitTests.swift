import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
}

extension UITraitCollection {
  fileprivate var theme: String { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

@MainActor @Suite(.serialized) struct TraitTests {
  private func run(_ body: @MainActor (Stage) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2, body)
  }

  @Test func viewsWhoseTraitsWereNeverReadAreNotifiedOfChangesAbove() {
    final class Observer: UIView {
      var changes: [(UIUserInterfaceStyle?, UIUserInterfaceStyle)] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        changes.append((previous?.userInterfaceStyle, traitCollection.userInterfaceStyle))
      }
    }
    run { stage in
      let parent = UIView(frame: .zero)
      let observer = Observer(frame: .zero)
      observer.isHidden = true
      parent.addSubview(observer)
      stage.window.addSubview(parent)
      #expect(observer.changes.isEmpty)
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(observer.changes.count == 1)
      #expect(observer.changes.first?.0 == .light && observer.changes.first?.1 == .dark)
      let other = Observer(frame: .zero)
      parent.addSubview(other)
      parent.overrideUserInterfaceStyle = .light
      #expect(observer.changes.count == 2)
      #expect(other.changes.count == 1 && other.changes.first?.0 == .dark)
      observer.overrideUserInterfaceStyle = .dark
      parent.overrideUserInterfaceStyle = .unspecified
      #expect(observer.changes.count == 3, "its own override hides the parent's")
    }
  }

  @Test func onlyChangesOfRegisteredTraitsAreReported() {
    run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      var log: [String] = []
      let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: UIView, previous: UITraitCollection) in
        log.append("\(previous.userInterfaceStyle.rawValue) to \(view.traitCollection.userInterfaceStyle.rawValue)")
      }
      stage.window.traitOverrides.preferredContentSizeCategory = .extraLarge
      #expect(log.isEmpty)
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(log == ["1 to 2"])
      view.unregisterForTraitChanges(registration)
      stage.window.overrideUserInterfaceStyle = .light
      #expect(log.count == 1)
    }
  }

  @Test func aControllersSubclassGetsItselfAsItsOwnType() {
    @MainActor final class Screen: UIViewController {
      var changes = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (screen: Screen, _: UITraitCollection) in
          screen.changes += 1
        }
      }
    }
    run { stage in
      let screen = Screen()
      stage.window.rootViewController = screen
      stage.pacer.advance(by: 0.1)
      screen.changes = 0
      screen.traitOverrides.horizontalSizeClass = .regular
      #expect(screen.changes == 1)
      #expect(screen.view.traitCollection.horizontalSizeClass == .regular)
      #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test func overridesGoDownTheTreeUntilTheyAreRemoved() {
    run { stage in
      let outer = UIView(frame: .zero)
      let inner = UIView(frame: .zero)
      outer.addSubview(inner)
      stage.window.addSubview(outer)
      #expect(inner.traitCollection.theme == "plain")
      outer.traitOverrides.theme = "sepia"
      outer.traitOverrides.userInterfaceStyle = .dark
      #expect(inner.traitCollection.theme == "sepia")
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(outer.traitOverrides.contains(ThemeTrait.self))
      #expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))
      inner.traitOverrides.theme = "bright"
      #expect(inner.traitCollection.theme == "bright")
      outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      inner.traitOverrides.remove(ThemeTrait.self)
      #expect(inner.traitCollection.theme == "sepia")
      #expect(inner.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func changesOfAnAppsOwnTraitAreReported() {
    run { stage in
      let view = UIView(frame: .zero)
      stage.window.addSubview(view)
      var log: [String] = []
      view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, previous: UITraitCollection) in
        log.append(previous.theme + " to " + view.traitCollection.theme)
      }
      stage.window.traitOverrides.theme = "sepia"
      stage.window.traitOverrides.theme = "sepia"
      stage.window.traitOverrides.theme = "bright"
      #expect(log == ["plain to sepia", "sepia to bright"])
    }
  }

  @Test func collectionsAreMadeAndComparedByTheirTraits() {
    let one = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.theme = "sepia"
    }
    #expect(one.userInterfaceStyle == .dark)
    #expect(one[ThemeTrait.self] == "sepia")
    #expect(one[UITraitUserInterfaceStyle.self] == .dark)
    let other = one.modifyingTraits { $0.theme = "bright" }
    #expect(one != other)
    #expect(one.modifyingTraits { $0.theme = "sepia" } == one)
    let light = one.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(light.changedTraits(from: one).count == 1)
    #expect(light.hasDifferentColorAppearance(comparedTo: one))
    #expect(!other.hasDifferentColorAppearance(comparedTo: one))
  }
}
