import UIKit

/// A font by name, for text layers.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgfont).
public final class CGFont {
  private let name: String

  /// Creates a font. Never nil: the name is resolved when text is drawn.
  public init?(_ name: CFString) { self.name = name as String }

  /// The name with which it was created.
  public var postScriptName: CFString? { name as NSString }
}
