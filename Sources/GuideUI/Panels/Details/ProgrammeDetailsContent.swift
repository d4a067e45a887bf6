import Foundation
import GuideModel

/// The contents of the details panel for an airing, as headings and texts: everything the feed says, the important
/// first.
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
    /// A name and its value, such as "Country" and "France".
    case field(name: String, value: String)
    /// People and their jobs; a search finds their other programmes.
    case people(job: String, people: [Person])
    /// An address from the feed, which is opened if the user agrees.
    case link(String)
  }

  struct Person: Equatable {
    var name: String
    /// The part they play; empty if unknown.
    var role: String
    var isGuest = false
  }

  var blocks: [Block] = []
  /// A picture's address; empty if there is none.
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
    let subtitle = [number, episode].joinedInReadingOrder()
    if !subtitle.isEmpty { blocks.append(.subtitle(subtitle)) }
    let minutes = airing.duration / 60
    blocks.append(
      .facts(
        Self.lines([
          Self.name(of: channel), times.dayText(airing.start),
          times.rangeText(airing.start, airing.stop)
            + (minutes > 0 ? "  (\(Self.length(minutes, isCertain: !airing.flags.contains(.stopIsInferred))))" : ""),
        ])))
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
        .field(name: localized("Also listed"), value: "\(times.rangeText(other.start, other.stop))  \(other.title)"))
    }
  }

  /// Creates the contents for a time without an airing in the feed.
  init(hole: GuideHole, channel: Channel, times: GuideTimes) {
    var facts = [Self.name(of: channel), times.dayText(hole.instant)]
    if let span = hole.knownSpan { facts.append(times.rangeText(span.lowerBound, span.upperBound)) }
    blocks = [
      .title(localized("No information")), .facts(Self.lines(facts)),
      .text(localized("The guide does not say what is on here. The channel may be on the air all the same.")),
    ]
  }

  private static func name(of channel: Channel) -> String {
    channel.number.isEmpty ? channel.name : "\(channel.number)  \(channel.name)"
  }

  /// Returns the facts as lines that all begin at the same side, whatever their direction.
  private static func lines(_ facts: [String]) -> String {
    let mark = GuideLocale.current.isRightToLeft ? "\u{200F}" : ""
    return facts.map { mark + $0 }.joined(separator: "\n")
  }

  /// The text for a screen reader: title, episode and the texts, without the lists.
  var spokenText: String {
    blocks.compactMap { block -> String? in
      switch block {
      case .title(let text), .subtitle(let text), .text(let text): text
      case .facts(let text): text.replacingOccurrences(of: "\n", with: ", ")
      case .tags, .field, .people, .link: nil
      }
    }.joined(separator: ". ")
  }

  private static func length(_ minutes: Int64, isCertain: Bool) -> String {
    isCertain ? localized("\(minutes) min") : localized("\(minutes) min, end not certain")
  }

  private static func tags(airing: Airing, programme: Programme) -> [String] {
    var tags: [String] = []
    if airing.flags.contains(.live) { tags.append(localized("Live")) }
    if airing.flags.contains(.new) || programme.isNew { tags.append(localized("New")) }
    if airing.flags.contains(.premiere) || programme.premiere != nil { tags.append(localized("Premiere")) }
    if airing.flags.contains(.lastChance) || programme.lastChance != nil { tags.append(localized("Last chance")) }
    if airing.flags.contains(.repeated) || programme.previouslyShown != nil { tags.append(localized("Repeat")) }
    if airing.genre != .undefined { tags.append(airing.genre.name) }
    if airing.flags.contains(.subtitled) { tags.append(localized("Subtitles")) }
    return tags
  }

  /// Attributes that are meant for players, not for users.
  private static let machineAttributes: Set = [
    "catchup-id", "clumpidx", "start_timestamp", "stop_timestamp", "channel-id",
  ]

  /// Returns a word for XMLTV's name of a job; unknown names are returned as they are.
  static func name(ofJob job: String) -> String {
    switch job {
    case "director": localized("Director")
    case "actor": localized("Cast")
    case "writer": localized("Writer")
    case "adapter": localized("Adapted by")
    case "producer": localized("Producer")
    case "composer": localized("Music by")
    case "editor": localized("Editor")
    case "presenter": localized("Presenter")
    case "commentator": localized("Commentator")
    case "guest": localized("Guest")
    default: job.prefix(1).uppercased() + job.dropFirst()
    }
  }

  /// Returns the name of a value of XMLTV's `stereo`; others stay as they are.
  static func name(ofSound kind: String) -> String {
    switch kind {
    case "mono": localized("mono")
    case "stereo": localized("stereo")
    case "bilingual": localized("bilingual")
    case "surround": localized("surround")
    default: kind
    }
  }

  /// Returns the name of a type of XMLTV's `subtitles`; others stay as they are.
  static func name(ofCaptions kind: String) -> String {
    switch kind {
    case "teletext": localized("teletext")
    case "onscreen": localized("in the picture")
    case "deaf-signed": localized("sign language")
    default: kind
    }
  }

  private mutating func appendFields(of programme: Programme, title: String, episode: String) {
    func add(_ name: String, _ values: [String]) {
      let values = values.filter { !$0.isEmpty }
      if !values.isEmpty { blocks.append(.field(name: name, value: values.joined(separator: ", "))) }
    }
    var seenTitles: Set<String> = [title]
    add(localized("Other titles"), programme.titles.map(\.text).filter { seenTitles.insert($0).inserted })
    var seenEpisodes: Set<String> = [episode]
    add(localized("Other episode titles"), programme.subtitles.map(\.text).filter { seenEpisodes.insert($0).inserted })
    var jobs: [String] = []
    var people: [String: [Person]] = [:]
    for credit in programme.credits where !credit.name.isEmpty {
      if people[credit.job] == nil { jobs.append(credit.job) }
      people[credit.job, default: []].append(Person(name: credit.name, role: credit.role, isGuest: credit.isGuest))
    }
    for job in jobs { blocks.append(.people(job: Self.name(ofJob: job), people: people[job] ?? [])) }
    add(localized("Categories"), programme.categories.map(\.text))
    add(localized("Keywords"), programme.keywords.map(\.text))
    add(localized("Year"), [programme.date.count > 4 ? String(programme.date.prefix(4)) : programme.date])
    add(localized("Country"), programme.countries.map(\.text))
    add(localized("Language"), [programme.language?.text ?? ""])
    add(localized("Original language"), [programme.originalLanguage?.text ?? ""])
    if let length = programme.length { add(localized("Running time"), [localized("\(length / 60) min")]) }
    add(localized("Rating"), programme.ratings.map { $0.system.isEmpty ? $0.value : "\($0.value) (\($0.system))" })
    add(localized("Stars"), programme.starRatings.map { $0.system.isEmpty ? $0.value : "\($0.value) (\($0.system))" })
    if let video = programme.video {
      add(
        localized("Picture"),
        [video.isColour == false ? localized("black and white") : "", video.aspect, video.quality])
    }
    if let audio = programme.audio { add(localized("Sound"), [Self.name(ofSound: audio.stereo)]) }
    add(
      localized("Captions"),
      programme.captions.map {
        [Self.name(ofCaptions: $0.kind), $0.language?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      })
    if let shown = programme.previouslyShown { add(localized("First shown"), [shown.start, shown.channel]) }
    add(localized("Premiere"), [programme.premiere?.text ?? ""])
    add(localized("Last chance"), [programme.lastChance?.text ?? ""])
    for review in programme.reviews {
      add(
        localized("Review"),
        [review.text, [review.reviewer, review.source].filter { !$0.isEmpty }.joined(separator: ", ")])
    }
    for link in programme.links where !link.url.isEmpty { blocks.append(.link(link.url)) }
    for number in programme.episodeNumbers where number.displayText == nil {
      add(number.system.isEmpty ? "Number" : number.system, [number.text])
    }
    for attribute in programme.attributes where !Self.machineAttributes.contains(attribute.name) {
      add(attribute.name, [attribute.value])
    }
    for other in programme.others { add(other.name, [other.text.trimmingCharacters(in: .whitespacesAndNewlines)]) }
  }
}

extension Programme {
  /// The picture that shows most of the programme: preferably a still or a backdrop, then a poster, then an icon. Empty
  /// without one.
  var pictureURL: String {
    let order = ["still", "backdrop", "", "poster"]
    let best = images.min {
      (order.firstIndex(of: $0.kind) ?? order.count) < (order.firstIndex(of: $1.kind) ?? order.count)
    }
    return best?.url ?? icons.first?.url ?? ""
  }
}
