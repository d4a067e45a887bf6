@_spi(UIKit) import UIKitCore

// The properties of table views and their cells that appearance proxies can set.

extension UITableView: AppearanceProviding {
  package static let appearanceProperties = [
    AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableView.separatorInset),
    AppearanceProperty(\UITableView.sectionIndexColor),
    AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
  ]
}

extension UITableViewCell: AppearanceProviding {
  package static let appearanceProperties = [AppearanceProperty(\UITableViewCell.separatorInset)]
}
