/// A guide's answer to a thread that must not wait, such as a window's main thread.
public enum PromptAnswer<Value: Sendable>: Sendable {
  /// The value that was wanted.
  case known(Value)
  /// The answer takes a server, a disk, or a file that another program has locked: read it on another thread.
  case takesTime
}
