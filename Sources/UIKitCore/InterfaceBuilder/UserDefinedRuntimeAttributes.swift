/// A class that takes values from Interface Builder's “User Defined Runtime Attributes” and inspectable properties.
///
/// On Apple's platforms these are set by key-value coding, which needs Objective-C. Not Apple's.
@MainActor public protocol UserDefinedRuntimeAttributes: AnyObject {
  /// Sets a property; false if there is none of that name, which is reported as a warning.
  ///
  /// - Parameter value: a `Bool`, `Int`, `CGFloat`, `String`, `CGPoint`, `CGSize`, `CGRect`, `NSRange`, `UIColor`,
  ///   `UIImage` or nil.
  func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool
}
