extension UIColor {
  /// Creates a colour of an asset catalogue. The program ends with a message if there is none of that name.
  public convenience init(resource: ColorResource) {
    guard let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      raise(
        "NSInvalidArgumentException",
        "there is no color named \"\(resource.name)\" in the bundle \(resource.bundle.bundlePath)")
    }
    self.init(storage: color.storage)
  }
}
