import AppleNames
import Foundation
import Testing

@Suite struct ListFormatterTests {
  private static func formatter(_ language: String) -> ListFormatter {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: language)
    return formatter
  }

  @Test func itemsAreJoinedAsIsUsual() {
    #expect(Self.formatter("en_US").string(from: ["one", "two", "three"]) == "one, two, and three")
    #expect(Self.formatter("en_GB").string(from: ["one", "two", "three"]) == "one, two and three")
    #expect(Self.formatter("de_DE").string(from: ["eins", "zwei"]) == "eins und zwei")
    #expect(Self.formatter("en_US").string(from: ["one"]) == "one")
    #expect(Self.formatter("en_US").string(from: []) == "")
  }

  @Test func itemsHaveTheirFormatter() {
    let formatter = Self.formatter("en_US")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.minimumFractionDigits = 1
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2.5]) == "1.0 and 2.5")
    #expect(formatter.string(from: ["no number"]) == nil)
    #expect(formatter.string(for: [3]) == "3.0")
    #expect(formatter.string(for: 3) == nil)
  }
}
