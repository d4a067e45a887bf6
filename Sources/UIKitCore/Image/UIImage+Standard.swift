extension UIImage {
  private static func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The system's image for further actions.
  public class var actions: UIImage { standard("ellipsis.circle") }
  /// The system's image for adding something.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// The system's image for removing something.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// The system's image of a selected item.
  public class var checkmark: UIImage { standard("checkmark.circle.fill") }
  /// The system's image of a selected item, in outlines.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  /// The format with which a renderer makes images like this one: its scale and whether it is opaque.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { !$0.hasAlpha } ?? false
    format.preferredRange = .standard
    return format
  }

  /// The width in points of the left edge that keeps its size; the older form of `capInsets`.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// The height in points of the upper edge that keeps its size; the older form of `capInsets`.
  public var topCapHeight: Int { Int(capInsets.top) }

  // MARK: Series of files

  /// The number of images that a series has at most.
  private static let longestSeries = 1024

  /// Returns the images whose names are that name and a number, counted from 0 or 1 without gaps.
  static func series(named name: String, in bundle: Bundle? = nil) -> [UIImage] {
    var images: [UIImage] = []
    for number in 0...longestSeries {
      if let image = UIImage(named: "\(name)\(number)", in: bundle, with: nil) {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return images
  }

  /// Returns an animated image of a series of files: "walk" stands for "walk0", "walk1" and so on, up to 1024. The
  /// series may begin at 1. Nil without files.
  ///
  /// - Parameter duration: the seconds that all of them take; 0 for a thirtieth of a second each.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: series(named: name), duration: duration)
  }

  /// Returns an animated image of a series of files, with edges in points that keep their size. Its middle is tiled.
  ///
  /// - Parameter duration: the seconds that all of them take; 0 for a thirtieth of a second each.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns an animated image of a series of files, with edges in points that keep their size and a way of filling the
  /// middle.
  ///
  /// - Parameter duration: the seconds that all of them take; 0 for a thirtieth of a second each.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let images = series(named: name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: images, duration: duration)
  }
}
