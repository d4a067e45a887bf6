import UIKit

/// The scripts of a view's page, in their worlds.
@MainActor final class PageScripts {
  typealias Completion = @MainActor @Sendable (Result<Any?, any Error>) -> Void

  private unowned let view: WKWebView
  private let queue = DispatchQueue(label: "WebKit.scripts", qos: .userInitiated)
  private var contexts: [ObjectIdentifier: ScriptContext] = [:]
  /// The asynchronous functions that have not returned.
  private var pending: [Int: Completion] = [:]
  private var count = 0
  /// Returns the library; tests replace it.
  var library: @Sendable () -> ScriptLibrary? = { ScriptLibrary.shared }

  init(_ view: WKWebView) { self.view = view }

  /// Forgets the worlds of the last page. Its asynchronous functions fail.
  func reset() {
    contexts = [:]
    let ended = pending
    pending = [:]
    for completion in ended.values {
      completion(.failure(WKError(.javaScriptExceptionOccurred, "The page has been replaced.")))
    }
  }

  /// Runs user scripts. Their errors are ignored, as on iOS.
  func run(_ scripts: [WKUserScript]) {
    for script in scripts { evaluate(script.source, in: script.world) { _ in } }
  }

  func evaluate(_ source: String, in world: WKContentWorld, completion: @escaping Completion) {
    let context = context(world)
    context.evaluate(source, handlers: handlers(world)) { [weak self] outcome in
      self?.deliver(outcome.sent, context, world)
      completion(outcome.value.map { $0.value }.mapError { $0 })
    }
  }

  func call(_ body: String, _ arguments: [String: Any], in world: WKContentWorld, completion: @escaping Completion) {
    let context = context(world)
    let names = arguments.keys.sorted()
    let values = names.map { EncodedValue.encode(arguments[$0]) }
    guard !values.contains(where: { $0 == nil }) else {
      let error = WKError(.javaScriptExceptionOccurred, "Function argument values must be one of the supported types.")
      DispatchQueue.main.async { completion(.failure(error)) }
      return
    }
    count += 1
    pending[count] = completion
    context.call("async", [count, body, names, values.compactMap { $0 }], handlers: handlers(world)) {
      [weak self, count] outcome in
      if case .failure(let error) = outcome.value { self?.pending.removeValue(forKey: count)?(.failure(error)) }
      self?.deliver(outcome.sent, context, world)
    }
  }

  private func context(_ world: WKContentWorld) -> ScriptContext {
    if let context = contexts[ObjectIdentifier(world)] { return context }
    let context = ScriptContext(
      queue: queue, userAgent: view.userAgent, address: (view.page.url ?? PageSource.blank).absoluteString,
      library: library)
    contexts[ObjectIdentifier(world)] = context
    return context
  }

  private func handlers(_ world: WKContentWorld) -> [String: Bool] {
    let controller = view.settings.userContentController
    var result: [String: Bool] = [:]
    for name in controller.names(in: world) {
      if case .reply? = controller.handler(name, in: world) { result[name] = true } else { result[name] = false }
    }
    return result
  }

  /// Passes on what scripts have sent, unless their page has been replaced.
  private func deliver(_ items: [SentItem], _ context: ScriptContext, _ world: WKContentWorld) {
    guard contexts[ObjectIdentifier(world)] === context else { return }
    for item in items {
      switch item.kind {
      case .message: receive(item, context, world)
      case .value: pending.removeValue(forKey: item.id)?(.success(EncodedValue(json: item.content).value))
      case .unsupported:
        pending.removeValue(forKey: item.id)?(
          .failure(
            WKError(
              .javaScriptResultTypeIsUnsupported, "JavaScript execution returned a result of an unsupported type")))
      case .error:
        pending.removeValue(forKey: item.id)?(
          .failure(
            WKError(
              .javaScriptExceptionOccurred,
              userInfo: [
                NSLocalizedDescriptionKey: "A JavaScript exception occurred",
                "WKJavaScriptExceptionMessage": item.content,
              ])))
      }
    }
  }

  private func receive(_ item: SentItem, _ context: ScriptContext, _ world: WKContentWorld) {
    let controller = view.settings.userContentController
    guard let handler = controller.handler(item.name, in: world) else { return }
    let message = WKScriptMessage(
      body: EncodedValue(json: item.content).value ?? NSNull(), webView: view, frame: view.currentFrame,
      name: item.name, world: world)
    switch handler {
    case .message(let handler): handler.userContentController(controller, didReceive: message)
    case .reply(let handler):
      handler.userContentController(controller, didReceive: message) { [weak self] value, error in
        guard let self else { return }
        let encoded = EncodedValue.encode(value)
        let failure: Any = error ?? (encoded == nil ? "The reply is of an unsupported type." : NSNull())
        context.call("reply", [item.id, encoded ?? ["u"], failure], handlers: handlers(world)) { [weak self] outcome in
          self?.deliver(outcome.sent, context, world)
        }
      }
    }
  }
}
