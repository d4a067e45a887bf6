import AppleNames
import Testing
import UIKit

@MainActor struct NamedObservationTests {
  private final class Observer: UIViewController {
    var seen: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      seen.append("\(keyPath ?? "") \(change?[.newKey] ?? "")")
    }
  }

  /// As code that is written for any object does.
  private func observe(_ object: NSObject, _ path: String, by observer: NSObject) {
    object.addObserver(observer, forKeyPath: path, options: [.new, .initial], context: nil)
  }

  @Test func anyObjectsViewsAndRecognizersAreObserved() {
    let observer = Observer()
    let view = UIScrollView()
    let object: NSObject = view
    observe(object, "contentInset", by: observer)
    view.contentInset.top = 3
    #expect(observer.seen.count == 2)
    object.removeObserver(observer, forKeyPath: "contentInset")
    view.contentInset.top = 4
    #expect(observer.seen.count == 2)
    let recognizer = UIPanGestureRecognizer()
    observe(recognizer, "state", by: observer)
    #expect(observer.seen.last == "state 0")
    (recognizer as NSObject).removeObserver(observer, forKeyPath: "state", context: nil)
  }

  @Test func structuresAreBoxed() {
    #expect(NSValue.boxed(CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.height == 4)
    #expect(NSValue.boxed(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) as Any).uiEdgeInsetsValue.right == 4)
    let value = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(NSValue.boxed(value) === value)
  }

  @Test func plainObjectsKeepTheirAccessibility() {
    let object = NSObject()
    object.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(object.accessibilityActivationPoint == CGPoint(x: 5, y: 10))
    object.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Play", actionHandler: nil)]
    #expect(object.accessibilityCustomActions?.first?.name == "Play")
    #expect(!object.accessibilityActivate())
    let view = UIView()
    (view as NSObject).accessibilityLanguage = "de"
    #expect(view.accessibilityLanguage == "de")
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    (item as NSObject).accessibilityLabel = "B"
    #expect(item.accessibilityLabel == "B")
  }

  @Test func localesNameCountries() {
    #expect(NSLocale(localeIdentifier: "de_DE").localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(NSLocale(localeIdentifier: "en_US").localizedString(forLanguageCode: "de") == "German")
  }
}
