import CoreGraphics
import Foundation
import WebDisplay
import WindowServer

/// The options of a program's command line that decide where `UIApplicationMain` shows it.
///
/// Without options, windows are shown by GTK on Wayland or X11, or in a browser if there is no display. `--snapshot
/// FILE` draws the first window into a PNG, PDF or SVG without a display, and ends the program. Options that are not
/// listed here belong to the program.
struct LaunchRequest: Equatable {
  /// The file for a picture; nil opens a window.
  var snapshotPath: String?
  /// The window's size in points; nil leaves it to the program and the screen.
  var size: CGSize?
  /// The number of pixels per point of a picture.
  var scale: CGFloat = 1
  var isDark = false
  /// Whether windows are shown in browsers even if there is a display.
  var serves = false

  static let usage = """
      --snapshot FILE   draw into FILE (.png, .pdf or .svg) without a display, and end
      --size WxH        the window's or the picture's size in points
      --scale N         pixels per point of a picture
      --serve           show the windows in browsers on this machine
      --dark            the dark appearance, in a picture
    """

  init() {}

  /// Parses the command line.
  ///
  /// - Parameter arguments: the command line without the program's name.
  /// - Throws: `LaunchError.usage` for one of these options without a valid value.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ name: String) throws -> String {
      guard let value = rest.popFirst(), !value.isEmpty else { throw LaunchError.usage("\(name) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--snapshot": snapshotPath = try value(argument)
      case "--dark": isDark = true
      case "--serve": serves = true
      case "--size":
        let text = try value(argument)
        guard let size = PictureRequest.size(text) else {
          throw LaunchError.usage("--size \(text) is not a size such as 1024x768")
        }
        self.size = size
      case "--scale":
        let text = try value(argument)
        guard let scale = PictureRequest.scale(text) else {
          throw LaunchError.usage("--scale \(text) is not a number from 0.25 to 8")
        }
        self.scale = scale
      default: break
      }
    }
    if let snapshotPath, PictureRequest.Format(path: snapshotPath) == nil {
      throw LaunchError.usage("--snapshot \(snapshotPath) ends neither in .png nor in .pdf or .svg")
    }
  }

  /// Returns the place that the options and the environment choose.
  /// - Throws: an error if there is no display.
  @MainActor func place() throws -> LaunchPlace {
    if let snapshotPath, var picture = PictureRequest(path: snapshotPath) {
      if let size { picture.size = size }
      (picture.scale, picture.isDark) = (scale, isDark)
      return .picture(picture)
    }
    let choice =
      serves
      ? DisplayBackend.Choice(kind: .browser)
      : try DisplayBackend.choose(environment: ProcessInfo.processInfo.environment)
    switch choice.kind {
    case .headless: return .headless
    case .browser:
      var options = WebOptions()
      let name = ProcessInfo.processInfo.processName
      options.title = name.prefix(1).uppercased() + name.dropFirst()
      return .browser(options)
    case .wayland, .x11: return .display(choice)
    }
  }
}

/// The reason for which a program does not start.
enum LaunchError: Error, CustomStringConvertible {
  case usage(String)
  case noWindow

  var description: String {
    switch self {
    case .usage(let message): message
    case .noWindow: "the program showed no window to draw"
    }
  }
}
