import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct CustomContentTests {
  @MainActor private final class Element: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  @Test func importantFactsAreSaidWithTheElement() {
    Stage.run(size: CGSize(width: 200, height: 100), scale: 1) { stage in
      let view = Element(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Night Train"
      view.accessibilityHint = "Opens the film"
      let year = AXCustomContent(label: "Year", value: "1959")
      year.importance = .high
      view.accessibilityCustomContent = [year, AXCustomContent(label: "Country", value: "Poland")]
      stage.window.addSubview(view)
      let node = stage.node("Night Train")
      #expect(node?.description == "Year: 1959, Opens the film")
    }
  }

  @Test func aRotorFindsWhatItsBlockFinds() {
    let label = UILabel()
    let rotor = UIAccessibilityCustomRotor(name: "Films") { predicate in
      predicate.searchDirection == .next
        ? UIAccessibilityCustomRotorItemResult(targetElement: label, targetRange: nil) : nil
    }
    let view = UIView()
    view.accessibilityCustomRotors = [rotor]
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(view.accessibilityCustomRotors?.first?.itemSearchBlock(predicate)?.targetElement === label)
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil)
    #expect(rotor.name == "Films" && rotor.systemRotorType == .none)
  }
}
