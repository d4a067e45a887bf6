import UIKit

/// Shows a web page. Here the page is opened in the desktop's browser when the controller first appears, and the
/// controller shows its address and whether that succeeded.
///
/// Colours, the configuration and custom activities are stored but have no effect, except for the colour of the
/// controls.
///
/// See [Apple's page](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller).
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// Settings of a controller, which are read when it is created.
  ///
  /// See [Apple's page][1].
  ///
  /// [1]: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/configuration-swift.class
  @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
    /// Whether the reader is opened if the page supports it; false by default. Stored; has no effect.
    open var entersReaderIfAvailable = false
    /// Whether bars are hidden by scrolling; true by default. Stored; has no effect.
    open var barCollapsingEnabled = true

    /// Creates the default settings.
    public override init() { super.init() }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
      let copy: Copied = MainActor.assumeIsolated {
        let copy = Configuration()
        copy.entersReaderIfAvailable = entersReaderIfAvailable
        copy.barCollapsingEnabled = barCollapsingEnabled
        return Copied(value: copy)
      }
      return copy.value
    }

    /// Unchecked because it only carries the copy out of the closure above, on the main thread.
    private struct Copied: @unchecked Sendable { let value: Configuration }
  }

  /// The title of the button that closes the controller.
  public enum DismissButtonStyle: Int, Sendable { case done = 0, close, cancel }

  /// The delegate, which receives events. It is not retained.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// A copy of the settings.
  public let configuration: Configuration
  /// The title of the button that closes the controller; `.done` by default.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { updateButton() } }
  /// The colour of the bar; nil by default.
  open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
  /// The colour of the controls; nil, the default, for the tint colour.
  open var preferredControlTintColor: UIColor? { didSet { viewIfLoaded?.tintColor = preferredControlTintColor } }

  private let url: URL
  private let bar = UINavigationBar()
  private let message = UILabel()
  private var isOpened = false
  /// Opens an address; tests replace it.
  var open: @MainActor (URL, @escaping @MainActor @Sendable (Bool) -> Void) -> Void = { url, completion in
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// Creates a controller of a page.
  ///
  /// - Parameter url: an address of `http` or `https`. Others end the program, as on iOS.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a controller of a page, with settings.
  ///
  /// - Parameter url: an address of `http` or `https`. Others end the program, as on iOS.
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    url = URL
    self.configuration = configuration.copy() as? Configuration ?? Configuration()
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a controller of a page.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Unavailable: an address is required.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = preferredControlTintColor
    bar.items = [UINavigationItem(title: url.host ?? "")]
    message.text = "Opening \(url.absoluteString) in the browser."
    message.numberOfLines = 0
    message.textAlignment = .center
    updateButton()
    for part in [bar, message] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safe.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      message.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      message.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isOpened else { return }
    isOpened = true
    delegate?.safariViewControllerWillOpenInBrowser(self)
    open(url) { [weak self] isOpen in self?.didOpen(isOpen) }
  }

  private func didOpen(_ isOpen: Bool) {
    let address = url.absoluteString
    message.text = isOpen ? "\(address) is open in the browser." : "No browser could open \(address)."
    delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
  }

  private func updateButton() {
    let item: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    bar.items?.first?.leftBarButtonItem = UIBarButtonItem(
      systemItem: item, primaryAction: UIAction { [weak self] _ in self?.finish() })
  }

  /// Dismisses the controller and notifies the delegate.
  func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}
