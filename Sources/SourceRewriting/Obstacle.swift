/// A place in a package that cannot be rewritten, and the reason.
public struct Obstacle: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The line number, starting at 1.
  public let line: Int
  /// The reason, as a sentence for developers.
  public let reason: String

  /// Creates an obstacle.
  public init(path: String, line: Int, reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  /// Whether the code at this place is left out of the build, because it needs something that does not exist here.
  public var isLeftOut: Bool { reason.hasPrefix("left out") || reason.hasPrefix("stops the program") }

  public var description: String { "\(path):\(line): \(reason)" }
}
