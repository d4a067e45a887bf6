/// The trait for the brightness of images. Nothing here sets it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitimagedynamicrange-swift.struct).
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

extension UITraitCollection {
  /// The brightness of images; unspecified unless the app set it.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }

  /// Creates a collection with the brightness of images.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(mutations: { $0.imageDynamicRange = imageDynamicRange })
  }
}

extension UIMutableTraits {
  /// The brightness of images.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}
