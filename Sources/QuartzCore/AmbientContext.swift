/// The things that belong to the person for whom code runs, where a process serves several at once: the language they
/// read, for instance.
///
/// Frames, timers and the ends of animations run in the context that they were asked for in. What a context is, a
/// higher module defines by `read` and `run`; without them there is one person, and all of this costs nothing.
@MainActor package enum AmbientContext {
  /// Returns the context in force; `nil` is the process's own.
  package static var read: (@MainActor () -> AnyObject?)?
  /// Calls a function in a context.
  package static var run: (@MainActor (_ context: AnyObject?, _ body: () -> Void) -> Void)?

  static var current: AnyObject? { read?() }

  /// Calls `body` in a context, whatever is in force.
  package static func perform(in context: AnyObject?, _ body: () -> Void) {
    guard let run, context !== current else { return body() }
    run(context, body)
  }

  /// Returns what `body` makes in a context, whatever is in force.
  package static func value<Value>(in context: AnyObject?, _ body: () -> Value) -> Value {
    guard let run, context !== current else { return body() }
    var value: Value?
    run(context) { value = body() }
    guard let value else { preconditionFailure("A context calls what it is given.") }
    return value
  }

  /// Returns a function that calls `body` in the context that is in force now.
  package static func keeping(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard let context = current else { return body }
    return { perform(in: context, body) }
  }
}
