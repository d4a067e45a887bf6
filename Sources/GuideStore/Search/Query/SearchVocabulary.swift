import GuideModel

/// The words of the search language, folded as `SearchText` folds, and the names of filters as people read them. The one place
/// to add those of another language.
enum SearchVocabulary {
  enum Kind: Equatable {
    case genre(Genre)
    case mark(SearchMark)
    case day(Day)
    case time(TimeOfDay)
    case now
  }

  enum Day: Equatable {
    case today, tonight, tomorrow, yesterday
    /// 0 is Sunday.
    case weekday(Int)
  }

  enum TimeOfDay: Equatable {
    case morning, afternoon, evening

    /// Hours of the wall clock.
    var hours: Range<Int> {
      switch self {
      case .morning: 5..<12
      case .afternoon: 12..<18
      case .evening: 18..<24
      }
    }
  }

  enum Prefix: Equatable {
    case field(SearchQuery.Field)
    case channel
    case from, to
  }

  enum Relation { case after, before, at }

  /// Words that filter, and are also looked for in titles.
  static let words: [String: Kind] = [
    "film": .mark(.film), "films": .mark(.film), "movie": .mark(.film), "movies": .mark(.film),
    "series": .mark(.series), "serial": .mark(.series), "news": .genre(.news), "show": .genre(.show),
    "shows": .genre(.show), "entertainment": .genre(.show), "sport": .genre(.sport), "sports": .genre(.sport),
    "children": .genre(.children), "kids": .genre(.children), "music": .genre(.music), "arts": .genre(.arts),
    "culture": .genre(.arts), "society": .genre(.society), "politics": .genre(.society),
    "documentary": .genre(.education), "documentaries": .genre(.education), "education": .genre(.education),
    "leisure": .genre(.leisure), "lifestyle": .genre(.leisure),
    "new": .mark(.new), "premiere": .mark(.new), "live": .mark(.live), "repeat": .mark(.repeated),
    "repeats": .mark(.repeated), "now": .now,
    "today": .day(.today), "tonight": .day(.tonight), "tomorrow": .day(.tomorrow), "yesterday": .day(.yesterday),
    "sunday": .day(.weekday(0)), "monday": .day(.weekday(1)), "tuesday": .day(.weekday(2)),
    "wednesday": .day(.weekday(3)), "thursday": .day(.weekday(4)), "friday": .day(.weekday(5)),
    "saturday": .day(.weekday(6)),
    "morning": .time(.morning), "afternoon": .time(.afternoon), "evening": .time(.evening),
  ]

  /// What stands before a colon.
  static let prefixes: [String: Prefix] = [
    "title": .field(.title), "episode": .field(.episode), "person": .field(.person), "people": .field(.person),
    "with": .field(.person), "actor": .field(.person), "director": .field(.person), "category": .field(.category),
    "genre": .field(.category), "keyword": .field(.category), "channel": .channel, "on": .channel, "from": .from,
    "to": .to, "until": .to,
  ]

  /// Words before a time of the clock.
  static let relations: [String: Relation] = ["after": .after, "before": .before, "at": .at]

  /// Seconds of units of length.
  static let units: [String: Double] = [
    "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "h": 3_600, "hr": 3_600, "hour": 3_600, "hours": 3_600,
  ]

  // MARK: Names of filters

  static func name(of genre: Genre) -> String {
    switch genre {
    case .undefined: "Other"
    case .film: "Film"
    case .news: "News"
    case .show: "Show"
    case .sport: "Sport"
    case .children: "Children"
    case .music: "Music"
    case .arts: "Arts"
    case .society: "Society"
    case .education: "Documentary"
    case .leisure: "Leisure"
    case .special: "Special"
    }
  }

  static func name(of mark: SearchMark) -> String {
    switch mark {
    case .film: "Film"
    case .series: "Series"
    case .new: "New"
    case .live: "Live"
    case .repeated: "Repeat"
    }
  }

  static func name(of day: Day) -> String {
    switch day {
    case .today: "Today"
    case .tonight: "Tonight"
    case .tomorrow: "Tomorrow"
    case .yesterday: "Yesterday"
    case .weekday(let number):
      ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][number]
    }
  }

  static func name(of time: TimeOfDay) -> String {
    switch time {
    case .morning: "Morning"
    case .afternoon: "Afternoon"
    case .evening: "Evening"
    }
  }

  static let now = "On now"
  static func longer(than minutes: Int) -> String { "Over \(minutes) min" }
  static func shorter(than minutes: Int) -> String { "Under \(minutes) min" }
  static func atLeast(_ minutes: Int) -> String { "\(minutes) min or more" }
  static func clock(_ hour: Int, _ minute: Int) -> String { "\(pad(hour)):\(pad(minute))" }
  static func time(_ relation: Relation, _ clock: String) -> String {
    switch relation {
    case .after: "After \(clock)"
    case .before: "Before \(clock)"
    case .at: "At \(clock)"
    }
  }
  static func date(_ year: Int, _ month: Int, _ day: Int) -> String { "\(year)-\(pad(month))-\(pad(day))" }
  static func from(_ text: String) -> String { "From \(text)" }
  static func to(_ text: String) -> String { "Until \(text)" }
  static func field(_ field: SearchQuery.Field, _ text: String) -> String {
    switch field {
    case .title: "Title: \(text)"
    case .episode: "Episode: \(text)"
    case .person: "With \(text)"
    case .category: "Category: \(text)"
    }
  }
  static func channel(_ text: String) -> String { "On \(text)" }
  static func without(_ text: String) -> String { "Without \(text)" }

  private static func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
