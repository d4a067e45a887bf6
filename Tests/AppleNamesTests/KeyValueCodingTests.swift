import AppleNames
import Testing
import UIKit

@MainActor @Suite struct KeyValueCodingTests {
  @MainActor private final class Film: NSObject {
    var title = "Night Train"
    var year: Int? = nil
    var poster = UIView()
  }

  @Test func storedPropertiesCanBeReadByName() {
    let film = Film()
    #expect(film.value(forKey: "title") as? String == "Night Train")
    #expect(film.value(forKey: "year") == nil)
    film.poster.tag = 7
    #expect(film.value(forKeyPath: "poster.tag") as? Int == 7)
  }

  @Test func propertiesOfUIKitsClassesCanBeSetToo() {
    let label = UILabel()
    label.setValue("Night Train", forKey: "text")
    label.setValue(NSNumber(value: 3), forKey: "numberOfLines")
    label.setValue(0.5, forKey: "alpha")
    #expect(label.text == "Night Train" && label.numberOfLines == 3 && label.alpha == 0.5)
    label.setValue(nil, forKey: "text")
    #expect(label.text == nil)
    let film = Film()
    film.setValue(UIColor.red, forKeyPath: "poster.backgroundColor")
    #expect(film.poster.backgroundColor == .red)
  }

  /// A package's class after rewriting by `uikit`: without `override`.
  private class Store: NSObject {
    var other = ["title": "Night Train"]

    func value(forUndefinedKey key: String) -> Any? { other[key] }
    func setValue(_ value: Any?, forKey key: String) { other[key] = value as? String }
    func forwardingTarget(for aSelector: Selector!) -> Any? { super.forwardingTarget(for: aSelector) ?? "forwarded" }
    func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || aSelector == Selector("play") }
  }

  private final class SubStore: Store {
    override func setValue(_ value: Any?, forKey key: String) { super.setValue("sub", forKey: key) }
  }

  @Test func classesMayHaveTheMethodsOfObjectiveCsObjects() {
    let store = Store()
    #expect(store.value(forUndefinedKey: "title") as? String == "Night Train")
    store.setValue("Day Train", forKey: "title")
    #expect(store.other == ["title": "Day Train"])
    #expect(store.forwardingTarget(for: Selector("play")) as? String == "forwarded")
    #expect(store.responds(to: Selector("play")))
    #expect(!store.responds(to: Selector("stop")))
    let sub = SubStore()
    sub.setValue("Day Train", forKey: "title")
    #expect(sub.other == ["title": "sub"])
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test func aDelegatesWindowIsReadAsOptionalRequirementsAre() {
    let delegate = Delegate()
    let any: (any UIApplicationDelegate)? = delegate
    #expect(any?.window??.rootViewController == nil)
    delegate.window = UIWindow()
    delegate.window?.rootViewController = UIViewController()
    #expect(any?.window??.rootViewController != nil)
    #expect(any?.window?.rootViewController != nil)
  }
}
