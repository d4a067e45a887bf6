/// A direction in the order of a text's characters.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextstoragedirection).
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }

/// A direction on the screen.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextlayoutdirection).
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A direction in the order of the characters, or on the screen.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextdirection).
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a storage or layout direction.
  public var rawValue: Int
  /// Creates a direction from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a direction from a raw value.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction leads to the start of a left-to-right text.
  var isBackward: Bool {
    self == .storage(.backward) || self == .layout(.left) || self == .layout(.up)
  }
}

/// The units of a text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextgranularity).
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }
