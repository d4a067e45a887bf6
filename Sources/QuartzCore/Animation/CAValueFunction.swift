import Foundation

/// The part of a transform for which an animation's values stand.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cavaluefunction).
public final class CAValueFunction: NSObject, Sendable {
  /// The name of the part.
  public let name: CAValueFunctionName

  /// Creates a function; nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard name.keyPathSuffix != nil else { return nil }
    self.name = name
  }
}

/// The names of the parts of a transform.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cavaluefunctionname).
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The rotation about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// The rotation about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// The rotation about the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// The scales on all axes, as three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// The scale on the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// The scale on the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// The scale on the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// The translation on all axes, as three numbers in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// The translation on the x axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// The translation on the y axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// The translation on the z axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  var keyPathSuffix: String? {
    switch self {
    case .rotateX: "rotation.x"
    case .rotateY: "rotation.y"
    case .rotateZ: "rotation.z"
    case .scale: "scale"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .scaleZ: "scale.z"
    case .translate: "translation"
    case .translateX: "translation.x"
    case .translateY: "translation.y"
    case .translateZ: "translation.z"
    default: nil
    }
  }
}
