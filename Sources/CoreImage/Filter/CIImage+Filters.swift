import Foundation

extension CIImage {
  /// Applies a filter. The image itself if there is no such filter; an empty one if it has no result.
  public func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? CIImage.empty()
  }

  public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// The image blurred.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}
