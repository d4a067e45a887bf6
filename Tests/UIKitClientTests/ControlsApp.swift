import UIKit

// An app as its author would write it for iOS, without Objective-C constructs: it has to compile and to run.

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.styleBars()
    return true
  }

  static func styleBars() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 32)]
    appearance.shadowColor = .clear
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().compactAppearance = appearance
    UINavigationBar.appearance().tintColor = .white
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .systemIndigo
    tabs.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
    UITabBar.appearance().standardAppearance = tabs
    UITabBar.appearance().scrollEdgeAppearance = tabs
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = MainTabBarController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabBar.isTranslucent = false
    let home = UINavigationController(rootViewController: HomeViewController())
    home.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
    let login = LoginViewController()
    login.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 1)
    login.tabBarItem.badgeValue = "1"
    login.tabBarItem.badgeColor = .systemOrange
    let settings = UINavigationController(rootViewController: SettingsViewController())
    settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 2)
    setViewControllers([home, login, settings], animated: false)
    selectedIndex = 0
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    true
  }
}

final class HomeViewController: UIViewController {
  private let searchController = UISearchController(searchResultsController: nil)
  private(set) var query = ""
  private(set) var shared = 0

  private lazy var sortButton: UIBarButtonItem = {
    let byName = UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { _ in }
    let byDate = UIAction(title: "Date", image: UIImage(systemName: "calendar")) { [weak self] action in
      self?.title = action.title
    }
    let delete = UIAction(title: "Delete all", image: UIImage(systemName: "trash"), attributes: .destructive) {
      [unowned self] _ in self.confirmDeletion()
    }
    let menu = UIMenu(
      title: "Sort",
      children: [
        UIMenu(title: "", options: [.displayInline, .singleSelection], children: [byName, byDate]), delete,
      ])
    return UIBarButtonItem(title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: menu)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemGroupedBackground
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search"
    searchController.searchBar.scopeButtonTitles = ["All", "Recent"]
    searchController.searchBar.delegate = self
    definesPresentationContext = true
    navigationItem.rightBarButtonItems = [
      sortButton,
      UIBarButtonItem(
        systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() }),
    ]
    navigationItem.backButtonDisplayMode = .minimal
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.updateColors()
    }
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { notification in
      _ = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    }
  }

  private func updateColors() {
    view.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  private func share() {
    shared += 1
    let controller = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
    controller.popoverPresentationController?.barButtonItem = sortButton
    present(controller, animated: true)
  }

  private func confirmDeletion() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: { [weak self] _ in self?.title = "" }))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    if let popover = alert.popoverPresentationController {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      popover.permittedArrowDirections = []
    }
    present(alert, animated: true, completion: nil)
  }
}

extension HomeViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    query = searchController.searchBar.text ?? ""
  }
}

extension HomeViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    query = searchBar.scopeButtonTitles?[selectedScope] ?? ""
  }
}

final class LoginViewController: UIViewController, UITextFieldDelegate {
  private let stackView: UIStackView = {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    return stack
  }()

  let nameField: UITextField = {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.returnKeyType = .next
    field.clearButtonMode = .whileEditing
    field.textContentType = .username
    return field
  }()

  private let passwordField: UITextField = {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Password", attributes: [.foregroundColor: UIColor.placeholderText])
    field.isSecureTextEntry = true
    field.leftView = UIImageView(image: UIImage(systemName: "lock"))
    field.leftViewMode = .always
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return field
  }()

  lazy var loginButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Log in"
    configuration.image = UIImage(
      systemName: "arrow.right.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.cornerStyle = .large
    configuration.baseBackgroundColor = .systemIndigo
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
      return outgoing
    }
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.logIn() })
    button.configurationUpdateHandler = { button in
      var configuration = button.configuration
      configuration?.showsActivityIndicator = button.isSelected
      button.configuration = configuration
    }
    return button
  }()

  private let gradient = CAGradientLayer()
  private let feedback = UIImpactFeedbackGenerator(style: .medium)
  private(set) var logins = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.clear.cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0)
    gradient.endPoint = CGPoint(x: 0.5, y: 1)
    view.layer.insertSublayer(gradient, at: 0)
    let title = UILabel()
    title.text = "Welcome"
    title.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .heavy))
    title.adjustsFontForContentSizeCategory = true
    title.textAlignment = .center
    [title, nameField, passwordField, loginButton].forEach(stackView.addArrangedSubview)
    stackView.setCustomSpacing(24, after: passwordField)
    view.addSubview(stackView)
    nameField.delegate = self
    nameField.addAction(
      UIAction { [weak self] action in
        guard let field = action.sender as? UITextField else { return }
        self?.loginButton.isEnabled = field.text?.isEmpty == false
      }, for: .editingChanged)
    loginButton.isEnabled = false
    NSLayoutConstraint.activate([
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor).withPriority(.defaultLow),
      stackView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: stackView.bottomAnchor, constant: 8),
    ])
    let tap = UITapGestureRecognizer { [weak self] _ in self?.view.endEditing(true) }
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = view.bounds
  }

  private func logIn() {
    logins += 1
    feedback.impactOccurred()
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.2, options: [.curveEaseInOut],
      animations: { self.loginButton.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) },
      completion: { _ in self.loginButton.transform = .identity })
    let sheet = OptionsViewController()
    if let presentation = sheet.sheetPresentationController {
      presentation.detents = [.medium(), .large()]
      presentation.selectedDetentIdentifier = .medium
      presentation.prefersGrabberVisible = true
      presentation.preferredCornerRadius = 24
      presentation.largestUndimmedDetentIdentifier = .medium
      presentation.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    present(sheet, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    passwordField.becomeFirstResponder()
    return true
  }
}

