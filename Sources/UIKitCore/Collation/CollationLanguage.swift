import Foundation

/// The language by which texts are sorted.
enum CollationLanguage {
  /// The language that the environment names for texts, in gettext's order, as a BCP 47 tag; English in the C locale.
  /// Read at each call, because a program may change its language while it runs.
  static var ofProcess: String { named(by: ProcessInfo.processInfo.environment) }

  static func named(by environment: [String: String]) -> String {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    guard name != "C", name != "POSIX", !name.hasPrefix("C.") else { return "en" }
    let wanted = environment["LANGUAGE"]?.split(separator: ":").first.map(String.init) ?? name
    return tag(of: wanted)
  }

  /// Returns the BCP 47 tag of a locale of the C library: `sr_RS.UTF-8@latin` is `sr-Latn-RS`.
  private static func tag(of name: String) -> String {
    let parts = name.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first, !language.isEmpty else { return "en" }
    let modifier = name.split(separator: "@").dropFirst().first
    let script = modifier == "latin" ? ["Latn"] : modifier == "cyrillic" ? ["Cyrl"] : []
    return ([language] + script + parts.dropFirst()).joined(separator: "-")
  }
}
