import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Delegates that pass messages on. `MessageForwarders.register()` stands for the registration of such classes by the
/// `uikit` command.
@MainActor struct MessageForwardingTests {
  init() { MessageForwarders.register() }

  @Test func aMessageThatTheClassLacksGoesToTheForwardingTarget() {
    let (table, target, proxy) = makeTable()
    table.delegate = proxy
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
    table.delegate?.scrollViewDidScroll(table)
    #expect(target.messages == ["scrolled"])
  }

  @Test func aMethodOfTheClassItselfIsNotForwarded() {
    let (table, target, proxy) = makeTable()
    table.delegate = proxy
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(proxy.selected == 2)
    #expect(target.messages.isEmpty)
  }

  @Test func aMethodThatBothLackIsMissing() {
    let (table, _, proxy) = makeTable()
    table.delegate = proxy
    let delegate: any UITableViewDelegate = proxy
    let answer = OptionalMethod.call(.tableViewShouldHighlightRowAt) {
      delegate.tableView(table, shouldHighlightRowAt: IndexPath(row: 0, section: 0))
    }
    #expect(answer == nil)
    let height = OptionalMethod.call(.tableViewHeightForRowAt) {
      delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0))
    }
    #expect(height == 70)
  }

  @Test func withoutATargetAMethodIsMissing() {
    let (table, _, proxy) = makeTable()
    proxy.target = nil
    let delegate: any UITableViewDelegate = proxy
    #expect(OptionalMethod.call(.scrollViewDidScroll) { delegate.scrollViewDidScroll(table) } == nil)
  }

  @Test func aForwarderHandlesMessagesWithTheirArguments() {
    let recorder = Recorder()
    let scroll = UIScrollView()
    let view = UIView()
    let delegate: any UIScrollViewDelegate = recorder
    let answer: Void? = OptionalMethod.call(.scrollViewWillBeginZooming) {
      delegate.scrollViewWillBeginZooming(scroll, with: nil)
    }
    #expect(answer != nil)
    delegate.scrollViewDidEndZooming(scroll, with: view, atScale: 2)
    #expect(recorder.names == ["scrollViewWillBeginZooming:with:", "scrollViewDidEndZooming:with:atScale:"])
    #expect(recorder.arguments.first?.last is NSNull)
    #expect(recorder.arguments.last?[1] as? UIView === view)
    #expect(recorder.arguments.last?[2] as? CGFloat == 2)
    // A result can only come from an object that implements the method.
    #expect(OptionalMethod.call(.scrollViewShouldScrollToTop) { delegate.scrollViewShouldScrollToTop(scroll) } == nil)
  }

  @Test func theDelegateOfATextStorageForwards() {
    let recorder = TextRecorder()
    let target = TextTarget()
    recorder.target = target
    let storage = NSTextStorage(string: "tide")
    storage.delegate = recorder
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "ri")
    #expect(
      recorder.names == [
        "textStorage:willProcessEditing:range:changeInLength:", "textStorage:didProcessEditing:range:changeInLength:",
      ])
    #expect(recorder.arguments.last?[1] as? UInt == NSTextStorage.EditActions.editedCharacters.rawValue)
    #expect(recorder.arguments.last?[2] as? NSRange == NSRange(location: 0, length: 2))
    #expect(target.changes == [1])
  }

  @Test(arguments: [
    ("scrollViewDidScroll(_:)", "scrollViewDidScroll:"), ("numberOfSections(in:)", "numberOfSectionsIn:"),
    ("tableView(_:didSelectRowAt:)", "tableView:didSelectRowAt:"), ("open(url:_:)", "openWithUrl::"),
    ("reload()", "reload"),
  ])
  func selectorsHaveTheNamesOfMethodsForObjectiveC(signature: String, name: String) {
    #expect(Selector(signature: signature).name == name)
  }

  private func makeTable() -> (UITableView, Target, Proxy) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let target = Target()
    let proxy = Proxy(target)
    table.dataSource = target
    return (table, target, proxy)
  }

  private final class Target: NSObject, UITableViewDataSource, UITableViewDelegate {
    var messages: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { messages.append("selected") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { messages.append("scrolled") }
  }

  private final class Proxy: NSObject, UITableViewDelegate, @preconcurrency MessageForwarding {
    var target: Target?
    var selected: Int?
    init(_ target: Target) { self.target = target }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath.row }
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  private final class Recorder: NSObject, UIScrollViewDelegate, @preconcurrency MessageForwarding {
    var names: [String] = []
    var arguments: [[Any]] = []
    func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    func handle(_ aSelector: Selector, arguments: [Any], send: () -> Void) -> Bool {
      names.append(aSelector.name)
      self.arguments.append(arguments)
      return true
    }
  }

  private final class TextTarget: NSObject, NSTextStorageDelegate {
    var changes: [Int] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { changes.append(delta) }
  }

  private final class TextRecorder: NSObject, NSTextStorageDelegate, MessageForwarding {
    var target: TextTarget?
    var names: [String] = []
    var arguments: [[Any]] = []
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    func handle(_ aSelector: Selector, arguments: [Any], send: () -> Void) -> Bool {
      names.append(aSelector.name)
      self.arguments.append(arguments)
      send()
      return true
    }
  }
}
