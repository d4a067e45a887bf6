/// A class that accepts values of Interface Builder's “User Defined Runtime Attributes” and inspectable properties.
///
/// On Apple's platforms these are set by key-value coding, which needs Objective-C. Not part of Apple's API.
@MainActor public protocol UserDefinedRuntimeAttributes: AnyObject {
  /// Sets a property. Returns false if there is none with that name, which is reported as a warning.
  ///
  /// - Parameter value: a `Bool`, `Int`, `CGFloat`, `String`, `CGPoint`, `CGSize`, `CGRect`, `NSRange`, `UIColor`,
  /// `UIImage` or nil.
  func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool
}
