/// AT-SPI's number and name of a role, as in its `AtspiRole`.
struct ATSPIRole: Equatable {
  var number: UInt32
  var name: String

  static let application = ATSPIRole(number: 75, name: "application")

  init(number: UInt32, name: String) {
    self.number = number
    self.name = name
  }

  init(_ role: AccessibilityRole) {
    switch role {
    case .window: self.init(number: 23, name: "frame")
    case .dialog: self.init(number: 16, name: "dialog")
    case .alert: self.init(number: 2, name: "alert")
    case .group: self.init(number: 39, name: "panel")
    case .list: self.init(number: 31, name: "list")
    case .listItem: self.init(number: 32, name: "list item")
    case .scrollArea: self.init(number: 49, name: "scroll pane")
    case .toolBar: self.init(number: 63, name: "tool bar")
    case .label: self.init(number: 29, name: "label")
    case .heading: self.init(number: 83, name: "heading")
    case .image: self.init(number: 27, name: "image")
    case .link: self.init(number: 88, name: "link")
    case .button: self.init(number: 43, name: "push button")
    case .toggleButton: self.init(number: 62, name: "toggle button")
    case .toggle: self.init(number: 7, name: "check box")
    case .radioButton: self.init(number: 44, name: "radio button")
    case .tab: self.init(number: 37, name: "page tab")
    case .tabList: self.init(number: 38, name: "page tab list")
    case .textField: self.init(number: 79, name: "entry")
    case .textArea: self.init(number: 61, name: "text")
    case .secureTextField: self.init(number: 40, name: "password text")
    case .menu: self.init(number: 33, name: "menu")
    case .menuItem: self.init(number: 35, name: "menu item")
    case .checkMenuItem: self.init(number: 8, name: "check menu item")
    case .spinButton: self.init(number: 52, name: "spin button")
    case .slider: self.init(number: 51, name: "slider")
    case .progressBar, .busyIndicator: self.init(number: 42, name: "progress bar")
    }
  }
}
