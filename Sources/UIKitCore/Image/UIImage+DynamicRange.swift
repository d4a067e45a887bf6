extension UIImage {
  /// Whether the image has a high dynamic range: always false.
  public var isHighDynamicRange: Bool { false }
  /// Returns the image itself, which has the standard range.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
