/// A programme's texts, written into a buffer that is reused for the next.
struct DemoText {
  var title: [UInt8] = []
  var subtitle: [UInt8] = []
  var description: [UInt8] = []
  var category: StaticString = ""
  var secondCategory: StaticString = ""
  var genre = Genre.undefined
  var hasEpisode = false

  private static func pick(_ words: [[UInt8]], _ choice: UInt64) -> [UInt8] { words[Int(choice % UInt64(words.count))] }

  /// Returns the plural of an English noun: "Orchards", "Witnesses", "Observatories", "Valleys".
  private static func plural(_ noun: [UInt8]) -> [UInt8] {
    let vowels = Array("aeiou".utf8)
    if noun.suffix(2).elementsEqual("ss".utf8) { return noun + Array("es".utf8) }
    if noun.last == UInt8(ascii: "y"), let before = noun.dropLast().last, !vowels.contains(before) {
      return noun.dropLast() + Array("ies".utf8)
    }
    return noun + Array("s".utf8)
  }

  mutating func make(_ programme: DemoProgramme) {
    title.removeAll(keepingCapacity: true)
    subtitle.removeAll(keepingCapacity: true)
    description.removeAll(keepingCapacity: true)
    hasEpisode = false
    secondCategory = ""
    let work = UInt64(programme.work)
    let choice = programme.choice
    func word(_ words: [[UInt8]], _ shift: UInt64) -> [UInt8] { Self.pick(words, choice >> shift) }
    func put(_ text: StaticString, _ target: inout [UInt8]) {
      target.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    func story() {
      put("In ", &description)
      description += word(DemoWords.places, 7)
      put(", ", &description)
      description += word(DemoWords.trades, 11)
      put(" ", &description)
      description += word(DemoWords.events, 17)
      put(".", &description)
      description += word(DemoWords.closings, 23)
      if choice & 1 == 0 { description += word(DemoWords.closings, 29) }
    }
    func name(_ shift: UInt64) {
      subtitle += word(DemoWords.adjectives, shift)
      put(" ", &subtitle)
      subtitle += word(DemoWords.nouns, shift + 5)
    }
    switch programme.kind {
    case .series, .comedy:
      title += Self.pick(DemoWords.nouns, work)
      put(programme.kind == .series ? " Street" : " & Sons", &title)
      name(31)
      story()
      (category, genre) = programme.kind == .series ? ("Drama series", .film) : ("Comedy series", .film)
      hasEpisode = true
    case .film:
      put("The ", &title)
      title += Self.pick(DemoWords.adjectives, work)
      put(" ", &title)
      title += Self.pick(DemoWords.nouns, work / 20 &* 7 &+ work)
      story()
      (category, genre) = ("Film", .film)
      secondCategory = choice & 2 == 0 ? "Drama" : "Thriller"
    case .news:
      put(programme.stop - programme.start > 1200 ? "Evening Report" : "News in Brief", &title)
      put("The day at home and abroad, with reports from ", &description)
      description += word(DemoWords.places, 5)
      put(" and a look at tomorrow's papers.", &description)
      (category, genre) = ("News", .news)
    case .weather:
      put("Weather", &title)
      put("Wind, tides and the days ahead.", &description)
      (category, genre) = ("Weather", .news)
    case .talk:
      put("Round the Table", &title)
      name(37)
      put("Four guests, one question and a pot of tea. Tonight's subject: ", &description)
      description += word(DemoWords.subjects, 13)
      put(", and why they matter more than we think.", &description)
      (category, genre) = ("Talk show", .show)
    case .quiz:
      put("Nine ", &title)
      title += Self.plural(Self.pick(DemoWords.nouns, work))
      put("Contestants from ", &description)
      description += word(DemoWords.places, 9)
      put(" answer, guess and bluff for the jackpot. One wrong step and the whole table starts again.", &description)
      (category, genre) = ("Game show", .show)
      hasEpisode = true
    case .sport:
      put(programme.isLive ? "Live " : "", &title)
      title += Self.pick(DemoWords.sports, work)
      let home = word(DemoWords.places, 3)
      var away = word(DemoWords.places, 12)
      // No team plays against itself.
      for shift in UInt64(13)..<24 where away == home { away = word(DemoWords.places, shift) }
      subtitle += home
      put(" v ", &subtitle)
      subtitle += away
      put("From the ground at ", &description)
      description += word(DemoWords.places, 3)
      put(", with commentary, a word with the coaches and all the goals that matter.", &description)
      (category, genre) = ("Sports", .sport)
    case .cartoon:
      put("Captain ", &title)
      title += Self.pick(DemoWords.nouns, work)
      name(33)
      put("The crew of the paper boat sails to ", &description)
      description += word(DemoWords.places, 9)
      put(", where nothing is as big as it looks.", &description)
      (category, genre) = ("Children", .children)
      hasEpisode = true
    case .concert:
      title += Self.pick(DemoWords.sounds, work)
      put("An hour of music recorded in ", &description)
      description += word(DemoWords.places, 9)
      put(" in front of a small and happy audience.", &description)
      (category, genre) = ("Music", .music)
    case .nature, .history:
      put(programme.kind == .nature ? "The Secret Life of " : "A Short History of ", &title)
      title += Self.pick(DemoWords.subjects, work)
      put("Two years in the making: what ", &description)
      description += Self.pick(DemoWords.subjects, work)
      put(" can tell us about the world, filmed in ", &description)
      description += word(DemoWords.places, 9)
      put(".", &description)
      description += word(DemoWords.closings, 29)
      (category, genre) = ("Documentary", .education)
      hasEpisode = true
    case .cooking:
      title += Self.pick(DemoWords.dishes, work)
      put(" at Home", &title)
      put("Simple recipes for busy evenings, and what to do when they go wrong. Today in ", &description)
      description += word(DemoWords.places, 9)
      put(".", &description)
      (category, genre) = ("Cooking", .leisure)
    }
  }
}
