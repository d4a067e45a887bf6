import Foundation
import Testing

@testable import SourceRewriting

struct DelegateMethodsTests {
  @Test func subclassesMayAddMethodsOfDelegates() {
    let text = rewrite([
      "a.swift": "open class List: UIViewController, UITableViewDelegate {\n  func other() {}\n}",
      "b.swift":
        "public class Films: List {\n  func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) { play() }\n"
        + "  func tableView(_: UITableView, heightForRowAt _: IndexPath) -> CGFloat { 3 }\n  func scrollViewDidFly() {}\n}",
      "c.swift": "class Few: Films {\n  func scrollViewDidScroll(_ s: UIScrollView) {}\n}",
      "d.swift":
        "class Own: UIViewController, UITableViewDelegate {\n  func scrollViewDidScroll(_ s: UIScrollView) {}\n}",
    ])
    #expect(
      text["a.swift"]
        == "open class List: UIViewController, UITableViewDelegate {\n  func other() {}\n"
        + "public func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) "
        + "{ missing·List·UITableViewDelegate().tableView(t, didSelectRowAt: path) }; "
        + "public func tableView(_ value0: UITableView, heightForRowAt value1: IndexPath) -> CGFloat "
        + "{ return missing·List·UITableViewDelegate().tableView(value0, heightForRowAt: value1) }; "
        + "public func scrollViewDidScroll(_ s: UIScrollView) "
        + "{ missing·List·UITableViewDelegate().scrollViewDidScroll(s) } }; "
        + "private final class missing·List·UITableViewDelegate: NSObject, UITableViewDelegate {}")
    #expect(
      text["b.swift"]
        == "public class Films: List {\n  public override func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) "
        + "{ play() }\n  public override func tableView(_: UITableView, heightForRowAt _: IndexPath) -> CGFloat { 3 }\n"
        + "  func scrollViewDidFly() {}\n}")
    #expect(text["c.swift"] == "class Few: Films {\n  override func scrollViewDidScroll(_ s: UIScrollView) {}\n}")
    #expect(text["d.swift"]?.contains("override") == false)
  }

  @Test func extensionsOfSubclassesMayAddThemToo() {
    let text = rewrite([
      "a.swift": "class List: UIViewController {\n}\nextension List: UITextFieldDelegate {}",
      "b.swift": "class Names: List {\n}",
      "c.swift": "extension Names {\n  func textFieldDidEndEditing(_ f: UITextField) { save() }\n}",
    ])
    #expect(
      text["b.swift"]
        == "class Names: List {\noverride func textFieldDidEndEditing(_ f: UITextField) "
        + "{ ext·Names·textFieldDidEndEditing(f) } }")
    #expect(
      text["c.swift"] == "extension Names {\n  func ext·Names·textFieldDidEndEditing(_ f: UITextField) { save() }\n}")
    #expect(text["a.swift"]?.contains("missing·List·UITextFieldDelegate().textFieldDidEndEditing(f)") == true)
  }

  /// The table has every method of these protocols in UIKit's sources, and no other.
  @Test func delegatesHaveTheMethodsOfUIKit() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    var declared: [String: Set<String>] = [:]
    for folder in ["UIKitCore", "UIKitCollections"] {
      let files = FileManager.default.enumerator(
        at: sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains("public protocol UI") else { continue }
        for type in ModuleRewriter().index(path: file.path, text: text).types where type.kind == .protocol {
          declared[type.name, default: []].formUnion(type.members.filter { $0.kind == .method }.map(\.signature))
        }
      }
    }
    for (name, entry) in DelegateMethods.table {
      #expect(declared[name] == Set(entry.methods.split(whereSeparator: \.isWhitespace).map(String.init)), "\(name)")
    }
  }
}
