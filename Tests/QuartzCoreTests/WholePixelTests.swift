import Testing

@testable import QuartzCore

/// Conversions to whole pixels give the same results as the rounding functions of the C library.
struct WholePixelTests {
  static let values: [Double] = [
    0, -0.0, 0.25, -0.25, 0.5, -0.5, 0.99, -0.99, 1, -1, 1.01, -1.01, 1919.995, -1919.995, 0.985, -0.985, 1e6 + 0.5,
    9_999_999,
    -9_999_999,
  ]

  @Test(arguments: values) func roundsAsTheLibraryDoes(value: Double) {
    #expect(WholePixel.below(value) == Int(value.rounded(.down)))
    #expect(WholePixel.above(value) == Int(value.rounded(.up)))
  }

  @Test(arguments: values) func isExactWithinTheErrorOfSingles(value: Double) {
    let nearest = value.rounded()
    #expect(WholePixel.exactly(value) == (abs(value - nearest) < 0.02 ? Int(nearest) : nil))
  }

  @Test(arguments: [Double.infinity, -.infinity, 1e300, -1e300, .nan]) func farAwayIsLimited(value: Double) {
    #expect(WholePixel.exactly(value) == nil)
    #expect(abs(WholePixel.below(value)) == 10_000_000)
    #expect(abs(WholePixel.above(value)) == 10_000_000)
  }
}
