import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct ViewDescriptionTests {
  /// Returns `text` without addresses.
  private func plain(_ text: String) -> String { text.replacing(/0x[0-9a-f]+/, with: "0x") }

  @Test func aDescriptionHasTheFrameAndTheLayer() {
    #expect(plain(UIView().description) == "<UIView: 0x; frame = (0 0; 0 0); layer = <CALayer: 0x>>")
    let label = UILabel(frame: CGRect(x: 1, y: 2.5, width: 30, height: 20))
    label.text = "Night Train"
    label.alpha = 0.5
    label.tag = 7
    #expect(
      plain(label.description)
        == "<UILabel: 0x; frame = (1 2.5; 30 20); text = 'Night Train'; alpha = 0.5; "
        + "userInteractionEnabled = NO; tag = 7; layer = <CALayer: 0x>>"
        || plain(label.description).hasPrefix("<UILabel: 0x; frame = (1 2.5; 30 20); text = 'Night Train'"))
  }

  @Test func aTreeIsALineForEachViewByTheSelectorThatDebuggersUse() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(UIView())
    let text = outer.perform(Selector("recursiveDescription"))?.takeUnretainedValue() as? NSString
    let lines = plain(try #require(text) as String).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("<UIView: 0x; frame = (0 0; 9 9)"))
    #expect(lines[1].hasPrefix("   | <UIView: 0x"))
    #expect(lines[2].hasPrefix("   |    | <UIView: 0x"))
  }

  @Test func controllersAreALineEachToo() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let text = navigation.perform(Selector("_printHierarchy"))?.takeUnretainedValue() as? NSString
    let lines = plain(try #require(text) as String).split(separator: "\n")
    #expect(
      lines == [
        "<UINavigationController 0x>, state: disappeared, view: (view not loaded)",
        "   | <UIViewController 0x>, state: disappeared, view: (view not loaded)",
      ])
  }
}
