import Foundation

/// The language of the guide's texts, and the formats of dates, times and numbers.
///
/// The two may differ, as `LANG` and `LC_TIME` do: English texts with 24 hours and weeks that begin on Monday.
public struct GuideLocale: Hashable, Sendable {
  /// The languages of the guide, by the names of its resources.
  public static let languages = [
    "en", "de", "fr", "es", "it", "pt-BR", "nl", "pl", "sv", "tr", "ar", "he", "ja", "ko", "zh-Hans",
  ]

  /// The clock in which times of day are written.
  public enum Clock: String, Hashable, Sendable, Codable, CaseIterable {
    /// The locale's usual clock.
    case system
    case hours12 = "12"
    case hours24 = "24"
  }

  /// The language, one of `languages`.
  public var language: String
  /// The locale for dates, times and numbers.
  public var formats: Locale
  /// The clock for times of day, whatever `formats` prefers.
  public var clock: Clock

  /// Creates a locale; `language` is one of `languages`.
  public init(language: String, formats: Locale, clock: Clock = .system) {
    self.language = language
    self.formats = formats
    self.clock = clock
  }

  /// Creates the locale of a process.
  ///
  /// Texts: `LANGUAGE` (a list, if the locale is not "C"), `LC_ALL`, `LC_MESSAGES`, `LANG`, as gettext reads them.
  /// Formats: `LC_ALL`, `LC_TIME`, `LANG`, as the C library does. "C" and "POSIX" mean English with 24 hours.
  ///
  /// - Parameters:
  ///   - language: overrides the environment's, "de" or "pt_BR"; `nil`, or a language that the guide does not have,
  ///     leaves that in force.
  ///   - formats: overrides the locale of formats, "de_AT"; `nil` leaves the environment's in force.
  public init(
    environment: [String: String], language: String? = nil, formats: String? = nil, clock: Clock = .system
  ) {
    func first(_ names: [String]) -> String {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    }
    let messages = first(["LC_ALL", "LC_MESSAGES", "LANG"])
    let times = first(["LC_ALL", "LC_TIME", "LANG"])
    var wanted = Self.isPlain(messages) ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    wanted.append(messages)
    if let language, Self.language(nearest: language) != nil { wanted.insert(language, at: 0) }
    self.language = wanted.lazy.compactMap { Self.language(nearest: $0) }.first ?? "en"
    self.clock = clock
    if let formats, !formats.isEmpty {
      self.formats = Locale(identifier: Self.identifier(of: formats))
    } else if Self.isPlain(times) {
      // English words, with the order and the clock that most of the world uses.
      self.formats = Locale(identifier: self.language == "en" ? "en_GB" : Self.identifier(of: self.language))
    } else {
      self.formats = Locale(identifier: Self.identifier(of: times))
    }
  }

  /// The current locale: that of the viewer for whom code runs, else that of the process, unless a setting overrides
  /// it.
  public static var current: GuideLocale {
    get { viewer?.locale ?? ofProcess }
    set { if let viewer { viewer.locale = newValue } else { ofProcess = newValue } }
  }

  /// The locale of the process, whichever viewer code runs for.
  public static var ofProcess: GuideLocale {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// The viewer for whom code runs, if the process has several. Tasks inherit it. Closures for a queue, a timer or an
  /// observer need `keepingViewer` or a value of their own.
  @TaskLocal public static var viewer: GuideViewer?

  /// Returns a function that calls `body` for the viewer for whom code runs now.
  @MainActor public static func keepingViewer(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard let viewer else { return body }
    return { $viewer.withValue(viewer) { body() } }
  }

  /// Returns a function that calls `body` for the viewer for whom code runs now.
  @MainActor public static func keepingViewer<Value>(
    _ body: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (Value) -> Void {
    guard let viewer else { return body }
    return { value in $viewer.withValue(viewer) { body(value) } }
  }

  /// The environment as it was when the program first read it. Later it may contain what the program itself set for
  /// others.
  public static let environment = ProcessInfo.processInfo.environment

  /// Creates the locale of a browser: the first of its languages that the guide has.
  /// - Parameters:
  ///   - preferences: the browser's languages, BCP 47, best first unless weights say otherwise:
  ///     "de-AT,de;q=0.9,en;q=0.8". Only the first sixteen are read.
  ///   - fallback: used if the guide has none of them.
  public init(preferences: String, fallback: GuideLocale) {
    let wanted = preferences.split(separator: ",", maxSplits: 16).prefix(16).enumerated().map { index, text in
      let parts = text.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return (tag: parts.first ?? "", weight: weight, index: index)
    }
    let best = wanted.filter { $0.weight > 0 && Self.language(nearest: $0.tag) != nil }
      .min { ($1.weight, $0.index) < ($0.weight, $1.index) }
    guard let tag = best?.tag, let language = Self.language(nearest: tag) else {
      self = fallback
      return
    }
    // Only script and country: nothing else that a browser sends is worth a locale of its own.
    let parts = Self.identifier(of: tag).split(separator: "_").map(String.init)
    let further = parts.dropFirst().prefix { $0.count > 1 }
    let script = further.first { $0.wholeMatch(of: /[A-Za-z]{4}/) != nil }
    let country = further.first { $0.wholeMatch(of: /[A-Za-z]{2}|[0-9]{3}/) != nil }
    // Without a country, English has the formats of most of the world.
    let name = [parts.first?.lowercased(), script, country ?? (language == "en" ? "GB" : nil)].compactMap(\.self)
    self.init(language: language, formats: Locale(identifier: name.joined(separator: "_")))
  }

  private static let shared = Guarded(GuideLocale(environment: environment))

  /// Whether texts run from right to left.
  public var isRightToLeft: Bool { Locale.Language(identifier: language).characterDirection == .rightToLeft }

  /// The locale with which texts are looked up.
  public var texts: Locale { Locale(identifier: Self.identifier(of: language)) }

  private static func isPlain(_ name: String) -> Bool {
    let name = name.prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX"
  }

  /// Turns the C library's name of a locale into Unicode's: `de_AT.UTF-8` into `de_AT`, `sr_RS@latin` into
  /// `sr_Latn_RS`.
  static func identifier(of name: String) -> String {
    let modifier = name.split(separator: "@").dropFirst().first.map(String.init) ?? ""
    var parts = name.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "-", with: "_").split(separator: "_")
      .map(String.init)
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl"]
    if let script = scripts[modifier.lowercased()], let language = parts.first {
      parts = [language, script] + parts.dropFirst()
    }
    return parts.joined(separator: "_")
  }

  /// Returns the guide's language that is nearest to a locale's name; `nil` if it has none like it.
  static func language(nearest name: String) -> String? {
    let code = identifier(of: name).prefix { $0 != "_" }.lowercased()
    let older = ["iw": "he", "pt": "pt-BR", "zh": "zh-Hans", "cmn": "zh-Hans"]
    let known = older[code] ?? code
    return languages.contains(known) ? known : nil
  }
}
