import CGTK
import Foundation
import Testing

@testable import WindowServer

/// Tests of AT-SPI that need no bus. `Scripts/test-desktop` tests with a real client.
@MainActor @Suite struct ATSPITests {
  @Test func everyInterfaceHasADescription() {
    for interface in ATSPIInterface.allCases {
      #expect(ATSPIInterface.descriptions[interface] != nil, "\(interface)")
    }
    let extents = g_dbus_interface_info_lookup_method(ATSPIInterface.descriptions[.component], "GetExtents")
    #expect(extents?.pointee.out_args[0].map { String(cString: $0.pointee.signature) } == "(iiii)")
    #expect(extents?.pointee.in_args[0].map { String(cString: $0.pointee.signature) } == "u")
    let id = g_dbus_interface_info_lookup_property(ATSPIInterface.descriptions[.application], "Id")
    #expect(id?.pointee.flags == GDBusPropertyInfoFlags(rawValue: 3))
  }

  @Test func rolesAreDistinguished() {
    var numbers: [UInt32: AccessibilityRole] = [:]
    for role in AccessibilityRole.allCases where role != .busyIndicator {
      #expect(numbers.updateValue(role, forKey: ATSPIRole(role).number) == nil, "\(role)")
    }
  }

  @Test func statesAreBitsOfTwoWords() {
    var node = AccessibilityNode(id: 1, role: .toggle, frame: .zero)
    node.states = [.enabled, .checkable, .focused]
    let states = ATSPIState.states(of: node)
    #expect(states == [.visible, .showing, .enabled, .sensitive, .checkable, .focused])
    // State bits: enabled 8, focused 12, sensitive 24, showing 25, visible 30, checkable 41.
    #expect(ATSPIState.words(states) == [0x4300_1100, 0x200])
    #expect(ATSPIState.singleLine.name == "single-line" && ATSPIState.focused.name == "focused")
  }

  @Test(arguments: [
    (TextGranularity.character, 1, 1..<2), (.character, 11, 11..<11), (.word, 0, 0..<4), (.word, 3, 0..<4),
    (.word, 4, 4..<8), (.word, 9, 8..<11), (.line, 5, 0..<11), (.line, -3, 0..<11),
  ]) func unitsOfText(granularity: TextGranularity, offset: Int, expected: Range<Int>) {
    #expect(granularity.range(around: offset, in: "the red fox") == expected)
  }

  @Test func linesOfTextEndAtReturns() {
    #expect(TextGranularity.line.range(around: 1, in: "ab\n\ncd") == 0..<3)
    #expect(TextGranularity.line.range(around: 3, in: "ab\n\ncd") == 3..<4)
    #expect(TextGranularity.line.range(around: 6, in: "ab\n\ncd") == 4..<6)
  }

  @Test func unitsOfNoText() {
    for granularity in [TextGranularity.character, .word, .line] {
      #expect(granularity.range(around: 3, in: "") == 0..<0)
    }
  }

  @Test func valuesBecomeVariants() {
    func text(_ value: DBusValue) -> String? {
      guard let variant = value.makeVariant() else { return nil }
      let owned = g_variant_ref_sink(variant)
      defer { g_variant_unref(owned) }
      guard let bytes = g_variant_print(owned, 1) else { return nil }
      defer { g_free(bytes) }
      return String(cString: bytes)
    }
    #expect(text(.tuple([.string("a\0b"), .int(-1), .bool(true)])) == "('ab', -1, true)")
    #expect(text(.array("(so)", [])) == "@a(so) []")
    #expect(text(.attributes([("toolkit", "Lineup")])) == "{'toolkit': 'Lineup'}")
    #expect(text(.variant(.double(0.5))) == "<0.5>")
    #expect(text(.uints([1, 2])) == "[uint32 1, 2]")
  }
}
