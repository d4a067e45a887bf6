import UIKitCore

/// The horizontal alignment of text.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/cttextalignment).
public enum CTTextAlignment: UInt8, Sendable {
  /// At the left.
  case left = 0
  /// At the right.
  case right = 1
  /// In the middle.
  case center = 2
  /// Aligned at both sides.
  case justified = 3
  /// Left or right, by the reading direction.
  case natural = 4

  /// The older name of `left`.
  public static let kCTLeftTextAlignment = CTTextAlignment.left
  /// The older name of `right`.
  public static let kCTRightTextAlignment = CTTextAlignment.right
  /// The older name of `center`.
  public static let kCTCenterTextAlignment = CTTextAlignment.center
  /// The older name of `justified`.
  public static let kCTJustifiedTextAlignment = CTTextAlignment.justified
  /// The older name of `natural`.
  public static let kCTNaturalTextAlignment = CTTextAlignment.natural
}

extension CTTextAlignment {
  /// Creates an alignment from UIKit's.
  public init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }

  var uiKit: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSTextAlignment {
  /// Creates an alignment from Core Text's.
  public init(_ alignment: CTTextAlignment) { self = alignment.uiKit }
}
