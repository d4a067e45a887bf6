import QuartzCore
import UIKit

/// A font by name or from a file's bytes, for text layers and for registering.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgfont).
public final class CGFont {
  private let name: String
  /// The file with the font's bytes; nil for a font by name. It is deleted with the object, unless it is registered.
  let file: URL?
  /// Whether `file` is in use beyond the object's end.
  var isRegistered = false

  /// Creates a font. Never nil: the name is resolved when text is drawn.
  public init?(_ name: CFString) {
    self.name = name as String
    file = nil
  }

  /// Creates a font from the bytes of its file; nil if they contain none.
  public init?(_ provider: CGDataProvider) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString)")
    guard (try? provider.bytes.write(to: file)) != nil else { return nil }
    guard let name = ApplicationFonts.postScriptName(ofFontIn: file.path) else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    self.name = name
    self.file = file
  }

  deinit {
    if let file, !isRegistered { try? FileManager.default.removeItem(at: file) }
  }

  /// The font's PostScript name, or the name with which it was created.
  public var postScriptName: CFString? { name as NSString }
}
