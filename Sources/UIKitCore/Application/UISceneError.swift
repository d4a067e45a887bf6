/// The reason why a request about a scene failed.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisceneerror-swift.struct).
public struct UISceneError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// The app has one scene only.
    case multipleScenesNotSupported = 0
    /// The change of the geometry is impossible.
    case geometryRequestDenied = 101
    /// The geometry is not supported here.
    case geometryRequestUnsupported = 100
  }

  /// The domain of the errors.
  public static let errorDomain = "UISceneErrorDomain"
  /// The app has one scene only.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The change of the geometry is impossible.
  public static let geometryRequestDenied = Code.geometryRequestDenied
  /// The geometry is not supported here.
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension UISceneError: LocalizedError {
  /// The reason in words.
  public var errorDescription: String? {
    switch code {
    case .multipleScenesNotSupported: "The app has only one scene."
    case .geometryRequestDenied: "The window cannot be changed in that way."
    case .geometryRequestUnsupported: "Windows do not turn on a desktop."
    }
  }
}
