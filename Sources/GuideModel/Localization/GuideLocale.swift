import Foundation

/// The language of the guide's texts and the customs by which it writes dates, times and numbers.
///
/// The two may differ, as `LANG` and `LC_TIME` do: English texts with 24 hours and weeks that begin on Monday.
public struct GuideLocale: Hashable, Sendable {
  /// Languages that the guide speaks, as its resources name them.
  public static let languages = [
    "en", "de", "fr", "es", "it", "pt-BR", "nl", "pl", "sv", "tr", "ar", "he", "ja", "ko", "zh-Hans",
  ]

  /// The clock that times of day are written by.
  public enum Clock: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the locale has it.
    case system
    case hours12 = "12"
    case hours24 = "24"
  }

  /// One of `languages`.
  public var language: String
  /// The locale that dates, times and numbers are written by.
  public var formats: Locale
  /// The clock that times of day are written by, whatever `formats` prefers.
  public var clock: Clock

  /// Creates a locale; `language` is one of `languages`.
  public init(language: String, formats: Locale, clock: Clock = .system) {
    self.language = language
    self.formats = formats
    self.clock = clock
  }

  /// The locale of a process.
  ///
  /// Texts: `LANGUAGE` (a list, where the locale is not "C"), `LC_ALL`, `LC_MESSAGES`, `LANG`, as gettext reads them.
  /// Formats: `LC_ALL`, `LC_TIME`, `LANG`, as the C library does. "C" and "POSIX" mean English with 24 hours.
  ///
  /// - Parameters:
  ///   - language: overrides the environment's, "de" or "pt_BR"; `nil` and what the guide does not speak leave it in
  ///     force.
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
      // English words, and the order and the clock that most of the world uses.
      self.formats = Locale(identifier: self.language == "en" ? "en_GB" : Self.identifier(of: self.language))
    } else {
      self.formats = Locale(identifier: Self.identifier(of: times))
    }
  }

  /// The locale in force: by default that of the process, until a setting overrides it.
  public static var current: GuideLocale {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// The environment as it was when the program first looked: later it may hold what the program itself put there for
  /// others.
  public static let environment = ProcessInfo.processInfo.environment

  private static let shared = Protected(GuideLocale(environment: environment))

  /// Whether texts run from right to left.
  public var isRightToLeft: Bool { Locale.Language(identifier: language).characterDirection == .rightToLeft }

  /// The locale to look up texts by.
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

  /// The language of the guide's that is nearest to a locale's name; `nil` when it speaks none like it.
  static func language(nearest name: String) -> String? {
    let code = identifier(of: name).prefix { $0 != "_" }.lowercased()
    let older = ["iw": "he", "pt": "pt-BR", "zh": "zh-Hans", "cmn": "zh-Hans"]
    let known = older[code] ?? code
    return languages.contains(known) ? known : nil
  }
}

/// A value behind a lock.
final class Protected<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
