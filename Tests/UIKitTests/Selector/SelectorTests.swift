import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor private final class Receiver: NSObject {
  var heard: [String] = []
  var title = "first"

  func plain() { heard.append("plain") }
  func take(_ sender: Any?) { heard.append("take \(sender.map { "\(type(of: $0))" } ?? "nil")") }
  func takeButton(_ sender: UIButton) { heard.append("button \(sender.tag)") }
  func takeBoth(_ sender: UIControl, _ event: UIEvent?) { heard.append("both \(event == nil)") }
  func takeAll(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}
  func number(_ value: Int) -> String { "\(value + 1)" }
  func fail() throws { throw CocoaError(.featureUnsupported) }
  private func hidden() -> NSString { "secret" }
  static func shared() -> NSString { "class" }
  let hiddenSelector = Selector("hidden", Receiver.hidden)
}

private final class Listener: NSObject {
  var names: [String] = []
  func hear(_ notification: Notification) { names.append(notification.name.rawValue) }
  func hearObject(_ notification: NSNotification) { names.append("object " + notification.name.rawValue) }
}

/// As `uikit` writes a subclass that overrides both methods.
private final class RecordingCenter: NotificationCenter, NotificationCenterOverrides, @unchecked Sendable {
  var calls: [String] = []

  func own·addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    calls.append("add")
    super.base·addObserver(observer, selector: selector, name: name, object: object)
  }

  func own·removeObserver(_ observer: Any) {
    calls.append("remove")
    super.base·removeObserver(observer)
  }
}

private protocol Answering: AnyObject {
  func answer() -> NSString
}
extension Answering {
  func answer() -> NSString { "default" }
}
private final class Silent: NSObject, Answering {}
private final class Outspoken: NSObject, Answering {
  func answer() -> NSString { "own" }
}

@MainActor @Suite("Selectors") struct SelectorTests {
  private func text(_ object: NSObject, _ selector: Selector, _ argument: Any? = nil) -> String? {
    object.perform(selector, with: argument)?.takeUnretainedValue() as? String
  }

  @Test func selectorsAreEqualByName() {
    #expect(Selector("plain", Receiver.plain) == Selector("plain"))
    #expect(Set([Selector("a:"), "a:", "b"]).count == 2)
    #expect(Receiver().responds(to: Selector("takeAll::::", Receiver.takeAll(_:_:_:_:))))
    #expect(NSStringFromSelector(NSSelectorFromString("take:")) == "take:")
  }

  @Test func performCallsMethodsOfEveryShape() {
    let receiver = Receiver()
    receiver.perform(Selector("plain", Receiver.plain))
    receiver.perform(Selector("take:", Receiver.take(_:)))
    receiver.perform(Selector("take:", Receiver.take(_:)), with: UIView())
    #expect(receiver.heard == ["plain", "take nil", "take UIView"])
    #expect(text(receiver, receiver.hiddenSelector) == "secret")
    #expect(text(receiver, Selector("number:", Receiver.number(_:)), NSNumber(value: 4)) == "5")
    #expect(receiver.perform(Selector("fail", Receiver.fail)) == nil)
  }

  @Test func accessorsReadAndSetProperties() {
    let receiver = Receiver()
    receiver.perform(Selector(setter: "setTitle:") { (o: Receiver, v: String) in o.title = v }, with: "second")
    #expect(receiver.title == "second")
    #expect(text(receiver, Selector(getter: "title") { (o: Receiver) in o.title }) == "second")
    #expect(text(receiver, Selector("number:", of: receiver, { $0.number(_:) }), 1) == "2")
  }

  @Test func argumentOfAnotherClassCallsNothing() {
    let receiver = Receiver()
    receiver.perform(Selector("takeButton:", Receiver.takeButton(_:)), with: UILabel())
    #expect(receiver.heard.isEmpty)
  }

