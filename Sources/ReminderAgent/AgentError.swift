/// A failure of the agent, described by a message.
public struct AgentError: Error, CustomStringConvertible {
  public var description: String
  /// Creates an error with a message for people.
  public init(_ description: String) { self.description = description }
}
