import AppleNames
import Foundation
import Testing

struct NSDataDetectorTests {
  // The values of Foundation's names on Linux, which are deprecated: `link` and `date` are twice Apple's.
  private static let link: NSTextCheckingTypes = 1 << 6
  private static let date: NSTextCheckingTypes = 1 << 4
  private static let phoneNumber: NSTextCheckingTypes = 1 << 11

  private func results(in text: String, _ types: NSTextCheckingTypes = link | phoneNumber) throws
    -> [NSTextCheckingResult]
  {
    try NSDataDetector(types: types).matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  private func found(in text: String, _ types: NSTextCheckingTypes = link | phoneNumber) throws -> [String] {
    try results(in: text, types).map { (text as NSString).substring(with: $0.range) }
  }

  @Test(arguments: [
    ("See https://a.example/x?y=1, or more.", "https://a.example/x?y=1", "https://a.example/x?y=1"),
    ("(www.b.example)", "www.b.example", "http://www.b.example"),
    ("Mail me@c.example!", "me@c.example", "mailto:me@c.example"),
    ("🎬 apple.com/store.", "apple.com/store", "http://apple.com/store"),
    ("ftp://d.example", "ftp://d.example", "ftp://d.example"),
  ])
  func linksAreFound(_ text: String, _ part: String, _ url: String) throws {
    let result = try #require(try results(in: text).first)
    #expect((text as NSString).substring(with: result.range) == part)
    #expect(result.url?.absoluteString == url)
    #expect(result.resultType.rawValue == Self.link)
    #expect(result.phoneNumber == nil && result.numberOfRanges == 1)
  }

  @Test(arguments: ["+49 30 1234567", "(555) 123-4567", "030 123 45 67", "555-123-4567"])
  func telephoneNumbersAreFound(_ number: String) throws {
    let result = try #require(try results(in: "Call \(number), please.").first)
    #expect(result.phoneNumber == number)
    #expect(result.resultType.rawValue == Self.phoneNumber && result.url == nil)
  }

  @Test(arguments: [
    "12.50 or 7", "e.g. this.file x.swift foo.comma", "3.14159265358", "2024-11-25x", "a@b", "1-2-3", "",
  ])
  func otherTextIsNotFound(_ text: String) throws { #expect(try found(in: text).isEmpty) }

  @Test func onlyWantedKindsAreFoundInOrderAndWithoutOverlaps() throws {
    let text = "+49 30 1234567, https://a.example/030-1234567, me@c.example"
    #expect(try found(in: text) == ["+49 30 1234567", "https://a.example/030-1234567", "me@c.example"])
    #expect(try found(in: text, Self.link) == ["https://a.example/030-1234567", "me@c.example"])
    #expect(try found(in: text, Self.phoneNumber) == ["+49 30 1234567"])
    #expect(try found(in: text, Self.date).isEmpty)
  }

  @Test func datesWinOverNumbersAndAddressesOverDates() throws {
    let text = "2026-11-26, https://a.example/2026-11-27 and 5 March 2027, 9:00–10:30 UTC"
    #expect(try found(in: text, Self.date) == ["2026-11-26", "5 March 2027, 9:00–10:30 UTC"])
    #expect(try found(in: text, Self.phoneNumber).isEmpty)
    #expect(try found(in: text, Self.date | Self.link).count == 3)
    let result = try #require(try results(in: text, Self.date).last)
    #expect(result.date == Date(timeIntervalSince1970: 1_804_237_200))
    #expect(result.timeZone?.secondsFromGMT() == 0 && result.duration == 5_400)
    #expect(result.resultType.rawValue == Self.date && result.url == nil)
  }

  @Test func searchesStopAndStayInTheirRange() throws {
    let text = "a.com b.com c.com"
    let detector = try NSDataDetector(types: Self.link)
    var seen = 0
    detector.enumerateMatches(in: text, range: NSRange(location: 0, length: 17)) { _, _, stop in
      seen += 1
      stop.pointee = true
    }
    #expect(seen == 1)
    #expect(detector.numberOfMatches(in: text, range: NSRange(location: 6, length: 11)) == 2)
    #expect(detector.firstMatch(in: text, range: NSRange(location: 6, length: 11))?.url?.host == "b.com")
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func resultsCanBeMade() throws {
    let range = NSRange(location: 1, length: 2)
    let date = Date(timeIntervalSince1970: 0)
    #expect(NSTextCheckingResult.dateCheckingResult(range: range, date: date).date == date)
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let meeting = NSTextCheckingResult.dateCheckingResult(range: range, date: date, timeZone: zone, duration: 60)
    #expect(meeting.date == date && meeting.timeZone == zone && meeting.duration == 60)
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: URL(fileURLWithPath: "/a"))
    #expect(link.duration == 0 && link.timeZone == nil && link.date == nil)
    #expect(link.url?.path == "/a")
    let address = NSTextCheckingResult.addressCheckingResult(range: range, components: [.city: "Oslo"])
    #expect(address.addressComponents == [.city: "Oslo"] && address.components == nil && address.range == range)
  }

  @Test func detectorsAreExpressions() throws {
    let text = "see www.example.org or call 030 123456, on 3 May"
    let range = NSRange(location: 0, length: (text as NSString).length)
    func found(_ types: NSTextCheckingTypes) throws -> [String] {
      try NSDataDetector(types: types).expression·.matches(in: text, range: range).map {
        (text as NSString).substring(with: $0.range)
      }
    }
    #expect(try found(Self.link) == ["www.example.org"])
    #expect(try found(Self.link | Self.phoneNumber) == ["www.example.org", "030 123456"])
    #expect(try found(Self.date) == [])
  }

  /// Work that grows with the square of the length would take minutes.
  @Test(.timeLimit(.minutes(1)), arguments: ["1", "1-", "a.", "www.", "a@", "(1", "+1 ", "http://"])
  func longTextsAreReadInLinearTime(_ part: String) throws {
    _ = try found(in: String(repeating: part, count: 100_000))
  }
}
