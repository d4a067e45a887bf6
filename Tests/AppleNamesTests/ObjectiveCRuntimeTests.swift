import AppleNames
import Foundation
import Testing
import UIKit

@Suite struct ObjectiveCRuntimeTests {
  private class Base {
    var first = 1
  }
  private final class Derived: Base {
    var second = 2
  }

  @Test func classesKnowTheirSuperclassNameAndSize() {
    #expect(class_getSuperclass(Derived.self) == Base.self)
    #expect(class_getSuperclass(Base.self) == nil)
    #expect(String(cString: class_getName(Derived.self)).hasSuffix("Derived"))
    #expect(class_getName(Derived.self) == class_getName(Derived.self))
    // Two words before the properties.
    #expect(class_getInstanceSize(Base.self) == 24)
    #expect(class_getInstanceSize(Derived.self) == 32)
    #expect(class_getInstanceSize(nil) == 0)
  }

  private class Named: Base {
    var name: String { "base" }
  }
  private final class Renamed: Named {
    override var name: String { "other" }
  }

  private final class Stranger {
    var first = 1
  }

  @Test func objectsTakeOnAnotherClassOfTheirSize() {
    let object = Named()
    #expect(object_setClass(object, Renamed.self) == Named.self)
    #expect(object.name == "other" && object is Renamed && object.first == 1)
    #expect(object_setClass(object, Named.self) == Renamed.self && object.name == "base")
    let small = Base()
    #expect(object_setClass(small, Derived.self) == nil && !(small is Derived))
    #expect(object_setClass(small, Stranger.self) == nil)
    #expect(object_setClass(nil, Base.self) == nil)
  }

  @MainActor @Test func protocolsAreValues() {
    final class List: NSObject, UITableViewDelegate {}
    let value: Protocol = UITableViewDelegate.self
    #expect(value === UITableViewDelegate.self && value !== UITableViewDataSource.self)
    #expect(protocol_isEqual(value, UITableViewDelegate.self) && NSStringFromProtocol(value) == "UITableViewDelegate")
    #expect(List().conforms(to: value) && !List().conforms(to: UITableViewDataSource.self))
    #expect(NSObject().conforms(to: NSObjectProtocol.self))
    #expect(sel_registerName("dealloc") == Selector("dealloc"))
  }

  @Test func thereAreNoTablesOfMembers() {
    var count: UInt32 = 7
    #expect(class_copyIvarList(Derived.self, &count) == nil && count == 0)
    count = 7
    #expect(class_copyMethodList(Derived.self, &count) == nil && count == 0)
    #expect(object_getClass(Derived()) == Derived.self)
    #expect(object_getClass(nil) == nil)
  }

  private final class Player: NSObject { func play() {} }

  @Test func onlyMethodsOfTheObjectHaveImplementations() {
    let player = Player()
    #expect(player.method(for: Selector("play", Player.play)) != nil)
    #expect(NSObject().method(for: Selector("play", Player.play)) == nil)
    #expect(player.method(for: Selector("pause")) == nil)
    #expect(!class_addMethod(Player.self, Selector("dealloc"), imp_implementationWithBlock({}), "v@:"))
  }

  @Test func valuesHoldPointers() {
    var number = 1
    withUnsafeMutablePointer(to: &number) { pointer in
      NSValue(pointer: pointer).pointerValue?.assumingMemoryBound(to: Int.self).pointee = 2
    }
    #expect(number == 2)
    #expect(NSValue(pointer: nil).pointerValue == nil)
    #expect(NSNumber(value: 1).pointerValue == nil)
  }

  @Test func expressionsTakeClosuresThatDoNotEscape() throws {
    func places(of text: String, _ body: (Int) -> Void) throws {
      let expression = try NSRegularExpression(pattern: text)
      expression.enumerateMatches·nonescaping(in: "a1b22", range: NSRange(0..<5)) { match, _, stop in
        if let match { body(match.range.location) }
        if match?.range.length == 2 { stop.pointee = true }
      }
    }
    var found: [Int] = []
    try places(of: "[0-9]+") { found.append($0) }
    #expect(found == [1, 3])
  }
}
