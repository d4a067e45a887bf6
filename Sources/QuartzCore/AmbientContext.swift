/// The context of the user for whom code runs, if one process serves several: their language, for instance.
///
/// Frames, timers and the ends of animations run in the context in which they were requested. A higher module defines
/// contexts by `read` and `run`; without them there is one user, and all this costs nothing.
@MainActor package enum AmbientContext {
  /// Returns the current context; nil is the process's own.
  package static var read: (@MainActor () -> AnyObject?)?
  /// Calls a function in a context.
  package static var run: (@MainActor (_ context: AnyObject?, _ body: () -> Void) -> Void)?

  static var current: AnyObject? { read?() }

  /// Calls `body` in a context, whatever the current one is.
  package static func perform(in context: AnyObject?, _ body: () -> Void) {
    guard let run, context !== current else { return body() }
    run(context, body)
  }

  /// Returns the result of `body` in a context, whatever the current one is.
  package static func value<Value>(in context: AnyObject?, _ body: () -> Value) -> Value {
    guard let run, context !== current else { return body() }
    var value: Value?
    run(context) { value = body() }
    guard let value else { preconditionFailure("A context calls its body.") }
    return value
  }

  /// Returns a function that calls `body` in the context that is current now.
  package static func keeping(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard let context = current else { return body }
    return { perform(in: context, body) }
  }
}
