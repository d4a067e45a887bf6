/// A place in a package that cannot be rewritten, and why.
public struct Obstacle: Hashable, Codable, Sendable, CustomStringConvertible {
  public let path: String
  /// From 1.
  public let line: Int
  public let reason: String

  public init(path: String, line: Int, reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  public var description: String { "\(path):\(line): \(reason)" }
}
