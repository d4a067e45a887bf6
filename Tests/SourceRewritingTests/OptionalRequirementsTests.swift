import Testing

@testable import SourceRewriting

@Suite struct OptionalRequirementsTests {
  private let text = rewrite(
    """
    @objc public protocol ListDelegate: NSObjectProtocol {
      func must()
      @objc optional func list(_ list: List, size row: Int) -> CGSize
      @objc optional var title: String { get }
    }
    """)

  @Test func propertiesOfObjectiveCProtocolsAreNotWeak() {
    #expect(
      rewrite("@objc protocol A: NSObjectProtocol {\n  weak var b: UIView? { get }\n}")
        == " protocol A: NSObjectProtocol {\n   var b: UIView? { get }\n}")
    #expect(rewrite("protocol A {\n  weak var b: UIView? { get }\n}").contains("weak"))
  }

  @Test func optionalRequirementsThrow() {
    #expect(text.contains("public protocol ListDelegate: ListDelegate·optional, NSObjectProtocol {"))
    #expect(text.contains("func list(_ list: List, size row: Int) throws -> CGSize\n"))
    #expect(text.contains("@_disfavoredOverload   var title: String { get throws }\n"))
  }

  @Test func aPropertyThatCanBeCalledStandsInForCalls() {
    #expect(
      text.contains(
        "; public protocol ListDelegate·optional: AnyObject { nonisolated static func has·list·_·size() -> Bool };"))
    #expect(
      text.contains(
        "public func callAsFunction(_ list: List, size row: Int) -> (CGSize)? { try? target.list(list, size: row) }"))
    #expect(text.contains("public var list: ListDelegate·list? {"))
  }

  @Test func aBindingToClassesIsSaidOnce() {
    #expect(
      rewrite("@objc protocol A: class { @objc optional func b() }").hasPrefix(" protocol A: A·optional, AnyObject {"))
  }

  @Test func attributesStayWhole() {
    let text = rewrite("@objc protocol A {\n  @available(iOS, deprecated: 17) @objc optional func b()\n}")
    #expect(text.contains("extension A { @available(iOS, deprecated: 17) func b()"))
  }

  @Test func protocolsWithinTypesAreExtendedAfterTheOutermostType() {
    let text = rewrite(
      """
      public class List: UIView {
        enum Kinds {
          @objc public protocol Delegate {
            @objc optional func list(_ list: List, size row: Int) -> CGSize
            @objc optional var title: String { get }
          }
        }
      }
      """)
    #expect(text.contains("public protocol Delegate: Delegate·optional {"))
    #expect(text.contains("func list(_ list: List, size row: Int) throws -> CGSize\n"))
    #expect(
      text.contains(
        "    }; public protocol Delegate·optional: AnyObject { nonisolated static func has·list·_·size() -> Bool }; "
          + "public struct Delegate·list { "
          + "let target: any Delegate; "))
    let last = text.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("}; extension List.Kinds.Delegate { public func list(_ list: List, size row: Int) throws"))
    #expect(
      last.contains(
        "; extension List.Kinds.Delegate·optional { public var title: (String)? "
          + "{ (self as? any List.Kinds.Delegate).flatMap"))
    #expect(last.contains("public var list: List.Kinds.Delegate·list? { (self as? any List.Kinds.Delegate).map"))
  }

  @Test func namesOfNeighboursAreQualifiedAfterTheType() {
    let text = rewrite(
      """
      class Base { struct Row {} }
      class List: Base {
        class Item {}
        typealias Index = Int
        @objc protocol Delegate { @objc optional func list(_ list: List, _ i: [Item], _ at: Index?) -> (Row, Other) }
      }
      """)
    #expect(
      text.contains(
        "extension List.Delegate { func list(_ list: List, _ i: [List.Item], _ at: List.Index?) throws "
          + "-> (List.Row, Other)"))
  }

  @Test func privateProtocolsWithinTypesAreVisibleInTheFile() {
    let text = rewrite(
      "class A { private struct B { private(set) var n = 1\nprivate protocol C { optional func d() } } }")
    #expect(text.contains("class A { fileprivate struct B { private(set) var n = 1\nfileprivate protocol C"))
    #expect(text.contains("extension A.B.C { fileprivate func d() throws"))
    // A type at the top level is visible already.
    #expect(rewrite("private class A { @objc protocol B { @objc optional func c() } }").hasPrefix("private class A {"))
  }

  @Test func protocolsInExtensionsHaveTheirAccess() {
    let text = rewrite("public extension A { @objc protocol B { @objc optional func c() } }")
    #expect(text.contains("public protocol B·optional: AnyObject { nonisolated static func has·c() -> Bool }"))
    #expect(text.contains("extension A.B { public func c() throws"))
  }

  @Test func protocolsWithinFunctionsAreNoted() {
    #expect(obstacles(in: "func a() { @objc protocol B { @objc optional func c() } }").count == 1)
  }

  @Test func requirementsOfTheTypeAreStatic() {
    let text = rewrite(
      """
      @objc protocol Kind {
        @objc optional static func make(_ n: Int) -> Int
        @objc optional func make() -> Int
        @objc optional static var title: String { get }
      }
      """)
    #expect(text.contains("   static func make(_ n: Int) throws -> Int\n"))
    #expect(text.contains("@_disfavoredOverload   static var title: String { get throws }\n"))
    #expect(text.contains("struct Kind·static·make { let target: any Kind.Type; "))
    #expect(text.contains("struct Kind·make { let target: any Kind; "))
    #expect(
      text.contains(
        "extension Kind { static func make(_ n: Int) throws -> Int { throw CancellationError() }; func make()"))
    #expect(
      text.contains(
        "static var make: Kind·static·make? { (self as? any Kind.Type).map { Kind·static·make(target: $0) } }"))
    #expect(text.contains("static var title: (String)? { (self as? any Kind.Type).flatMap { o -> (String)? in"))
  }

  @Test func optionalPropertiesOfOptionalTypesAreOptionalTwice() {
    // With one mark, the property would be as good a match for the constant as the requirement, and read itself.
    #expect(
      rewrite("@objc protocol A { @objc optional var title: String? { get } }").contains(
        "var title: (String?)? { (self as? any A).flatMap { o -> (String?)? in "
          + "do { let value: String? = try o.title; return value } catch { return nil } } }"))
  }
}
