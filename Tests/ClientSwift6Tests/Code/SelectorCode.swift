import UIKit

// The forms that the `uikit` command writes for `#selector`, in this language mode.

class SelectorPage: UIViewController {
  let early = Selector("tapped:", SelectorPage.tapped(_:))
  lazy var late = Selector("refresh", SelectorPage.refresh)
  var calls: [String] = []

  func tapped(_ sender: UITapGestureRecognizer!) { calls.append("tapped") }
  private func refresh() { calls.append("refresh") }
  func load() throws { calls.append("load") }
  func choose(_ sender: UIButton, for event: UIEvent?) { calls.append("choose") }
  func choose(_ sender: UIButton) { calls.append("choose button") }
  class func make() -> SelectorPage { SelectorPage() }

  func connect(_ button: UIButton) {
    button.addTarget(self, action: Selector("refresh", SelectorPage.refresh), for: .touchUpInside)
    button.addTarget(
      self, action: Selector("choose:", SelectorPage.choose(_:) as (SelectorPage) -> (UIButton) -> Void),
      for: .touchUpInside)
    button.addTarget(
      self, action: Selector("choose:for:", SelectorPage.choose(_:for:)), for: .touchUpInside)
    button.addTarget(self, action: Selector("load", SelectorPage.load), for: .touchUpInside)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: early))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector("refresh", SelectorPage.refresh))
    NotificationCenter.default.addObserver(
      self, selector: Selector("refresh", SelectorPage.refresh), name: UIScene.didActivateNotification, object: nil)
    NotificationCenter.default.removeObserver(self)
    _ = [
      Selector(class: "make", SelectorPage.make), Selector(getter: "title", { (o: SelectorPage) in o.title }),
      Selector(setter: "setTitle:", { (o: SelectorPage, v: String?) in o.title = v }),
      Selector("setNeedsLayout", of: button, { $0.setNeedsLayout }),
      Selector("endEditing:", UIView.endEditing(_:)), Selector("answer", SelectorAnswering.answer),
      Selector("resignFirstResponder", UIResponder.resignFirstResponder), Selector("tick:", SelectorClock.tick(_:)),
    ]
  }
}

protocol SelectorAnswering: AnyObject {
  func answer()
}

extension SelectorAnswering where Self: UIView {
  var selector: Selector { Selector("answer", Self.answer) }
}

class SelectorClock: NSObject {
  var ticks = 0
  let timer = Selector("tick:", SelectorClock.tick(_:))
  func tick(_ timer: Timer) { ticks += 1 }
}

class SelectorBox<Value>: NSObject {
  var count = 0
  func g(_ sender: Any) { count += 1 }
  func run() { perform(Selector("g:", SelectorBox.g(_:)), with: self) }
}
