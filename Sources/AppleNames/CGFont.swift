import UIKit

/// A font by its name, as text layers take it.
public final class CGFont {
  private let name: String

  /// Never nil: what a name stands for is decided when text is drawn.
  public init?(_ name: CFString) { self.name = name as String }

  /// The name it was made by.
  public var postScriptName: CFString? { name as NSString }
}
