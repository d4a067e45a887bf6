import Foundation
import UIKitCore
import WebDisplay
import WindowServer

/// Where a program started by `UIApplicationMain` or by `@main` on its delegate shows itself.
extension UIApplication {
  /// Chooses the window server, launches with `delegate`, and serves the main loop until the last window closes or the
  /// picture is drawn.
  ///
  /// - Returns: the exit status: 0 done, 1 failed, 2 wrong usage. What went wrong is on standard error.
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

  /// A server that was chosen before, by a test for instance, stays.
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
    // At once and unbuffered: a program at the other end of a pipe waits for it.
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

/// Serves the main loop until the windows stopped changing: what was to be loaded is there, animations are over.
@MainActor private final class SnapshotWatch {
  /// Seconds without a new frame that count as rest, and after which the picture is drawn however busy the windows are.
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
