import WebDisplay
import WindowServer

/// Where a program shows itself.
package enum LaunchPlace {
  /// In windows of a desktop.
  case display(DisplayBackend.Choice)
  /// In browsers.
  case browser(WebOptions)
  /// In windows without a display, for tests.
  case headless
  /// In a file, which ends the program.
  case picture(PictureRequest)

  /// Starts the window server.
  /// - Throws: an error if there is no display, or the browsers' port is in use.
  @MainActor func makeServer() throws -> any WindowServer {
    switch self {
    case .display(let choice): try GTKServer(choice: choice)
    case .browser(let options): try WebServer(options)
    case .headless: HeadlessServer()
    case .picture(let request):
      HeadlessServer(
        screenSize: request.size, screenScale: request.scale, appearance: request.isDark ? .dark : .light)
    }
  }
}