extension NSLayoutConstraint {
  fileprivate func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

final class OptionsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = view.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(blur)
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    let date = UIDatePicker()
    date.datePickerMode = .date
    if #available(iOS 13.4, *) { date.preferredDatePickerStyle = .compact }
    date.addAction(UIAction { _ in }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [picker, date])
    stack.axis = .vertical
    blur.contentView.addSubview(stack)
    isModalInPresentation = true
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Row \(row)"
  }
}

final class SettingsViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let refresh = UIRefreshControl()
  private(set) var values: [String: Any] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
    view.backgroundColor = .systemBackground
    refresh.tintColor = .systemIndigo
    refresh.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refresh.addAction(UIAction { [weak self] _ in self?.refresh.endRefreshing() }, for: .valueChanged)
    scrollView.refreshControl = refresh
    scrollView.keyboardDismissMode = .interactive
    let toggle = UISwitch(
      frame: .zero,
      primaryAction: UIAction { [weak self] action in
        self?.values["toggle"] = (action.sender as? UISwitch)?.isOn
      })
    toggle.onTintColor = .systemIndigo
    let slider = UISlider(frame: .zero, primaryAction: UIAction { _ in })
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.minimumTrackTintColor = .systemIndigo
    let stepper = UIStepper(frame: .zero, primaryAction: UIAction { _ in })
    stepper.maximumValue = 10
    let segments = UISegmentedControl(
      frame: .zero,
      actions: [
        UIAction(title: "One") { [weak self] _ in self?.values["segment"] = 1 },
        UIAction(title: "Two") { [weak self] _ in self?.values["segment"] = 2 },
      ])
    segments.selectedSegmentIndex = 0
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = .label
    let progress = UIProgressView(progressViewStyle: .default)
    progress.setProgress(0.3, animated: false)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    spinner.hidesWhenStopped = true
    let stack = UIStackView(arrangedSubviews: [toggle, slider, stepper, segments, pages, progress, spinner])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = UIStackView.spacingUseSystem
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
      slider.widthAnchor.constraint(equalTo: stack.widthAnchor),
      progress.widthAnchor.constraint(equalTo: stack.widthAnchor),
    ])
    toolbarItems = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Reset", primaryAction: UIAction { [weak self] _ in self?.values = [:] }),
      .flexibleSpace(),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "r", modifierFlags: .command) { [weak self] _ in self?.refresh.beginRefreshing() }]
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// Onboarding of three pages.
final class OnboardingViewController: UIPageViewController, UIPageViewControllerDataSource {
  private lazy var pages: [UIViewController] = [UIColor.red, .green, .blue].map { color in
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: true, completion: nil)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
    return pages[index + 1]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A custom button, as apps subclass it.
final class PrimaryButton: UIButton {
  override var isHighlighted: Bool {
    didSet { UIView.animate(withDuration: 0.15) { self.alpha = self.isHighlighted ? 0.6 : 1 } }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 40, height: 50)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitleColor(.white, for: .normal)
    setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .disabled)
    titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    backgroundColor = .systemBlue
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A container that swaps its child.
final class ContainerViewController: UIViewController {
  private var current: UIViewController?

  func show(_ child: UIViewController) {
    let old = current
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.transition(
      with: view, duration: 0.3, options: .transitionCrossDissolve,
      animations: {
        old?.view.removeFromSuperview()
        self.view.addSubview(child.view)
      },
      completion: { _ in
        child.didMove(toParent: self)
        old?.willMove(toParent: nil)
        old?.removeFromParent()
      })
    current = child
  }
}
