/// A failure of the agent that needs no more than its message.
public struct AgentError: Error, CustomStringConvertible {
  public var description: String
  public init(_ description: String) { self.description = description }
}
