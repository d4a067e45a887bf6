import Foundation
import GuideModel
import Support

@testable import GuideStore

// A text as it is typed and, after a zero byte, a title that it may find.
Fuzzer.run { bytes, count in
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let typed = String(decoding: parts.first ?? [], as: UTF8.self)
  let title = String(decoding: parts.count > 1 ? parts[1] : [], as: UTF8.self)
  let text = SearchText()
  guard let zone = TimeZone(identifier: "Europe/Paris") else { return 0 }
  let query = SearchQuery(typed, at: 1_795_219_200, calendar: BroadcastCalendar(timeZone: zone), searchText: text)
  for condition in query.conditions {
    for alternative in condition.alternatives {
      guard case .times(let times) = alternative else { continue }
      for (one, next) in zip(times.ranges, times.ranges.dropFirst()) {
        precondition(one.lowerBound <= next.lowerBound, "times out of order")
      }
    }
  }
  precondition(query.durations.lowerBound >= 0, "a length below nothing")
  // The words of a text find it: in quotes, none of them is an operator.
  let words = title.unicodeScalars.filter { $0 != "\"" && $0.value >= 32 }
  let quoted = SearchQuery(
    "\"\(String(String.UnicodeScalarView(words)))\"", at: 1_795_219_200,
    calendar: BroadcastCalendar(timeZone: zone), searchText: text)
  precondition(quoted.durations == 0..<Int64.max, "quoted words set a length")
  precondition(quoted.channels.isEmpty, "quoted words name a channel")
  _ = text.units(of: title)
  return 0
}
