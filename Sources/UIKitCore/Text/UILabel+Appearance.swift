// The properties of labels that appearance proxies can set.

extension UILabel: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UILabel.font),
    AppearanceProperty(\UILabel.textColor),
  ]
}
