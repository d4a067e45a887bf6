import UIKit

extension WKWebView {
  /// Runs a script in the page's world, and returns its value: `NSNull` for a script without one.
  @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    try await evaluateJavaScript(javaScriptString, contentWorld: .page) ?? NSNull()
  }

  /// Runs a script in a world, and passes on its value, `NSNull` for a script without one.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    scripts.evaluate(javaScript, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
  }

  /// Runs a script in a world, and returns its value; nil for a script without one.
  @discardableResult public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await withUnsafeThrowingContinuation { answer in
      scripts.evaluate(javaScript, in: contentWorld) { result in
        // A new value, which nothing else has.
        nonisolated(unsafe) let result = result
        answer.resume(with: result)
      }
    }
  }

  /// Runs the body of an asynchronous function in a world, and passes on what it returns.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    scripts.call(functionBody, arguments, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
  }

  /// Runs the body of an asynchronous function in a world, and returns what it returns.
  @discardableResult public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await withUnsafeThrowingContinuation { answer in
      scripts.call(functionBody, arguments, in: contentWorld) { result in
        nonisolated(unsafe) let result = result
        answer.resume(with: result)
      }
    }
  }
}
