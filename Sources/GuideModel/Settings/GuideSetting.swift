/// A setting by name: its values as text, and the words that explain it.
public struct GuideSetting: Sendable {
  /// A value that a setting does not accept, with a message that says which values it does.
  public struct InvalidValue: Error, Hashable, CustomStringConvertible {
    /// The setting's name.
    public var setting: String
    /// The refused value, as it was written.
    public var value: String
    /// The accepted values, in words.
    public var expected: String

    public var description: String { localized("\(setting) cannot be '\(value)'; use \(expected)") }
  }

  /// The name in the file and on the command line: "prime-time".
  public let name: String
  /// A few words for people, in their language: "Genre colours".
  public var title: String { localized(titleKey) }
  /// One sentence for people, in their language.
  public var summary: String { localized(summaryKey) }
  /// The accepted values, if they can be listed.
  public let choices: [String]
  /// The accepted values, in words: "a time such as 20:15".
  public let expected: String

  /// Whether the setting applies to the whole program, so that one of several viewers cannot have a value of its own.
  public var concernsProgram: Bool { Self.programNames.contains(name) }

  private static let programNames: Set<String> = [
    "genre-map", "refresh-hours", "keep-days", "local-pictures", "player", "reminder-lead",
  ]

  let titleKey: String.LocalizationValue
  let summaryKey: String.LocalizationValue
  private let read: @Sendable (GuideSettings) -> String
  private let write: @Sendable (inout GuideSettings, String) -> Bool

  /// The setting's value as text.
  public func value(in settings: GuideSettings) -> String { read(settings) }

  /// Changes the setting.
  /// - Throws: `InvalidValue`; the settings are then unchanged.
  public func set(_ value: String, in settings: inout GuideSettings) throws(InvalidValue) {
    guard write(&settings, value) else {
      throw InvalidValue(setting: name, value: value, expected: expected)
    }
  }

  /// Returns the setting with a name.
  public static func named(_ name: String) -> GuideSetting? { all.first { $0.name == name } }

  // MARK: Kinds

  private static func text(
    _ name: String, _ title: String.LocalizationValue, _ path: WritableKeyPath<GuideSettings, String> & Sendable,
    _ expected: String,
    _ summary: String.LocalizationValue, isValid: @escaping @Sendable (String) -> Bool = { _ in true }
  ) -> GuideSetting {
    GuideSetting(
      name: name, choices: [], expected: expected, titleKey: title, summaryKey: summary, read: { $0[keyPath: path] },
      write: { settings, value in
        guard value.isEmpty || isValid(value) else { return false }
        settings[keyPath: path] = value
        return true
      })
  }

