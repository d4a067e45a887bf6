import SourceRewriting

/// Compiles modules that ask for Swift 6's language mode in Swift 5's, with the other features of Swift 6.
///
/// Classes of Foundation on Linux are `Sendable` or isolated in other places than Apple's. In Swift 5's mode the
/// compiler only warns of what follows from that: values sent between actors, and variables that they share.
enum RelaxedIsolation {
  private static let option = "-swift-version"

  /// Returns whether arguments ask for Swift 6's language mode.
  static func applies(to arguments: [String]) -> Bool {
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else { return false }
    return arguments[place + 1] == "6"
  }

  /// Returns whether an error is one about isolation that Swift 5's mode reports as a warning.
  static func isUseful(at errors: [CompilerError], with arguments: [String]) -> Bool {
    guard applies(to: arguments) else { return false }
    return errors.contains { error in marks.contains { error.message.contains($0) } }
  }

  /// Parts of the messages. The names of groups are those that the compiler prints after a message.
  private static let marks = [
    "risks causing data races", "is not concurrency-safe", "to 'Sendable' is unavailable", "non-Sendable", "Sendable'",
    "#SendingRisksDataRace", "#MutableGlobalVariable", "#SendableClosureCaptures", "#SendableMetatypes",
    "#ConformanceIsolation", "#ActorIsolatedCall", "#IsolatedConformances", " from a nonisolated context",
    "different actor isolation from",
  ]

  /// Returns the arguments with Swift 5's mode in place of Swift 6's. Others stay the same.
  static func arguments(_ arguments: [String]) -> [String] {
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count, arguments[place + 1] == "6" else {
      return arguments
    }
    var result = arguments
    result[place + 1] = "5"
    return result + features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// The features that Swift 6's mode turns on, except for those that check isolation and data races.
  private static let features = [
    "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DisableOutwardActorInference",
    "IsolatedDefaultValues", "InferSendableFromCaptures", "ImplicitOpenExistentials",
    "GlobalActorIsolatedTypesUsability",
  ]
}
