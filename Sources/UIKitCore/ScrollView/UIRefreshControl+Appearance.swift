// The properties of refresh controls that appearance proxies can set.

extension UIRefreshControl: AppearanceProviding {
  package static let appearanceProperties = [AppearanceProperty(\UIRefreshControl.attributedTitle)]
}