  private static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ title: String.LocalizationValue, _ path: WritableKeyPath<GuideSettings, Choice> & Sendable,
    _ summary: String.LocalizationValue
  ) -> GuideSetting where Choice.RawValue == String {
    let choices = Choice.allCases.map(\.rawValue)
    return GuideSetting(
      name: name, choices: choices, expected: choices.joined(separator: ", "), titleKey: title, summaryKey: summary,
      read: { $0[keyPath: path].rawValue },
      write: { settings, value in
        guard let choice = Choice(rawValue: value) else { return false }
        settings[keyPath: path] = choice
        return true
      })
  }

  private static func flag(
    _ name: String, _ title: String.LocalizationValue, _ path: WritableKeyPath<GuideSettings, Bool> & Sendable,
    _ summary: String.LocalizationValue
  ) -> GuideSetting {
    GuideSetting(
      name: name, choices: ["yes", "no"], expected: "yes, no", titleKey: title, summaryKey: summary,
      read: { $0[keyPath: path] ? "yes" : "no" },
      write: { settings, value in
        guard let flag = ["yes": true, "true": true, "on": true, "no": false, "false": false, "off": false][value]
        else {
          return false
        }
        settings[keyPath: path] = flag
        return true
      })
  }

  private static func number(
    _ name: String, _ title: String.LocalizationValue, _ path: WritableKeyPath<GuideSettings, Int> & Sendable,
    _ range: ClosedRange<Int>,
    _ summary: String.LocalizationValue
  ) -> GuideSetting {
    GuideSetting(
      name: name, choices: [], expected: "\(range.lowerBound)–\(range.upperBound)", titleKey: title,
      summaryKey: summary,
      read: { String($0[keyPath: path]) },
      write: { settings, value in
        guard let number = Int(value), range.contains(number) else { return false }
        settings[keyPath: path] = number
        return true
      })
  }

  private static func time(
    _ name: String, _ title: String.LocalizationValue, _ path: WritableKeyPath<GuideSettings, Int> & Sendable,
    _ summary: String.LocalizationValue
  ) -> GuideSetting {
    GuideSetting(
      name: name, choices: [], expected: "00:00–23:59", titleKey: title, summaryKey: summary,
      read: { TimeTick(instant: 0, minuteOfDay: $0[keyPath: path]).label },
      write: { settings, value in
        let parts = value.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
          (0..<60).contains(minute)
        else { return false }
        settings[keyPath: path] = hour * 60 + minute
        return true
      })
  }

  // MARK: All of them

  /// Every setting, in the order in which they are listed.
  public static let all: [GuideSetting] = [
    GuideSetting(
      name: "language", choices: [""] + GuideLocale.languages, expected: GuideLocale.languages.joined(separator: ", "),
      titleKey: "Language", summaryKey: "The language of the guide's texts; empty for the system's.",
      read: { $0.language },
      write: { settings, value in
        guard value.isEmpty || GuideLocale.languages.contains(value) else { return false }
        settings.language = value
        return true
      }),
    text(
      "formats", "Dates and numbers", \.formats, "de_AT",
      "The locale of dates, times and numbers; empty for the system's.",
      isValid: { $0.utf8.allSatisfy { $0 < 0x80 } && $0.count < 40 }),
    choice("clock", "Clock", \.clock, "Whether times are written with 12 or 24 hours."),
    number("day-start", "Start of the day", \.dayStart, 0...23, "The hour at which a day in the guide begins."),
    time("prime-time", "Tonight", \.primeTime, "The time to which Tonight scrolls."),
    choice("density", "Density", \.density, "The height of the rows."),
    choice(
      "axis", "Direction of time", \.axis,
      "Whether time runs across, with a row for each channel, or down, with the channels side by side."),
    flag("genre-colours", "Genre colours", \.genreColours, "Whether programmes have the colour of their genre."),
    GuideSetting(
      name: "genre-map", choices: [], expected: "krimi=film, quiz=show", titleKey: "Genres of the guide's categories",
      summaryKey: "The genres for the words in the guide's categories; takes effect with the next refresh.",
      read: { $0.genreMap.text },
      write: { settings, value in
        guard let map = GenreMap(text: value) else { return false }
        settings.genreMap = map
        return true
      }),
    choice("thumbnails", "Pictures", \.thumbnails, "Whether there is a column of pictures."),
    choice(
      "order", "Order of channels", \.order, "The order of channels: your own, by number, by name, or the feed's."),
    flag(
      "fold-empty", "Fold empty channels", \.foldsEmptyChannels,
      "Whether channels without programmes are folded into one row."),
    choice("couch-text", "Text in couch mode", \.couchTextSize, "The size of text in couch mode."),
    flag(
      "live-pictures", "Live picture", \.livePictures,
      "Whether the focused channel is shown live, small and without sound."),
    number(
      "refresh-hours", "Refresh every (hours)", \.refreshHours, 0...720,
      "Hours between refreshes of sources; 0 means manual refreshes only."),
    number(
      "keep-days", "Keep past days", \.keepDays, 0...3650,
      "Days for which past programmes are kept; 0 keeps them for ever."),
    flag(
      "local-pictures", "Pictures from this network", \.localPictures,
      "Whether pictures may be loaded from your local network."),
    text(
      "player", "Player", \.player, "mpv, vlc",
      "The program that plays channels; empty for the first installed one."),
    number(
      "reminder-lead", "Remind before (minutes)", \.reminderLead, 0...1440,
      "Minutes before the start at which reminders are given."),
  ]
}