  @Test func respondsToFollowsClassAndTable() {
    let selector = Selector("plain", Receiver.plain)
    #expect(Receiver().responds(to: selector))
    #expect(!Listener().responds(to: selector))
    #expect(!Receiver().responds(to: nil))
    let table = SelectorTable([
      "Somewhere.Thing": [Selector("known:")], String(reflecting: Outspoken.self): [Selector("answer")],
      String(reflecting: Silent.self): [],
    ])
    SelectorTable.add(table, module: "UIKitTests")
    let answer = Selector("answer", { (o: any Answering) in o.answer })
    #expect(Outspoken().responds(to: answer))
    #expect(!Silent().responds(to: answer))
    #expect(!Silent().responds(to: "known:"))
    #expect(text(Outspoken(), answer) == "own")
  }

  @Test func anotherClassFindsItsMethodByName() {
    let table = SelectorTable([String(reflecting: Receiver.self): [Selector("plain", Receiver.plain)]])
    SelectorTable.add(table, module: "UIKitTests")
    let receiver = Receiver()
    // The selector names a method of another class, which Objective-C allows.
    receiver.perform(Selector("plain", { (o: Listener) in { o.names.append("wrong") } }))
    receiver.perform("plain")
    #expect(receiver.heard == ["plain", "plain"])
  }

  @Test func nameAloneFindsMethodsOfCreatedSelectorsAndTheirSubclasses() {
    class Dial: NSObject {
      var turns: [Int] = []
      func turn(_ control: UIControl) { turns.append(MainActor.assumeIsolated { control.tag }) }
    }
    final class FineDial: Dial {}
    let (dial, fine) = (Dial(), FineDial())
    #expect(!dial.responds(to: "turn:"))
    let control = UIControl()
    control.tag = 3
    control.addTarget(dial, action: Selector("turn:", Dial.turn(_:)), for: .valueChanged)
    for name in control.actions(forTarget: dial, forControlEvent: .valueChanged) ?? [] {
      for target in [dial, fine] { target.perform(Selector(name), with: control) }
    }
    #expect(dial.turns == [3])
    #expect(fine.turns == [3])
    #expect(fine.responds(to: "turn:"))
    #expect(!NSObject().responds(to: "turn:"))
  }

  // MARK: Controls

  @Test func controlsCallTargetsAndActionsInOrder() {
    let receiver = Receiver()
    let button = UIButton()
    button.tag = 7
    button.addTarget(receiver, action: Selector("takeButton:", Receiver.takeButton(_:)), for: .touchUpInside)
    button.addAction(UIAction { _ in receiver.heard.append("action") }, for: .touchUpInside)
    button.addTarget(receiver, action: Selector("takeBoth::", Receiver.takeBoth(_:_:)), for: .touchUpInside)
    button.addTarget(receiver, action: Selector("plain", Receiver.plain), for: [.touchDown, .touchUpInside])
    button.sendActions(for: .touchUpInside)
    #expect(receiver.heard == ["button 7", "action", "both true", "plain"])
    #expect(
      button.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["takeButton:", "takeBoth::", "plain"])
    #expect(button.actions(forTarget: receiver, forControlEvent: .valueChanged) == nil)
    #expect(button.allTargets == [receiver])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test func removingTargetsIsByTargetActionAndEvent() {
    let receiver = Receiver()
    let other = Receiver()
    let button = UIButton()
    let plain = Selector("plain", Receiver.plain)
    let take = Selector("take:", Receiver.take(_:))
    for target in [receiver, other] {
      button.addTarget(target, action: plain, for: [.touchDown, .touchUpInside])
      button.addTarget(target, action: take, for: .touchUpInside)
    }
    button.removeTarget(receiver, action: plain, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(receiver.heard == ["take UIButton"])
    #expect(other.heard == ["plain", "take UIButton"])
    button.removeTarget(other, action: nil, for: .allEvents)
    #expect(button.allTargets == [receiver])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allControlEvents == [])
  }

