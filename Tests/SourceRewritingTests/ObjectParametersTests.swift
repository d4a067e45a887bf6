import Testing

@testable import SourceRewriting

@Suite struct ObjectParametersTests {
  private static let cause = CompilerError(
    path: "b.swift", line: 1, column: 1,
    message: "type 'any UITableViewDelegate' cannot conform to 'NSObjectProtocol' [#ProtocolTypeNonConformance]")

  /// Repairs a file at the places to which an error in another file leads.
  private func repaired(_ text: String, at cause: CompilerError = cause) -> String? {
    let places = CompilerError.hiddenCauses(of: [cause], path: "a.swift") { text }
    return places.isEmpty ? nil : ObjectParameters.repair(text, at: places)
  }

  @Test func parametersNeedNotBeObjects() {
    #expect(
      repaired("struct A<B, C: NSObjectProtocol> {}\nprotocol D { associatedtype E: NSObjectProtocol }\n")
        == "struct A<B, C> {}\nprotocol D { associatedtype E }\n")
    #expect(repaired("func f<A: NSObjectProtocol>(_ a: A) {}\nclass B: NSObjectProtocol {}\n") == nil)
    var other = Self.cause
    other.message = "type 'any P' cannot conform to 'P'"
    #expect(repaired("struct A<B: NSObjectProtocol> {}", at: other) == nil)
  }

  @Test func weakReferencesStay() {
    #expect(
      repaired("class A<B: NSObjectProtocol> {\n  weak var b: B?\n  weak var c: C?\n}\n")
        == "class A<B> {\n  @WeakObject· var b: B? = nil\n  weak var c: C?\n}\n")
    let rest = "  init(b: B) {\n    self.b = b\n    super.init()\n  }\n}\n"
    #expect(
      repaired("class A<B: NSObjectProtocol>: C {\n  private(set) weak var b: B?\n" + rest)
        == "class A<B>: C {\n  @WeakObject· private(set)  var b: B?\n" + rest)
  }

  @Test func membersOfObjectsAreFound() {
    let message = "value of type 'B' has no member 'responds'"
    func repaired(_ head: String) -> String? {
      let text = head + " func f(_ b: B) -> Bool { b.responds(to: c) } }"
      let column = head.utf8.count + " func f(_ b: B) -> Bool { b.".utf8.count + 1
      let error = CompilerError(path: "a.swift", line: 1, column: column, message: message)
      return ObjectMembers.repair(text, at: [error], module: ModuleIndex(files: [:]))
    }
    #expect(repaired("class A<B> {") == "class A<B> { func f(_ b: B) -> Bool { (b as! NSObject).responds(to: c) } }")
    #expect(repaired("class A<B: P> {") == nil)
    #expect(repaired("class A {") == nil)
  }
}
