extension UIImage {
  /// Creates an image of an asset catalogue. The program ends with a message if there is none of that name.
  public convenience init(resource: ImageResource) {
    guard let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      raise(
        "NSInvalidArgumentException",
        "there is no image named \"\(resource.name)\" in the bundle \(resource.bundle.bundlePath)")
    }
    self.init(copying: image)
  }
}
