import Foundation
import UIKitCore
import WebDisplay
import WindowServer

/// Launches a program started by `UIApplicationMain`, or by `@main` on its delegate.
extension UIApplication {
  /// Launches with `delegate` where the command line and the environment say, and runs the main loop until the last
  /// window closes or the picture is drawn.
  ///
  /// - Returns: the exit status: 0 for success, 1 for a failure, 2 for wrong usage. Errors are on standard error.
  func launch(delegate: any UIApplicationDelegate, arguments: [String]) -> Int32 {
    do {
      let request = try LaunchRequest(Array(arguments.dropFirst()))
      Self.launchSize = request.size
      // A test may have chosen a server before.
      if WindowServerRegistry.isSettled, request.snapshotPath == nil {
        run(delegate: delegate) { WindowServerRegistry.current.run() }
      } else {
        try launch(delegate: delegate, on: try request.place())
      }
      return 0
    } catch let error as LaunchError {
      Self.complain(error.description)
      if case .usage = error {
        Self.complain("options are\n" + LaunchRequest.usage)
        return 2
      }
      return 1
    } catch {
      Self.complain(String(describing: error))
      return 1
    }
  }

  /// Launches with `delegate` and runs the main loop until the last window closes or the picture is drawn. Every
  /// program with a user interface starts here.
  ///
  /// - Throws: an error if the place has no display, the picture cannot be written, or there is no window to draw.
  package func launch(delegate: any UIApplicationDelegate, on place: LaunchPlace) throws {
    if !WindowServerRegistry.isSettled { WindowServerRegistry.current = try place.makeServer() }
    if case .browser(let options) = place, let server = WindowServerRegistry.current as? WebServer {
      // Written at once and unbuffered, because a program at the other end of a pipe may wait for it.
      FileHandle.standardOutput.write(Data("\(options.texts.announcement(server.address))\n".utf8))
    }
    try run(delegate: delegate) {
      guard case .picture(let request) = place else { return WindowServerRegistry.current.run() }
      if request.waits { SnapshotWatch(application: self).run() }
      try draw(request)
    }
  }

  private func draw(_ request: PictureRequest) throws {
    guard let surface = windows.first?.surface as? HeadlessSurface else { throw LaunchError.noWindow }
    windows.first?.layoutIfNeeded()
    switch request.format {
    case .pdf: try surface.writePDF(request.path)
    case .svg: try surface.writeSVG(request.path)
    case .png: try surface.writePNG(request.path)
    }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(message)\n".utf8))
  }
}

/// Runs the main loop until the windows stop changing, when everything is loaded and animations have ended.
@MainActor private final class SnapshotWatch {
  /// The time in seconds without a new frame that counts as rest, and the time after which the picture is drawn in any
  /// case.
  private static let rest = 0.4
  private static let limit = 15.0

  private let application: UIApplication
  private var frames = -1
  private var lastChange = ProcessInfo.processInfo.systemUptime

  init(application: UIApplication) { self.application = application }

  func run() {
    let start = lastChange
    let timer = Timer(timeInterval: 0.05, repeats: true) { _ in
      MainActor.assumeIsolated { self.check(since: start) }
    }
    RunLoop.main.add(timer, forMode: .common)
    WindowServerRegistry.current.run()
    timer.invalidate()
  }

  private func check(since start: TimeInterval) {
    let now = ProcessInfo.processInfo.systemUptime
    let drawn = application.windows.reduce(0) { $0 + (($1.surface as? HeadlessSurface)?.drawnFrameCount ?? 0) }
    if drawn != frames {
      frames = drawn
      lastChange = now
    }
    if now - lastChange >= Self.rest || now - start >= Self.limit { WindowServerRegistry.current.stop() }
  }
}
