import Testing
import UIKit

/// Each test has classes of its own, because settings of a proxy last as long as the process.
@MainActor struct AppearanceTests {
  private final class Plain: UILabel {}
  private class Base: UIView {}
  private final class Derived: Base {}
  private final class Outer: UIView {}
  private final class Inner: UIView {}
  private final class Item: UIBarButtonItem {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func viewsApplyTheAppearanceWhenTheyEnterAWindow() {
    func styled<Styled: UIAppearance>(_ type: Styled.Type) -> Styled { Styled.appearance() }
    #expect(styled(Plain.self) === Plain.appearance())
    Plain.appearance().textColor = .red
    let label = Plain()
    #expect(label.textColor != .red)
    window.addSubview(label)
    #expect(label.textColor == .red)
    #expect(Plain.appearance().textColor == .red)
    let other = UILabel()
    window.addSubview(other)
    #expect(other.textColor != .red)
  }

  @Test func ownValuesWin() {
    Plain.appearance().backgroundColor = .green
    let label = Plain()
    label.backgroundColor = .blue
    window.addSubview(label)
    #expect(label.backgroundColor == .blue)
  }

  @Test func theNearestClassWins() {
    Base.appearance().backgroundColor = .red
    Base.appearance().tintColor = .orange
    Derived.appearance().backgroundColor = .green
    let (base, derived) = (Base(), Derived())
    window.addSubview(base)
    window.addSubview(derived)
    #expect(base.backgroundColor == .red)
    #expect(derived.backgroundColor == .green)
    #expect(derived.tintColor == .orange)
  }

  @Test func containersAreFoundFromTheNearestToTheOutermost() {
    Inner.appearance().backgroundColor = .gray
    Inner.appearance(whenContainedInInstancesOf: [Outer.self]).backgroundColor = .purple
    let outer = Outer()
    let middle = UIView()
    let (within, without) = (Inner(), Inner())
    outer.addSubview(middle)
    middle.addSubview(within)
    window.addSubview(outer)
    window.addSubview(without)
    #expect(within.backgroundColor == .purple)
    #expect(without.backgroundColor == .gray)
  }

  @Test func barItemsShowTheAttributesOfTheirProxy() {
    Item.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
    let item = Item()
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 3)
    #expect(UIBarButtonItem().titleTextAttributes(for: .normal) == nil)
    item.setTitleTextAttributes([.kern: 1], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
  }
}
