// The properties of bars that appearance proxies can set.

extension UINavigationBar: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
    AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(\UINavigationBar.isTranslucent),
  ]
}

extension UITabBar: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UITabBar.barTintColor),
    AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(\UITabBar.isTranslucent),
  ]
}

extension UIToolbar: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UIToolbar.barTintColor),
    AppearanceProperty(\UIToolbar.isTranslucent),
  ]
}

extension UISearchBar: AppearanceProviding {
  package static let appearanceProperties = [AppearanceProperty(\UISearchBar.barTintColor)]
}
