import UIKitCore

/// Lets the user choose one of the installed fonts.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller).
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// The contents of a font picker's list.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller).
  @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Whether the styles of each family are listed; false by default.
    open var includeFaces = false
    /// Whether all names are shown in the system's font; false by default, for each name in its own.
    open var displayUsingSystemFont = false
    /// The traits that the listed fonts have; none by default.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// A condition on the languages of the listed fonts; nil by default. Stored; has no effect.
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() { super.init() }

    /// Returns nil: fonts are not listed by language.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? { nil }

    /// Returns a copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any {
      let made = Configuration()
      made.includeFaces = includeFaces
      made.displayUsingSystemFont = displayUsingSystemFont
      made.filteredTraits = filteredTraits
      made.filteredLanguagesPredicate = filteredLanguagesPredicate
      return made
    }
  }

  /// The contents of the list.
  open private(set) var configuration: Configuration
  /// The object that is notified of the choice. It is not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font; nil, the default, for none.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { if !isChoosing { list?.reloadData() } } }
  private var isChoosing = false
  private var hasEnded = false
  private var list: UITableView?
  private let bar = UINavigationBar(frame: .zero)
  private lazy var families = FontFamily.all(for: configuration)

  /// Creates a picker.
  public init(configuration: Configuration) {
    self.configuration = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of families.
  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    table.dataSource = self
    table.delegate = self
    list = table
    view.addSubview(table)
    let item = UINavigationItem(title: "Choose Font")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    bar.items = [item]
    view.addSubview(bar)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    // In a navigation controller, its bar is enough.
    bar.isHidden = navigationController != nil
    let height = bar.isHidden ? 0 : bar.sizeThatFits(area.size).height
    bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    list?.frame = CGRect(
      x: view.bounds.minX, y: area.minY + height, width: view.bounds.width,
      height: view.bounds.maxY - area.minY - height)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasEnded = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Closed in another way, for example by Esc.
    if isBeingDismissed, !hasEnded { end { $0.fontPickerViewControllerDidCancel(self) } }
  }

  private func cancel() {
    end { $0.fontPickerViewControllerDidCancel(self) }
    goAway()
  }

  private func end(_ report: (any UIFontPickerViewControllerDelegate) -> Void) {
    hasEnded = true
    if let delegate { report(delegate) }
  }

  private func goAway() {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true)
  }

  private func choose(_ descriptor: UIFontDescriptor) {
    isChoosing = true
    selectedFontDescriptor = descriptor
    isChoosing = false
    end { $0.fontPickerViewControllerDidPickFont(self) }
    goAway()
  }
}

extension UIFontPickerViewController: UITableViewDataSource, UITableViewDelegate {
  private func descriptor(at path: IndexPath) -> UIFontDescriptor {
    configuration.includeFaces ? families[path.section].faces[path.row] : families[path.row].descriptor
  }

  /// One section, or one for each family if its styles are listed.
  public func numberOfSections(in tableView: UITableView) -> Int { configuration.includeFaces ? families.count : 1 }

  /// The number of families, or of the styles of one.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    configuration.includeFaces ? families[section].faces.count : families.count
  }

  /// The name of the family, if its styles are listed.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    configuration.includeFaces ? families[section].name : nil
  }

  /// A row with the name of the font, in that font.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let descriptor = descriptor(at: indexPath)
    let name = configuration.includeFaces ? descriptor.postscriptName : families[indexPath.row].name
    cell.textLabel?.text = name
    cell.textLabel?.font =
      configuration.displayUsingSystemFont
      ? .preferredFont(forTextStyle: .body) : UIFont(descriptor: descriptor, size: 17)
    cell.accessoryType = isSelected(descriptor) ? .checkmark : .none
    return cell
  }

  private func isSelected(_ descriptor: UIFontDescriptor) -> Bool {
    guard let selectedFontDescriptor else { return false }
    if configuration.includeFaces { return selectedFontDescriptor.postscriptName == descriptor.postscriptName }
    return selectedFontDescriptor.object(forKey: .family) as? String == descriptor.object(forKey: .family) as? String
  }

  /// Chooses the font.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(descriptor(at: indexPath))
  }
}

/// An object that is notified of the choice of a font. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate).
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a font, before the picker goes away.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the user has closed the picker without choosing.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
