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

  @Test func optionalRequirementsThrow() {
    #expect(text.contains("public protocol ListDelegate: ListDelegate·optional, NSObjectProtocol {"))
    #expect(text.contains("func list(_ list: List, size row: Int) throws -> CGSize\n"))
    #expect(text.contains("@_disfavoredOverload   var title: String { get throws }\n"))
  }

  @Test func aPropertyThatCanBeCalledStandsInForCalls() {
    #expect(text.contains("; public protocol ListDelegate·optional: AnyObject {};"))
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

  @Test func protocolsWithinTypesAreNoted() {
    #expect(obstacles(in: "class A { @objc protocol B { @objc optional func c() } }").count == 1)
  }

  @Test func aTakenMethodWithAnAlternativeIsCalledInTheCondition() {
    let text = """
      @objc protocol D {
        @objc optional func begin(for a: Int)
        @objc optional func begin()
      }
      class V {
        weak var d: D?
        func f() {
          if let c = d?.begin(for:) {
            c(1)
          } else {
            d?.begin?()
          }
        }
      }
      """
    let rewritten = rewrite(text)
    #expect(rewritten.contains("if let c = d?.begin(for:), (try? c(1)) != nil {"))
    #expect(rewritten.contains("} else {\n      d?.begin?()"))
  }
}
