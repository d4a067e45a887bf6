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
        + "userInteractionEnabled = NO; tag = 7; layer = <_UILabelLayer: 0x>>")
  }

  @Test func everythingThatIsNotAsInANewViewIsInADescription() {
    let view = UIView(frame: CGRect(x: -3, y: 9 + 2.0 / 3, width: 424 + 2.0 / 3, height: 10))
    view.clipsToBounds = true
    view.alpha = 0.85
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.backgroundColor = UIColor(white: 0, alpha: 0.35)
    #expect(
      plain(view.description)
        == "<UIView: 0x; frame = (-3 9.66667; 424.667 10); clipsToBounds = YES; alpha = 0.85; hidden = YES; "
        + "opaque = NO; autoresize = W+H; gestureRecognizers = <NSArray: 0x>; "
        + "backgroundColor = UIExtendedGrayColorSpace 0 0.35; layer = <CALayer: 0x>>")
    let moved = UIView()
    moved.transform = CGAffineTransform(translationX: 0, y: -12)
    moved.tintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(
      plain(moved.description)
        == "<UIView: 0x; frame = (0 -12; 0 0); transform = [1, 0, 0, 1, 0, -12]; "
        + "tintColor = UIExtendedSRGBColorSpace 1 0.5 0 1; layer = <CALayer: 0x>>")
  }

  @Test func aNameForObjectiveCStandsForTheClass() {
    #expect(plain(NamedView().description).hasPrefix("<OldNamedView: 0x; frame = "))
  }

  @Test func classesOfAppsHaveTheirModuleAndTheirBase() {
    #expect(plain(DescribedView().description).hasPrefix("<UIKitTests.DescribedView: 0x; frame = "))
    #expect(
      plain(DescribedImageView().description).hasPrefix(
        "<UIKitTests.DescribedImageView: 0x; baseClass = UIImageView; frame = "))
  }

  @Test func scrollViewsHaveTheirContentsPlace() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentSize = CGSize(width: 20, height: 532 + 2.0 / 3)
    view.contentOffset.y = 4
    #expect(
      view.description.hasSuffix(
        "; contentOffset: {0, 4}; contentSize: {20, 532.66666666666663}; adjustedContentInset: {0, 0, 0, 0}>"))
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

private class DescribedView: UIView {}
private class DescribedImageView: UIImageView {}
