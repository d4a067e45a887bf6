import UIKit

/// The bar at the top: a menu, the search field, the choice of views, and the settings.
final class GuideBar: UIView {
  let menuButton = ShellButton(.symbol, symbol: "line.3.horizontal", label: ShellWords.menu)
  let searchField = UISearchTextField(frame: .zero)
  let searchButton = ShellButton(.symbol, symbol: "magnifyingglass", label: ShellWords.search)
  let cancelButton = ShellButton(.word, title: ShellWords.cancel)
  let viewSwitch = UISegmentedControl(items: [ShellWords.gridView, ShellWords.onNowView])
  let settingsButton = ShellButton(.symbol, symbol: "slider.horizontal.3", label: ShellWords.viewOptions)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GuideTheme.chrome
    searchField.placeholder = ShellWords.searchPlaceholder
    searchField.accessibilityLabel = ShellWords.search
    searchField.font = UIFont.systemFont(ofSize: 15)
    searchField.autocapitalizationType = .none
    searchField.autocorrectionType = .no
    viewSwitch.accessibilityLabel = ShellWords.views
    menuButton.showsMenuAsPrimaryAction = true
    settingsButton.showsMenuAsPrimaryAction = true
    for view in [menuButton, searchField, searchButton, cancelButton, viewSwitch, settingsButton] as [UIView] {
      view.focusGroupIdentifier = "guide.bar"
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the button that ends a search, in points.
  private(set) lazy var cancelWidth = cancelButton.fittingWidth
  /// The width of the view switch, in points. Measured once, because every layout pass reads it.
  private(set) lazy var switchWidth = viewSwitch.intrinsicContentSize.width.rounded(.up)

  /// - Parameter layout: its frames are in the bar's coordinates, too, because the bar is at the window's top.
  func place(by layout: ShellLayout) {
    for (view, frame) in [
      (menuButton, layout.menuButton), (searchField, layout.searchField), (searchButton, layout.searchButton),
      (cancelButton, layout.cancelButton), (viewSwitch, layout.viewSwitch), (settingsButton, layout.settingsButton),
    ] as [(UIView, CGRect)] {
      view.isHidden = frame.isEmpty
      if !frame.isEmpty { view.frame = frame }
    }
  }
}
