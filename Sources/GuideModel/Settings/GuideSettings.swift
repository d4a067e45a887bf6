import Foundation

/// The owner's settings, as in the settings file, on the command line and in the Settings panel.
///
/// Everything has a default, so a file need only name what differs. Unknown names are kept, so that an older program
/// does not lose a newer one's.
public struct GuideSettings: Hashable, Sendable {
  /// How close together the rows of the grid are.
  public enum Density: String, Hashable, Sendable, CaseIterable { case compact, regular, comfortable }
  /// Whether there is a column of pictures: depending on the guide's pictures and the room, always, or never.
  public enum Thumbnails: String, Hashable, Sendable, CaseIterable { case automatic, always, never }
  /// The size of text in couch mode.
  public enum TextSize: String, Hashable, Sendable, CaseIterable { case medium, large, largest }
  /// The direction of time in the grid: across, with a row for each channel, or down, with the channels side by side.
  public enum Axis: String, Hashable, Sendable, Codable, CaseIterable { case across, down }
  /// The order of channels: the owner's, by number, by name, or the feed's.
  public enum Order: String, Hashable, Sendable, CaseIterable { case own, number, name, feed }

  /// The language of texts, one of `GuideLocale.languages`; empty for the environment's.
  public var language = ""
  /// The locale of dates, times and numbers ("de_AT"); empty for the environment's.
  public var formats = ""
  /// Whether times of day are written with 12 or 24 hours; `.system` follows `formats`.
  public var clock = GuideLocale.Clock.system
  /// The local hour at which a day of the guide begins, 0 to 23.
  public var dayStart = 5
  /// Minutes after midnight at which the evening's main programmes begin, where Tonight goes.
  public var primeTime = 20 * 60 + 15
  /// How close together the rows of the grid are.
  public var density = Density.regular
  /// The direction of time in the grid.
  public var axis = Axis.across
  /// Whether cells show the colour of their genre.
  public var genreColours = true
  /// The user's genres for words in feeds' categories: "krimi=film, doku=education".
  public var genreMap = GenreMap()
  /// Whether the grid has a column of pictures.
  public var thumbnails = Thumbnails.automatic
  /// The order in which channels are listed.
  public var order = Order.own
  /// Whether channels without programmes are folded into one row.
  public var foldsEmptyChannels = true
  /// The size of text in couch mode.
  public var couchTextSize = TextSize.large
  /// Whether the focused channel is shown live, small and without sound, if there is room for a picture.
  public var livePictures = false
  /// Hours between refreshes of a source that has no interval of its own; 0 to refresh by hand only.
  public var refreshHours = 12
  /// Days for which past airings are kept; 0 keeps them for good.
  public var keepDays = 14
  /// Whether pictures may be fetched from addresses of the local network that a public feed names.
  public var localPictures = false
  /// The command that plays a stream ("mpv", "vlc"); empty for the first player that is installed.
  public var player = ""
  /// Minutes before the start at which a reminder is given, unless its rule says otherwise.
  public var reminderLead = 5

  /// Names that this version does not know, with their values.
  var unknown: [String: String] = [:]

  /// Creates default settings.
  public init() {}

  /// Returns the locale that these settings and an environment result in.
  public func locale(environment: [String: String]) -> GuideLocale {
    GuideLocale(
      environment: environment, language: language.isEmpty ? nil : language, formats: formats.isEmpty ? nil : formats,
      clock: clock)
  }

  /// Returns another locale, such as a browser's, modified by these settings.
  public func locale(over other: GuideLocale) -> GuideLocale {
    GuideLocale(
      language: GuideLocale.language(nearest: language) ?? other.language,
      formats: formats.isEmpty ? other.formats : Locale(identifier: GuideLocale.identifier(of: formats)), clock: clock)
  }
}
