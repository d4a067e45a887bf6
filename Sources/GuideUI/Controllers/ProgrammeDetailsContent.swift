import Foundation
import GuideModel

/// What the details panel says about an airing, as headings and texts: everything the feed said, the important first.
struct ProgrammeDetailsContent: Equatable {
  enum Block: Equatable {
    /// The title, large.
    case title(String)
    /// The episode's title and number.
    case subtitle(String)
    /// Channel, day, times.
    case facts(String)
    /// "NEW", "LIVE", genre …
    case tags([String])
    case text(String)
    /// A name and what it stands for: "Director" and who that is.
    case field(name: String, value: String)
  }

  var blocks: [Block] = []
  /// A picture's address, or empty.
  var pictureURL = ""

  init(
    airing: Airing, channel: Channel, programme: Programme?, hidden: [Airing], times: GuideTimes,
    languages: [String] = [GuideLocale.current.language]
  ) {
    let programme = programme ?? Programme()
    pictureURL = programme.pictureURL
    blocks.append(.title(airing.title))
    let number = programme.episodeNumber?.displayText ?? ""
    let episode = Programme.preferred(programme.subtitles, languages: languages)?.text ?? airing.subtitle
    let subtitle = [number, episode].filter { !$0.isEmpty }.joined(separator: "  ·  ")
    if !subtitle.isEmpty { blocks.append(.subtitle(subtitle)) }
    let minutes = airing.duration / 60
    blocks.append(
      .facts(
        [
          channel.number.isEmpty ? channel.name : "\(channel.number)  \(channel.name)", times.dayText(airing.start),
          times.rangeText(airing.start, airing.stop)
            + (minutes > 0
              ? "  (\(minutes) min\(airing.flags.contains(.stopIsInferred) ? ", end not certain" : ""))" : ""),
        ].joined(separator: "\n")))
    let tags = Self.tags(airing: airing, programme: programme)
    if !tags.isEmpty { blocks.append(.tags(tags)) }

    var shown: Set<String> = []
    for text in [Programme.preferred(programme.descriptions, languages: languages)].compactMap({ $0 })
      + programme.descriptions
    where !text.text.isEmpty && shown.insert(text.text).inserted {
      blocks.append(.text(text.text))
    }
    if shown.isEmpty, !airing.summary.isEmpty { blocks.append(.text(airing.summary)) }
    appendFields(of: programme, title: airing.title, episode: episode)
    for other in hidden {
      blocks.append(
        .field(name: "Also listed", value: "\(times.rangeText(other.start, other.stop))  \(other.title)"))
    }
  }

  /// What a screen reader says of it: title, episode and the texts, without the lists.
  var spokenText: String {
    blocks.compactMap { block -> String? in
      switch block {
      case .title(let text), .subtitle(let text), .text(let text): text
      case .facts(let text): text.replacingOccurrences(of: "\n", with: ", ")
      case .tags, .field: nil
      }
    }.joined(separator: ". ")
  }

  private static func tags(airing: Airing, programme: Programme) -> [String] {
    var tags: [String] = []
    if airing.flags.contains(.live) { tags.append("Live") }
    if airing.flags.contains(.new) || programme.isNew { tags.append("New") }
    if airing.flags.contains(.premiere) || programme.premiere != nil { tags.append("Premiere") }
    if airing.flags.contains(.lastChance) || programme.lastChance != nil { tags.append("Last chance") }
    if airing.flags.contains(.repeated) || programme.previouslyShown != nil { tags.append("Repeat") }
    if airing.genre != .undefined { tags.append(airing.genre.name) }
    if airing.flags.contains(.subtitled) { tags.append("Subtitles") }
    return tags
  }

  private mutating func appendFields(of programme: Programme, title: String, episode: String) {
    func add(_ name: String, _ values: [String]) {
      let values = values.filter { !$0.isEmpty }
      if !values.isEmpty { blocks.append(.field(name: name, value: values.joined(separator: ", "))) }
    }
    var seenTitles: Set<String> = [title]
    add("Other titles", programme.titles.map(\.text).filter { seenTitles.insert($0).inserted })
    var seenEpisodes: Set<String> = [episode]
    add("Other episode titles", programme.subtitles.map(\.text).filter { seenEpisodes.insert($0).inserted })
    var jobs: [String] = []
    var people: [String: [String]] = [:]
    for credit in programme.credits {
      if people[credit.job] == nil { jobs.append(credit.job) }
      var name = credit.role.isEmpty ? credit.name : "\(credit.name) (\(credit.role))"
      if credit.isGuest { name += ", guest" }
      people[credit.job, default: []].append(name)
    }
    for job in jobs { add(job.prefix(1).uppercased() + job.dropFirst(), people[job] ?? []) }
    add("Categories", programme.categories.map(\.text))
    add("Keywords", programme.keywords.map(\.text))
    add("Year", [programme.date.count > 4 ? String(programme.date.prefix(4)) : programme.date])
    add("Country", programme.countries.map(\.text))
    add("Language", [programme.language?.text ?? ""])
    add("Original language", [programme.originalLanguage?.text ?? ""])
    if let length = programme.length { add("Running time", ["\(length / 60) min"]) }
    add("Rating", programme.ratings.map { $0.system.isEmpty ? $0.value : "\($0.value) (\($0.system))" })
    add("Stars", programme.starRatings.map { $0.system.isEmpty ? $0.value : "\($0.value) (\($0.system))" })
    if let video = programme.video {
      add("Picture", [video.isColour == false ? "black and white" : "", video.aspect, video.quality])
    }
    if let audio = programme.audio { add("Sound", [audio.stereo]) }
    add(
      "Captions",
      programme.captions.map { [$0.kind, $0.language?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ") })
    if let shown = programme.previouslyShown { add("First shown", [shown.start, shown.channel]) }
    add("Premiere", [programme.premiere?.text ?? ""])
    add("Last chance", [programme.lastChance?.text ?? ""])
    for review in programme.reviews {
      add(
        "Review",
        [review.text, [review.reviewer, review.source].filter { !$0.isEmpty }.joined(separator: ", ")])
    }
    add("Links", programme.links.map(\.url))
    for number in programme.episodeNumbers where number.displayText == nil {
      add(number.system.isEmpty ? "Number" : number.system, [number.text])
    }
    for attribute in programme.attributes { add(attribute.name, [attribute.value]) }
    for other in programme.others { add(other.name, [other.text.trimmingCharacters(in: .whitespacesAndNewlines)]) }
  }
}

extension Programme {
  /// The picture that says most about the programme: a still or a backdrop before a poster, an icon last. Empty without one.
  var pictureURL: String {
    let order = ["still", "backdrop", "", "poster"]
    let best = images.min {
      (order.firstIndex(of: $0.kind) ?? order.count) < (order.firstIndex(of: $1.kind) ?? order.count)
    }
    return best?.url ?? icons.first?.url ?? ""
  }
}

extension Genre {
  /// The genre in words.
  var name: String {
    switch self {
    case .undefined: return ""
    case .film: return "Film and drama"
    case .news: return "News"
    case .show: return "Show"
    case .sport: return "Sport"
    case .children: return "Children"
    case .music: return "Music"
    case .arts: return "Arts and culture"
    case .society: return "Society"
    case .education: return "Education"
    case .leisure: return "Leisure"
    case .special: return "Special"
    }
  }
}
