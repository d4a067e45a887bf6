import Foundation
import Testing

@testable import os

@Suite struct LogFormatTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func floatingPointNumbersHaveFormats() {
    let seconds = 12.345
    #expect(text("\(seconds, format: .fixed(precision: 1))") == "12.3")
    #expect(text("\(seconds, format: .fixed)") == "12.345000")
    #expect(text("\(CGFloat(1.5), format: .fixed(precision: 2, explicitPositiveSign: true))") == "+1.50")
    #expect(text("\(1500.0, format: .exponential(precision: 1, uppercase: true), privacy: .public)") == "1.5E+03")
    #expect(text("\(0.5, format: .hybrid)") == "0.5")
  }

  @Test func integersHaveFormats() {
    #expect(text("\(255, format: .hex)") == "ff")
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0XFF")
    #expect(text("\(Int8(-1), format: .hex)") == "ff")
    #expect(text("\(UInt8(8), format: .octal(includePrefix: true))") == "0o10")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
    #expect(text("\(Int64.min, format: .decimal)") == "-9223372036854775808")
  }

  @Test func valuesAreAligned() {
    #expect(text("[\("film", align: .left(columns: 6))]") == "[film  ]")
    #expect(text("[\(42, format: .decimal, align: .right(columns: 4))]") == "[  42]")
    #expect(text("[\("film", align: .right(columns: 2), privacy: .private)]") == "[film]")
  }

  @Test func answersAreWords() {
    #expect(text("\(true, format: .answer), \(false, format: .truth), \(true)") == "yes, false, true")
  }
}
