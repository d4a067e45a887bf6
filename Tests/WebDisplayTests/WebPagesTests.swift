import Testing

@testable import WebDisplay

@Suite struct WebPagesTests {
  /// The page has one file, which loads quickly everywhere.
  @Test func theClientHasLessThan30Kilobytes() {
    #expect((1_000..<30_000).contains(WebPages.script.count))
  }
}
