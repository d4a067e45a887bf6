import Foundation

/// A world of scripts. Scripts run on a queue, so that one that does not end stops neither the app nor other views.
///
/// Unchecked: the variables are used on the queue only.
final class ScriptContext: @unchecked Sendable {
  /// A result of a step: the encoded value of a script, and what scripts have sent meanwhile.
  struct Outcome: Sendable {
    let value: Result<EncodedValue, WKError>
    let sent: [SentItem]
  }

  private let load: @Sendable () -> ScriptLibrary?
  /// The library; nil if it is not installed. It is read from the disk on the queue.
  private lazy var library = load()
  private let queue: DispatchQueue
  private let userAgent: String
  private let address: String
  private var context: ScriptLibrary.Context?
  /// The function of `ScriptPrelude`.
  private var prelude: ScriptLibrary.Value?

  init(queue: DispatchQueue, userAgent: String, address: String, library: @escaping @Sendable () -> ScriptLibrary?) {
    load = library
    self.queue = queue
    self.userAgent = userAgent
    self.address = address
  }

  deinit {
    guard let context, let release = library?.releaseContext else { return }
    nonisolated(unsafe) let last = context
    queue.async { release(last) }
  }

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - handlers: the names of the handlers of messages, with whether they reply.
  ///   - completion: called on the main thread.
  func evaluate(
    _ source: String, handlers: [String: Bool], completion: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
    perform(completion) { $0.run(source, handlers) }
  }

  /// Calls the prelude's function: with the name of a step and its arguments, encoded.
  func call(
    _ step: String, _ arguments: [Any], handlers: [String: Bool],
    completion: @escaping @MainActor @Sendable (Outcome) -> Void
  ) {
    let text = (try? JSONSerialization.data(withJSONObject: [step] + arguments)).map {
      String(decoding: $0, as: UTF8.self)
    }
    perform(completion) { context in
      guard let text, context.isReady else { return .failure(ScriptContext.notReady) }
      context.announce(handlers)
      return context.tell(text).map { EncodedValue(json: $0) }
    }
  }

  private static var notReady: WKError {
    WKError(.javaScriptExceptionOccurred, "Scripts need JavaScriptCore: install 'libjavascriptcoregtk-6.0-1'.")
  }

  private func perform(
    _ completion: @escaping @MainActor @Sendable (Outcome) -> Void,
    _ step: @escaping @Sendable (ScriptContext) -> Result<EncodedValue, WKError>
  ) {
    queue.async {
      let value = step(self)
      let outcome = Outcome(value: value, sent: self.sentItems())
      DispatchQueue.main.async { completion(outcome) }
    }
  }

  /// Whether there is a context with the prelude's function; made at first use.
  private var isReady: Bool {
    if prelude != nil { return true }
    guard context == nil, let library, let made = library.makeContext(nil) else { return false }
    context = made
    guard case .success(let value) = evaluate(ScriptPrelude.source) else { return false }
    library.protect(made, value)
    prelude = value
    guard
      let start = try? JSONSerialization.data(withJSONObject: ["start", userAgent, address]),
      case .success = tell(String(decoding: start, as: UTF8.self))
    else {
      prelude = nil
      return false
    }
    return true
  }

  private func announce(_ handlers: [String: Bool]) {
    if let names = try? JSONSerialization.data(withJSONObject: ["handlers", handlers]) {
      _ = tell(String(decoding: names, as: UTF8.self))
    }
  }

  private func run(_ source: String, _ handlers: [String: Bool]) -> Result<EncodedValue, WKError> {
    guard isReady, let library, let context, let prelude else { return .failure(Self.notReady) }
    announce(handlers)
    return evaluate(source).flatMap { value in
      library.protect(context, value)
      defer { library.unprotect(context, value) }
      guard case .success(let result) = call(prelude, with: value), let json = text(result), json != "unsupported"
      else {
        return .failure(
          WKError(.javaScriptResultTypeIsUnsupported, "JavaScript execution returned a result of an unsupported type"))
      }
      return .success(EncodedValue(json: json))
    }
  }

  /// Takes what scripts have sent.
  private func sentItems() -> [SentItem] {
    guard prelude != nil, case .success(let json) = tell("[\"sent\"]") else { return [] }
    return SentItem.items(json)
  }

  /// Calls the prelude's function with a text, for which it returns a text.
  private func tell(_ json: String) -> Result<String, WKError> {
    guard let library, let context, let prelude, let text = makeText(json) else { return .failure(Self.notReady) }
    defer { library.releaseText(text) }
    guard let value = library.makeValue(context, text) else { return .failure(Self.notReady) }
    library.protect(context, value)
    defer { library.unprotect(context, value) }
    return call(prelude, with: value, isStep: true).map { self.text($0) ?? "" }
  }

  private func evaluate(_ source: String) -> Result<ScriptLibrary.Value, WKError> {
    guard let library, let context, let text = makeText(source) else { return .failure(Self.notReady) }
    defer { library.releaseText(text) }
    var exception: ScriptLibrary.Value?
    let value = library.evaluate(context, text, nil, nil, 1, &exception)
    if let exception { return .failure(error(exception)) }
    return value.map { .success($0) } ?? .failure(Self.notReady)
  }

  private func call(
    _ function: ScriptLibrary.Value, with value: ScriptLibrary.Value, isStep: Bool = false
  ) -> Result<ScriptLibrary.Value, WKError> {
    guard let library, let context else { return .failure(Self.notReady) }
    var exception: ScriptLibrary.Value?
    // A second argument marks steps: without it, the value of a script is encoded.
    let arguments: [ScriptLibrary.Value?] = isStep ? [value, value] : [value]
    let result = library.call(context, function, nil, arguments.count, arguments, &exception)
    if let exception { return .failure(error(exception)) }
    return result.map { .success($0) } ?? .failure(Self.notReady)
  }

  private func error(_ exception: ScriptLibrary.Value) -> WKError {
    WKError(
      .javaScriptExceptionOccurred,
      userInfo: [
        NSLocalizedDescriptionKey: "A JavaScript exception occurred",
        "WKJavaScriptExceptionMessage": text(exception) ?? "",
      ])
  }

  private func makeText(_ string: String) -> ScriptLibrary.Text? {
    library.flatMap { library in string.withCString { library.makeText($0) } }
  }

  private func text(_ value: ScriptLibrary.Value) -> String? {
    guard let library, let context, let text = library.textOf(context, value, nil) else { return nil }
    defer { library.releaseText(text) }
    let most = library.mostBytes(text)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: most) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = library.bytes(text, start, most)
      return String(decoding: UnsafeRawBufferPointer(start: start, count: max(0, count - 1)), as: UTF8.self)
    }
  }
}
