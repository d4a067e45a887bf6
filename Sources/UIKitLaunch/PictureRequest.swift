import CoreGraphics
import Foundation

/// A picture of a program's first window, drawn without a display.
package struct PictureRequest: Equatable, Sendable {
  /// The kinds of files, by their extensions.
  package enum Format: String, Sendable {
    case png, pdf, svg

    /// Returns the kind of a file by its path; `nil` for any other extension.
    package init?(path: String) { self.init(rawValue: (path as NSString).pathExtension.lowercased()) }
  }

  /// The picture's file.
  package let path: String
  /// The kind of file, by the path's extension.
  package let format: Format
  /// The size of the screen in points, which a window fills.
  package var size = CGSize(width: 1024, height: 768)
  /// Pixels per point of a PNG.
  package var scale: CGFloat = 1
  /// Whether it is drawn in dark appearance.
  package var isDark = false
  /// Whether the program runs until its windows stop changing. Otherwise the first frame is drawn.
  package var waits = true

  /// Creates a request; `nil` if the path ends in none of `.png`, `.pdf` and `.svg`.
  package init?(path: String) {
    guard let format = Format(path: path) else { return nil }
    (self.path, self.format) = (path, format)
  }

  /// Parses a size such as `1024x768`, in points.
  /// - Parameter sides: the lengths that are valid, whole numbers of points.
  package static func size(_ text: String, sides: ClosedRange<Int> = 1...16_384) -> CGSize? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], sides.contains(width), sides.contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Parses a number of pixels per point.
  package static func scale(_ text: String, in range: ClosedRange<Double> = 0.25...8) -> CGFloat? {
    guard let scale = Double(text), range.contains(scale) else { return nil }
    return scale
  }
}
