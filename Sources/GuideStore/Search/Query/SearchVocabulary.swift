import Foundation
import GuideModel

/// The words of the search language, folded by `SearchText`, and the names of filters for people. These are the English
/// ones, which are always recognised; other languages are in `languages`.
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

  enum Relation: Equatable { case after, before, at }

  /// Words that filter and are also searched in titles.
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

  /// The words that may precede a colon.
  static let prefixes: [String: Prefix] = [
    "title": .field(.title), "episode": .field(.episode), "person": .field(.person), "people": .field(.person),
    "with": .field(.person), "actor": .field(.person), "director": .field(.person), "category": .field(.category),
    "genre": .field(.category), "keyword": .field(.category), "channel": .channel, "on": .channel, "from": .from,
    "to": .to, "until": .to,
  ]

  /// Words before a time of the clock.
  static let relations: [String: Relation] = ["after": .after, "before": .before, "at": .at]

  /// The units of length, in seconds.
  static let units: [String: Double] = [
    "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "h": 3_600, "hr": 3_600, "hour": 3_600, "hours": 3_600,
  ]

  // MARK: Names of filters

  static func name(of genre: Genre) -> String {
    switch genre {
    case .undefined: localized("Other")
    case .film: localized("Film")
    case .news: localized("News")
    case .show: localized("Entertainment")
    case .sport: localized("Sport")
    case .children: localized("Children")
    case .music: localized("Music")
    case .arts: localized("Arts")
    case .society: localized("Society")
    case .education: localized("Documentary")
    case .leisure: localized("Leisure")
    case .special: localized("Special")
    }
  }

  static func name(of mark: SearchMark) -> String {
    switch mark {
    case .film: localized("Film")
    case .series: localized("Series")
    case .new: localized("New")
    case .live: localized("Live")
    case .repeated: localized("Repeat")
    }
  }

  static func name(of day: Day) -> String {
    switch day {
    case .today: return localized("Today")
    case .tonight: return localized("Tonight")
    case .tomorrow: return localized("Tomorrow")
    case .yesterday: return localized("Yesterday")
    case .weekday(let number):
      let names = weekdays(GuideLocale.current.texts)
      return names.indices.contains(number) ? names[number] : ""
    }
  }

  /// The names of the days, Sunday first.
  static func weekdays(_ locale: Locale) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar.standaloneWeekdaySymbols
  }

  static func name(of time: TimeOfDay) -> String {
    switch time {
    case .morning: localized("Morning")
    case .afternoon: localized("Afternoon")
    case .evening: localized("Evening")
    }
  }

  static var now: String { localized("On now") }
  static func longer(than minutes: Int) -> String { localized("Over \(minutes) min") }
  static func shorter(than minutes: Int) -> String { localized("Under \(minutes) min") }
  static func atLeast(_ minutes: Int) -> String { localized("\(minutes) min or more") }

  // MARK: Hints

  static func notATime(_ text: String) -> String { localized("'\(text)' is not a time of day") }
  static func nothingAfter(_ prefix: String) -> String { localized("'\("\(prefix):")' needs a word after it") }

  /// Returns a time of day in the user's format.
  static func clock(_ minute: Int) -> String { TimeOfDayFormat(.current).text(minute) }

  static func time(_ relation: Relation, _ clock: String) -> String {
    switch relation {
    case .after: localized("After \(clock)")
    case .before: localized("Before \(clock)")
    case .at: localized("At \(clock)")
    }
  }

  /// Returns a date in the user's format: "Sat, 28 Nov 2026".
  static func date(_ year: Int, _ month: Int, _ day: Int) -> String {
    var parts = DateComponents()
    (parts.year, parts.month, parts.day, parts.hour) = (year, month, day, 12)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let date = calendar.date(from: parts) else { return "\(year)-\(month)-\(day)" }
    var style = Date.FormatStyle().weekday(.abbreviated).day().month(.abbreviated).year()
    style.timeZone = .gmt
    return date.formatted(style.locale(GuideLocale.current.formats))
  }

  static func from(_ text: String) -> String { localized("From \(text)") }
  static func to(_ text: String) -> String { localized("Until \(text)") }
  static func field(_ field: SearchQuery.Field, _ text: String) -> String {
    switch field {
    case .title: localized("Title: \(text)")
    case .episode: localized("Episode: \(text)")
    case .person: localized("With \(text)")
    case .category: localized("Category: \(text)")
    }
  }
  static func channel(_ text: String) -> String { localized("On \(text)") }
  static func without(_ text: String) -> String { localized("Without \(text)") }
}
