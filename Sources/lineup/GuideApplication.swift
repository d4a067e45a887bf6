import Foundation
import GuideModel
import GuideStore
import GuideUI
import QuartzCore
import UIKit
import WebDisplay
import WindowServer

/// The guide with a user interface.
enum GuideApplication {
  /// Shows the guide in a window until it is closed; in browsers if there is no display.
  @MainActor static func open(_ store: GuideStore, _ request: GuideWindow.Request = .init()) throws -> ExitCode {
    let choice = try DisplayBackend.choose(environment: ProcessInfo.processInfo.environment)
    if choice.kind == .browser {
      return try serve(
        store, WebOptions(), importing: request.feeds, allowsLocalPictures: request.allowsLocalPictures,
        at: request.instant)
    }
    let window = GuideWindow(store: store, request: request)
    try UIApplication.shared.launch(delegate: window, on: .display(choice))
    return window.close()
  }

  /// Stores the last edits.
  static func finishEdits(of store: GuideStore) -> Bool {
    do {
      let kept = try store.finishEdits(within: 3)
      if kept > 0 {
        Output.error(
          localized(
            "The guide cannot be written at the moment. \(kept) changes will be stored when it is opened again."))
      }
      return true
    } catch {
      Output.error(localized("The last changes are lost: \("\(error)")"))
      return false
    }
  }

  /// Draws the guide into a picture.
  @MainActor static func snapshot(_ store: GuideStore, _ request: SnapshotRequest) throws -> ExitCode {
    try UIApplication.shared.launch(
      delegate: GuidePicture(store: store, request: request), on: .picture(request.picture))
    return .done
  }
}

/// An import behind the open window.
@MainActor final class BackgroundImport {
  private let cancellation = ImportCancellation()
  private let group = DispatchGroup()
  private let result = Guarded(ExitCode.done)

  init(store: GuideStore, feeds: [FeedArgument], onDone: @escaping @MainActor () -> Void) {
    guard !feeds.isEmpty else { return }
    DispatchQueue.global(qos: .utility).async(group: group) { [cancellation, result] in
      let code = FeedImport(store: store, isQuiet: false, indexes: false).run(feeds, cancellation: cancellation)
      result.withLock { $0 = code }
      DispatchQueue.main.async { MainActor.assumeIsolated { onDone() } }
    }
  }

  /// Cancels the import if it is still running. The guide is then as before, and closing the window is no failure.
  func finish() -> ExitCode {
    let isDone = group.wait(timeout: .now()) == .success
    cancellation.cancel()
    group.wait()
    return isDone ? result.withLock { $0 } : .done
  }
}
