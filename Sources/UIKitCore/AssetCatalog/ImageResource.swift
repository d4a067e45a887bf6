/// The name of an image in a bundle's asset catalogue, as Xcode generates it.
///
/// See [Apple's page](https://developer.apple.com/documentation/developertoolssupport/imageresource).
public struct ImageResource: Hashable, @unchecked Sendable {
  /// The name of the image.
  let name: String
  /// The bundle with the image. Unchecked, because a bundle does not change.
  let bundle: Bundle

  /// Creates the name of an image in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a colour in a bundle's asset catalogue, as Xcode generates it.
///
/// See [Apple's page](https://developer.apple.com/documentation/developertoolssupport/colorresource).
public struct ColorResource: Hashable, @unchecked Sendable {
  /// The name of the colour.
  let name: String
  /// The bundle with the colour. Unchecked, because a bundle does not change.
  let bundle: Bundle

  /// Creates the name of a colour in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
