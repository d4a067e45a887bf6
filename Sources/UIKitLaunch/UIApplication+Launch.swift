import Foundation
import UIKitCore
import WebDisplay
import WindowServer

/// Launches a program started by `UIApplicationMain`, or by `@main` on its delegate.
extension UIApplication {
  /// Chooses the window server, launches with `delegate`, and runs the main loop until the last window closes or the
  /// picture is drawn.
  ///
  /// - Returns: the exit status: 0 for success, 1 for a failure, 2 for wrong usage. Errors are on standard error.
  func launch(delegate: any UIApplicationDelegate, arguments: [String]) -> Int32 {
    do {
      let request = try LaunchRequest(Array(arguments.dropFirst()))
      try Self.chooseServer(request)
      Self.launchSize = request.size
      try run(delegate: delegate) {
        guard let path = request.snapshotPath else { return WindowServerRegistry.current.run() }
        SnapshotWatch(application: self).run()
        try self.draw(to: path, scale: request.scale)
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

  /// Chooses the server, unless one was chosen before, for example by a test.
  private static func chooseServer(_ request: LaunchRequest) throws {
    guard !WindowServerRegistry.isSettled else { return }
    if request.snapshotPath != nil {
      WindowServerRegistry.current = HeadlessServer(
        screenSize: request.size ?? CGSize(width: 1024, height: 768), screenScale: request.scale,
        appearance: request.isDark ? .dark : .light)
    } else {
      let choice =
        request.serves
        ? DisplayBackend.Choice(kind: .browser)
        : try DisplayBackend.choose(environment: ProcessInfo.processInfo.environment)
      switch choice.kind {
      case .headless: WindowServerRegistry.current = HeadlessServer()
      case .browser: WindowServerRegistry.current = try makeWebServer()
      case .wayland, .x11: WindowServerRegistry.current = try GTKServer(choice: choice)
      }
    }
  }

  private static func makeWebServer() throws -> WebServer {
    var options = WebOptions()
    let name = ProcessInfo.processInfo.processName
    options.title = name.prefix(1).uppercased() + name.dropFirst()
    let server = try WebServer(options)
    // Written at once and unbuffered, because a program at the other end of a pipe may wait for it.
    FileHandle.standardOutput.write(Data("\(options.texts.announcement(server.address))\n".utf8))
    return server
  }

  private func draw(to path: String, scale: CGFloat) throws {
    guard let surface = windows.first?.surface as? HeadlessSurface else { throw LaunchError.noWindow }
    windows.first?.layoutIfNeeded()
    switch LaunchRequest.format(of: path) {
    case .pdf: try surface.writePDF(path)
    case .svg: try surface.writeSVG(path)
    case .png, nil: try surface.writePNG(path)
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
