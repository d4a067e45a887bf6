import GuideModel
import Reminders

/// An airing with everything that rules examine, in a short form.
struct SampleAiring {
  var channel: Channel.Key = 1
  var start: Int64 = 1_000_000
  var flags: Airing.Flags = []
  var title: String
  var otherTitles: [String] = []
  var subtitle = ""
  var description = ""
  var persons: [String] = []
  var categories: [String] = []
  var numbers: [(system: String, text: String)] = []

  var details: [UInt8] {
    func element(_ name: String, _ text: String, _ attributes: [ElementTree.Attribute] = []) -> ElementTree.Node {
      .element(ElementTree(name: name, attributes: attributes, content: [.text(text)]))
    }
    var content = [element("title", title)] + otherTitles.map { element("title", $0) }
    if !subtitle.isEmpty { content.append(element("sub-title", subtitle)) }
    if !description.isEmpty { content.append(element("desc", description)) }
    if !persons.isEmpty {
      let actors = persons.map { person in
        ElementTree.Node.element(
          ElementTree(
            name: "actor", attributes: [.init(name: "role", value: "Captain")],
            content: [.text(person), element("image", "https://pictures.example/captain.png")]))
      }
      content.append(.element(ElementTree(name: "credits", content: actors)))
    }
    content += categories.map { element("category", $0) }
    content += numbers.map { element("episode-num", $0.text, [.init(name: "system", value: $0.system)]) }
    return ElementTree(name: "programme", content: content).encoded
  }

  /// Returns the rules of an index that take it.
  func rules(by matcher: RuleMatcher) -> Set<ReminderRule.ID> {
    var (title, subtitle) = (title, subtitle)
    let details = details
    return title.withUTF8 { title in
      subtitle.withUTF8 { subtitle in
        details.withUnsafeBytes { details in
          let found = matcher.rules(
            taking: .init(
              channel: channel, start: start, flags: flags, title: UnsafeRawBufferPointer(title),
              subtitle: UnsafeRawBufferPointer(subtitle), details: details))
          precondition(Set(found).count == found.count, "a rule was named twice")
          return Set(found)
        }
      }
    }
  }

  /// Whether a rule takes it, by checking only that rule: slow and simple.
  func isTaken(by rule: ReminderRule, channels: (ChannelReference) -> Set<Channel.Key>) -> Bool {
    guard rule.isEnabled, rule.fault == nil else { return false }
    if let reference = rule.channel, !channels(reference).contains(channel) { return false }
    if rule.onlyNew, flags.contains(.repeated) { return false }
    if let hours = rule.hours, !hours.contains(start, timeZone: .gmt) { return false }
    let titles = [title] + otherTitles
    func isTitle(_ wanted: String) -> Bool {
      titles.contains { FoldedText.words($0) == FoldedText.words(wanted) && !FoldedText.words(wanted).isEmpty }
    }
    let series = numbers.compactMap { SeriesID.of(system: $0.system, text: $0.text) }
    switch rule.subject {
    case .airing(let airing):
      guard channels(airing.channel).contains(channel) else { return false }
      return start == airing.start || isTitle(airing.title) && abs(start - airing.start) <= 6 * 3600
    case .series(let id, let title):
      guard let id, !id.isEmpty else { return isTitle(title) }
      return series.contains(id) || series.isEmpty && isTitle(title)
    case .title(let title): return isTitle(title)
    case .person(let name): return persons.contains { FoldedText.words($0) == FoldedText.words(name) }
    case .search(let text):
      let texts = (titles + [subtitle, description] + persons + categories).map { FoldedText.words($0) }
      return FoldedText.phrases(text).allSatisfy { phrase in
        texts.contains { words in
          words.indices.contains { words[$0...].starts(with: phrase) }
        }
      }
    case .anything: return true
    }
  }
}
