// The properties of controls that appearance proxies can set.

extension UISwitch: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UISwitch.onTintColor),
    AppearanceProperty(\UISwitch.thumbTintColor),
  ]
}

extension UISlider: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor),
  ]
}

extension UIProgressView: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor),
  ]
}

extension UIPageControl: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
  ]
}

extension UISegmentedControl: AppearanceProviding {
  package static let appearanceProperties = [AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor)]
}

extension UIButton: AppearanceProviding {
  package static let appearanceProperties = [AppearanceProperty(\UIButton.contentEdgeInsets)]
}

extension UIActivityIndicatorView: AppearanceProviding {
  package static let appearanceProperties = [AppearanceProperty(\UIActivityIndicatorView.color)]
}
