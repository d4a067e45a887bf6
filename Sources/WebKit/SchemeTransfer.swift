import UIKit

/// Passes on the answer of an app's handler of a scheme.
@MainActor final class SchemeTransfer: PageTransfer {
  private let handler: any WKURLSchemeHandler
  private weak var webView: WKWebView?
  private let task: SchemeTask

  init(_ request: URLRequest, handler: any WKURLSchemeHandler, webView: WKWebView) {
    self.handler = handler
    self.webView = webView
    task = SchemeTask(request)
  }

  func start(_ receive: @escaping @MainActor (TransferEvent) -> Void) {
    task.receive = receive
    DispatchQueue.main.async {
      guard let webView = self.webView, !self.task.isOver else { return }
      self.handler.webView(webView, start: self.task)
    }
  }

  func stop() {
    guard !task.isOver else { return }
    let wasStarted = task.receive != nil
    task.isOver = true
    if wasStarted, let webView { handler.webView(webView, stop: task) }
  }
}

/// The task of a handler, whose methods may be called on any thread: events are taken on the main thread, in order.
private final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  @MainActor var receive: (@MainActor (TransferEvent) -> Void)?
  @MainActor var isOver = false
  @MainActor private var hasResponse = false
  @MainActor private var kept = 0
  @MainActor private var count: Int64 = 0

  init(_ request: URLRequest) { self.request = request }

  func didReceive(_ response: URLResponse) {
    take { task in
      task.hasResponse = true
      task.receive?(.response(response))
    }
  }

  func didReceive(_ data: Data) {
    take { task in
      precondition(task.hasResponse, "No response has been sent for this task")
      let new = data.prefix(max(0, keptPageBytes - task.kept))
      task.kept += new.count
      task.count += Int64(data.count)
      task.receive?(.data(new, count: task.count))
    }
  }

  func didFinish() {
    take { task in
      precondition(task.hasResponse, "No response has been sent for this task")
      task.isOver = true
      task.receive?(.finished)
    }
  }

  func didFailWithError(_ error: any Error) {
    take { task in
      task.isOver = true
      task.receive?(.failed(error))
    }
  }

  /// Runs a step on the main thread. As on iOS, the program ends if the task is over.
  private func take(_ step: @escaping @MainActor @Sendable (SchemeTask) -> Void) {
    nonisolated(unsafe) let task = self
    if MainContext.isCurrent {
      MainActor.assumeIsolated { task.run(step) }
    } else {
      DispatchQueue.main.async { task.run(step) }
    }
  }

  @MainActor private func run(_ step: @MainActor (SchemeTask) -> Void) {
    precondition(!isOver, "This task has already been stopped")
    step(self)
  }
}