  @Test func addingATargetTwiceCallsItOnce() {
    let receiver = Receiver()
    let control = UIControl()
    for _ in 0..<2 { control.addTarget(receiver, action: Selector("plain", Receiver.plain), for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    #expect(receiver.heard == ["plain"])
  }

  @Test func controlsDoNotKeepTargetsAlive() {
    let control = UIControl()
    weak var gone: Receiver?
    do {
      let receiver = Receiver()
      gone = receiver
      control.addTarget(receiver, action: Selector("plain", Receiver.plain), for: .valueChanged)
    }
    #expect(gone == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets.isEmpty)
  }

  // MARK: The responder chain

  private final class Page: UIViewController {
    var heard: [String] = []
    var allows = true
    func rate(_ sender: Any?) { heard.append("rate") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("rate:") ? allows : super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func targetsOfNilAreFoundUpTheChain() {
    let page = Page()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = page
    window.isHidden = false
    let button = UIButton()
    page.view.addSubview(button)
    button.addTarget(nil, action: Selector("rate:", Page.rate(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(page.heard == ["rate"])
    // On Linux, two instances of Foundation's null are equal but have different hashes, so sets of them differ.
    #expect(button.allTargets.map { $0.base is NSNull } == [true])
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["rate:"])
    page.allows = false
    button.sendActions(for: .touchUpInside)
    #expect(page.heard == ["rate"])
    #expect(!UIApplication.shared.sendAction(Selector("rate:", Page.rate(_:)), to: nil, from: button, for: nil))
    window.isHidden = true
  }

  @Test func firstResponderResignsByTheChain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let page = UIViewController()
    window.rootViewController = page
    window.isHidden = false
    window.makeKey()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: field, for: nil))
    #expect(!field.isFirstResponder)
    window.isHidden = true
  }

  @Test func editActionsBelongToWhoCanPerformThem() {
    let copy = Selector("copy:", UIResponder.copy(_:))
    #expect(!UIView().canPerformAction(copy, withSender: nil))
    let field = UITextField()
    #expect(!field.canPerformAction(copy, withSender: nil))
    field.text = "Evening News"
    #expect(field.canPerformAction("selectAll:", withSender: nil))
    field.selectAll(nil)
    #expect(field.canPerformAction(copy, withSender: nil))
    #expect(field.target(forAction: copy, withSender: nil) as? UITextField === field)
    field.isSecureTextEntry = true
    #expect(!field.canPerformAction(copy, withSender: nil))
  }

  @Test func barItemsCallTheirTarget() throws {
    let receiver = Receiver()
    let item = UIBarButtonItem(
      title: "Rate", style: .plain, target: receiver, action: Selector("take:", Receiver.take(_:)))
    let view = try #require(BarButtons.makeView(item, appearance: nil) as? UIButton)
    view.sendActions(for: .primaryActionTriggered)
    #expect(receiver.heard == ["take UIBarButtonItem"])
    #expect(item.target === receiver && item.action == "take:")
  }

  @Test func keyCommandsGoUpTheChain() {
    let page = Page()
    let view = UIView()
    page.view.addSubview(view)
    let command = UIKeyCommand(
      title: "Rate", action: Selector("rate:", Page.rate(_:)), input: "r", modifierFlags: .command)
    #expect(command.run(from: view))
    #expect(page.heard == ["rate"])
    #expect(command.action == "rate:" && command.input == "r")
    command.attributes = .disabled
    #expect(!command.run(from: view))
    #expect(!UIKeyCommand(input: "x", modifierFlags: [], action: "nowhere:").run(from: view))
  }

  @Test func gestureRecognizersCallTargets() {
    let receiver = Receiver()
    let tap = UITapGestureRecognizer(target: receiver, action: Selector("take:", Receiver.take(_:)))
    tap.addTarget(receiver, action: Selector("plain", Receiver.plain))
    tap.addTarget(receiver, action: Selector("plain", Receiver.plain))
    for handler in tap.handlers { handler.body(tap) }
    #expect(receiver.heard == ["take UITapGestureRecognizer", "plain"])
    tap.removeTarget(receiver, action: "take:")
    #expect(tap.handlers.count == 1)
    tap.removeTarget(nil, action: nil)
    #expect(tap.handlers.isEmpty)
  }

  // MARK: Foundation

  private func turn(until isDone: () -> Bool) {
    for _ in 0..<1_000 where !isDone() {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test func delayedCallsAreMadeOnceOrTakenBack() {
    let receiver = Receiver()
    receiver.perform(Selector("take:", Receiver.take(_:)), with: "a", afterDelay: 0)
    receiver.perform(Selector("plain", Receiver.plain), with: nil, afterDelay: 0)
    receiver.perform(Selector("number:", Receiver.number(_:)), with: 3, afterDelay: 3_600)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "take:", object: "other")
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "plain", object: nil)
    turn { !receiver.heard.isEmpty }
    #expect(receiver.heard == ["take String"])
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
  }

  @Test func timersCallTheirTargetAndCarryInformation() {
    let receiver = Receiver()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: receiver, selector: Selector("take:", Receiver.take(_:)), userInfo: "news",
      repeats: false)
    #expect(timer.userInfo as? String == "news")
    turn { !receiver.heard.isEmpty }
    #expect(receiver.heard == ["take SelectorTimer"])
    let other = Timer(timeInterval: 5, target: receiver, selector: "plain", userInfo: 3, repeats: true)
    #expect(other.userInfo as? Int == 3 && other.timeInterval == 5)
  }

  @Test func notificationsCallObserversUntilTheyAreRemoved() {
    let center = NotificationCenter()
    let name = Notification.Name("News")
    let listener = Listener()
    let sender = NSObject()
    center.addObserver(listener, selector: Selector("hear:", Listener.hear(_:)), name: name, object: nil)
    center.addObserver(
      listener, selector: Selector("hearObject:", Listener.hearObject(_:)), name: name, object: sender)
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    #expect(listener.names.sorted() == ["News", "News", "object News"])
    center.removeObserver(listener, name: name, object: sender)
    center.post(name: name, object: sender)
    #expect(listener.names.count == 4)
    center.removeObserver(listener)
    center.post(name: name, object: sender)
    #expect(listener.names.count == 4)
  }

  @Test func subclassesOverrideTheMethodsForObserversWithSelectors() {
    let recording = RecordingCenter()
    let center: NotificationCenter = recording
    let listener = Listener()
    let name = Notification.Name("News")
    center.addObserver(listener, selector: Selector("hear:", Listener.hear(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(listener, name: Notification.Name("Weather"), object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(recording.calls == ["add", "remove"] && listener.names == ["News", "News"])
  }

  @Test func notificationsDoNotKeepObserversAlive() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Selector("hear:", Listener.hear(_:)), name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Notification.Name("News"), object: nil)
  }

  @Test func displayLinksAndUndoCallTheirTargets() {
    let receiver = Receiver()
    let link = CADisplayLink(target: receiver, selector: Selector("take:", Receiver.take(_:)))
    link.invalidate()
    let undo = UndoManager()
    undo.registerUndo(withTarget: receiver, selector: Selector("take:", Receiver.take(_:)), object: "old")
    undo.undo()
    #expect(receiver.heard == ["take String"])
  }

  @Test func optionalRequirementsExistWhereTheirConditionIsTrue() {
    let selector = Selector("answer", { (o: any Answering) in o.answer }).implemented { (o: any Answering) in
      o is Outspoken
    }
    #expect(Outspoken().responds(to: selector))
    #expect(!Silent().responds(to: selector))
    #expect(!NSObject().responds(to: selector))
    #expect(text(Outspoken(), selector) == "own")
    guard case .unrecognized = selector.send(to: Silent()) else {
      Issue.record("the default was called")
      return
    }
  }

  @Test func editMenuShowsWhatTheChainCanPerform() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let page = Page()
    window.rootViewController = page
    window.isHidden = false
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Rate", action: Selector("rate:", Page.rate(_:))), UIMenuItem(title: "No", action: "nobody:"),
    ]
    let entries = EditMenu.entries(from: page.view, sender: menu, further: menu.menuItems ?? [])
    #expect(entries.map(\.title) == ["Rate"])
    (entries.first as? UIAction)?.performWithSender(nil, target: nil)
    #expect(page.heard == ["rate"])
    menu.showMenu(from: page.view, rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(menu.isMenuVisible)
    menu.hideMenu()
    #expect(!menu.isMenuVisible)
    page.allows = false
    menu.showMenu(from: page.view, rect: .zero)
    #expect(!menu.isMenuVisible)
    menu.menuItems = nil
    window.isHidden = true
  }
}
