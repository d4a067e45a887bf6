import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@Suite struct TextListTests {
  private func markers(_ format: NSTextList.MarkerFormat, _ numbers: [Int]) -> [String] {
    let list = NSTextList(markerFormat: format, options: 0)
    return numbers.map { list.marker(forItemNumber: $0) }
  }

  @Test func markersAreWrittenInTheFormat() {
    #expect(markers(.decimal, [1, 12]) == ["1", "12"])
    #expect(markers(NSTextList.MarkerFormat("({upper-roman})"), [4, 1990]) == ["(IV)", "(MCMXC)"])
    #expect(markers(.lowercaseAlpha, [1, 26, 27, 703]) == ["a", "z", "aa", "aaa"])
    #expect(markers(.uppercaseHexadecimal, [255]) == ["FF"])
    #expect(markers(.disc, [3]) == ["\u{2022}"])
    #expect(markers(NSTextList.MarkerFormat("–"), [1]) == ["–"])
  }

  @Test func aStyleKeepsItsLists() {
    let list = NSTextList(markerFormat: .decimal, options: 0)
    let style = NSMutableParagraphStyle()
    style.textLists = [list]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists == [list])
    #expect(copy != NSParagraphStyle.default)
    #expect(list.isOrdered)
    #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
  }
}
