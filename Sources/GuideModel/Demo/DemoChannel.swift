/// An invented channel.
struct DemoChannel {
  enum Kind: Int, CaseIterable { case general, film, news, sport, children, music, nature, home }

  let index: Int
  let kind: Kind
  let name: String
  let feedID: [UInt8]
  var number: String { "\(index + 1)" }

  init(index: Int) {
    self.index = index
    let kinds: [Kind] = [.general, .general, .news, .film, .sport, .general, .children, .nature, .home, .music]
    let kind = index < 4 ? .general : kinds[index % kinds.count]
    self.kind = kind
    let first = DemoWords.channelNames[index % DemoWords.channelNames.count]
    let round = index / DemoWords.channelNames.count
    let second: String =
      switch kind {
      case .general: ["One", "Plus", "Central", "Channel", "Select"][round % 5]
      case .film: "Films"
      case .news: "News"
      case .sport: "Sport"
      case .children: "Kids"
      case .music: "Music"
      case .nature: "Planet"
      case .home: "Living"
      }
    name = round < 2 ? "\(first) \(second)" : "\(first) \(second) \(round + 1)"
    feedID = Array("\(first.lowercased()).\(second.lowercased()).\(index + 1)".utf8)
  }
}
