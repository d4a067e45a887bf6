import Foundation
import GuideModel
import Reminders
import Support

// Words to search and, after a zero byte, a title that may contain them: the index of rules must find the same as a
// plain search.
Fuzzer.run { bytes, count in
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let rule = try? JSONDecoder().decode(ReminderRule.self, from: Data(input)) {
    _ = rule.fault
    precondition((try? JSONEncoder().encode(rule)) != nil, "a rule that was read cannot be written")
  }
  let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let wanted = String(decoding: parts.first ?? [], as: UTF8.self)
  var title = Array(String(decoding: parts.count > 1 ? parts[1] : [], as: UTF8.self).utf8)
  let rules = [ReminderRule(id: 1, subject: .search(wanted)), ReminderRule(id: 2, subject: .title(wanted))]
  let matcher = RuleMatcher(RuleIndex(rules, timeZone: .gmt) { _ in [] })
  let details = ElementTree(name: "programme", content: []).encoded
  let found = title.withUnsafeMutableBytes { title in
    details.withUnsafeBytes { details in
      matcher.rules(
        taking: .init(
          channel: 1, start: 1_795_219_200, flags: [], title: UnsafeRawBufferPointer(title),
          subtitle: .init(start: nil, count: 0),
          details: details))
    }
  }
  let words = FoldedText.words(String(decoding: title, as: UTF8.self))
  let phrases = FoldedText.phrases(wanted)
  let holdsAll =
    !phrases.isEmpty
    && phrases.allSatisfy { phrase in
      words.count >= phrase.count
        && (0...(words.count - phrase.count)).contains { words[$0..<$0 + phrase.count].elementsEqual(phrase) }
    }
  precondition(found.contains(1) == holdsAll, "the index and a plain search differ: \(wanted) in \(words)")
  let isTitle = !words.isEmpty && words == FoldedText.words(wanted)
  precondition(found.contains(2) == isTitle, "titles are compared otherwise: \(wanted) and \(words)")
  return 0
}
