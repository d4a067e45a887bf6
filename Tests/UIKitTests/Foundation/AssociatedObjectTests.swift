import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@Suite struct AssociatedObjectTests {
  private final class Owner {}
  private final class Value: NSObject {
    let onEnd: () -> Void
    init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @Test("Values of ended owners are let go, and the table stays small")
  func sweeping() {
    let table = AssociationTable()
    let key = UnsafeRawPointer(bitPattern: 16)!
    var ended = 0
    for _ in 0..<10_000 {
      let owner = Owner()
      table.set(Value { ended += 1 }, key: key, policy: .OBJC_ASSOCIATION_RETAIN, of: owner)
      #expect(table.value(key: key, of: owner) is Value)
    }
    #expect(table.count <= 65)
    #expect(ended >= 10_000 - 65)
  }

  @Test("Policies: assign does not keep, copy copies")
  func policies() {
    let table = AssociationTable()
    let key = UnsafeRawPointer(bitPattern: 16)!
    let owner = Owner()
    var ended = 0
    table.set(Value { ended += 1 }, key: key, policy: .OBJC_ASSOCIATION_ASSIGN, of: owner)
    #expect(ended == 1)
    #expect(table.value(key: key, of: owner) == nil)
    let text = NSMutableString(string: "a")
    table.set(text, key: key, policy: .OBJC_ASSOCIATION_COPY_NONATOMIC, of: owner)
    text.append("b")
    #expect(table.value(key: key, of: owner) as? NSString == "a")
    table.set("kept", key: key, policy: .OBJC_ASSOCIATION_RETAIN, of: owner)
    #expect(table.value(key: key, of: owner) as? String == "kept")
    table.removeAll(of: owner)
    #expect(table.value(key: key, of: owner) == nil)
  }

  @MainActor @Test func valuesOfAViewEndWithIt() {
    let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    defer { key.deallocate() }
    var ended = 0
    do {
      let view = UIView()
      objc_setAssociatedObject(view, key, Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(view, key) is Value)
      #expect(ended == 0)
    }
    #expect(ended == 1)
  }
}
