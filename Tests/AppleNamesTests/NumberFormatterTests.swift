import AppleNames
import Foundation
import Testing

@Suite struct NumberFormatterTests {
  @Test(arguments: [
    ("12345.12", "12345.12"), ("123456789.01", "123456789.01"), ("0.29", "0.29"), ("-1.005", "-1"), ("7", "7"),
  ])
  func decimalNumbersKeepTheirDigitsWhenTheyAreRoundedDown(number: String, text: String) {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.maximumFractionDigits = 2
    formatter.roundingMode = .down
    #expect(formatter.string(from: NSDecimalNumber(string: number)) == text)
  }

  @Test func noNumberHasNoDigits() {
    #expect(NumberFormatter().string(from: NSDecimalNumber.notANumber) == "NaN")
  }
}
