import CoreGraphics

/// A purpose of the system's fonts.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontuifonttype).
public enum CTFontUIFontType: UInt32, Sendable {
  /// No purpose.
  case none = 0xFFFF_FFFF
  /// The user's font for documents.
  case user = 0
  /// The user's font for documents with letters of equal width.
  case userFixedPitch = 1
  /// The system's font.
  case system = 2
  /// The system's bold font.
  case emphasizedSystem = 3
  /// The system's small font.
  case smallSystem = 4
  /// The system's small bold font.
  case smallEmphasizedSystem = 5
  /// The system's smallest font.
  case miniSystem = 6
  /// The system's smallest bold font.
  case miniEmphasizedSystem = 7
  /// The font of labels.
  case label = 10
  /// The font of messages.
  case message = 22

  /// The usual size in points.
  var size: CGFloat {
    switch self {
    case .smallSystem, .smallEmphasizedSystem: 11
    case .miniSystem, .miniEmphasizedSystem: 9
    case .label: 10
    case .system, .emphasizedSystem, .message: 13
    case .none, .user, .userFixedPitch: 12
    }
  }

  var isEmphasized: Bool {
    self == .emphasizedSystem || self == .smallEmphasizedSystem || self == .miniEmphasizedSystem
  }
}
