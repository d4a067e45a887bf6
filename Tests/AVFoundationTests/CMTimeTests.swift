import Foundation
import CoreMedia
import Testing

struct CMTimeTests {
  @Test func timesThatMeanTheSameAreEqualWhateverTheirScale() {
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(CMTime(value: 1, timescale: 3).hashValue == CMTime(value: 2, timescale: 6).hashValue)
    #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 34, timescale: 100))
  }

  @Test func sumsAreExactInAScaleThatHoldsBoth() {
    let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 4)
    #expect(sum.value == 7)
    #expect(sum.timescale == 12)
    #expect((CMTime(value: 5, timescale: 4) - CMTime(value: 1, timescale: 4)).seconds == 1)
  }

  @Test func nonNumericTimesSortAndAddAsInCoreMedia() {
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTime.indefinite > CMTime(value: .max, timescale: 1))
    #expect(CMTime.indefinite < .positiveInfinity)
    #expect(CMTime.positiveInfinity < .invalid)
    #expect((CMTime.zero + .indefinite).isIndefinite)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity)
    #expect(!CMTime(value: 4, timescale: 0).isValid)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, Int64(2), Int64(-2)), (.roundTowardZero, 1, -1),
    (.roundAwayFromZero, 2, -2), (.roundTowardPositiveInfinity, 2, -1), (.roundTowardNegativeInfinity, 1, -2),
  ])
  func convertingRoundsByTheMethod(_ method: CMTimeRoundingMethod, up: Int64, down: Int64) {
    #expect(CMTime(value: 3, timescale: 2).convertScale(1, method: method).value == up)
    #expect(CMTime(value: -3, timescale: 2).convertScale(1, method: method).value == down)
    #expect(CMTime(value: 3, timescale: 2).convertScale(1, method: method).hasBeenRounded)
    #expect(CMTime(value: .max, timescale: 1).convertScale(.max, method: method).isPositiveInfinity)
  }

  @Test func aRangeHoldsItsStartAndNotItsEnd() {
    let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 2, timescale: 1))
    #expect(range.containsTime(CMTime(value: 1, timescale: 1)))
    #expect(!range.containsTime(CMTime(value: 3, timescale: 1)))
    #expect(range.end.seconds == 3)
  }

  private func range(_ start: Int64, to end: Int64) -> CMTimeRange {
    CMTimeRange(start: CMTime(value: start, timescale: 1), end: CMTime(value: end, timescale: 1))
  }

  @Test func rangesMeetWhereBothAre() {
    #expect(range(1, to: 5).intersection(range(3, to: 9)) == range(3, to: 5))
    #expect(range(1, to: 3).intersection(range(3, to: 9)) == .zero)
    #expect(!range(1, to: 3).intersection(CMTimeRange()).isValid)
    #expect(CMTimeRangeGetIntersection(range(0, to: 4), otherRange: range(1, to: 2)) == range(1, to: 2))
  }

  @Test func theUnionReachesOverTheGap() {
    #expect(range(1, to: 2).union(range(5, to: 6)) == range(1, to: 6))
    #expect(!CMTimeRangeGetUnion(.invalid, otherRange: range(1, to: 2)).isValid)
  }

  @Test func rangesContainWhatIsWithinThem() {
    #expect(range(1, to: 5).containsTimeRange(range(1, to: 5)) && range(1, to: 5).containsTimeRange(range(2, to: 2)))
    #expect(!range(1, to: 5).containsTimeRange(range(4, to: 6)) && !range(1, to: 5).containsTimeRange(range(5, to: 5)))
    #expect(!CMTimeRangeContainsTimeRange(.invalid, otherRange: range(1, to: 2)))
    #expect(!CMTimeRange().isValid && !CMTimeRange().isIndefinite)
    #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
  }
}

@Suite struct BoxedTimeTests {
  @Test(arguments: [CMTime(value: -7, timescale: 600), .invalid, .indefinite, .positiveInfinity])
  func aTimeIsTheSameOutOfItsBox(_ time: CMTime) {
    let boxed = NSValue(time: time).timeValue
    #expect(boxed.value == time.value)
    #expect(boxed.timescale == time.timescale)
    #expect(boxed.flags == time.flags)
  }

  @Test func otherBoxesHoldNoTime() {
    #expect(!NSValue(range: NSRange(location: 1, length: 2)).timeValue.isValid)
  }
}
