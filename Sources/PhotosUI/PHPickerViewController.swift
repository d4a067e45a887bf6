import Photos
import UIKit
import WindowServer

/// Receives the chosen files.
///
/// See [Apple's page](https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate).
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Receives the files; none if the user cancelled. The delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose pictures and videos: here with the desktop's file dialog. Without one it ends as if the user
/// had cancelled.
///
/// See [Apple's page](https://developer.apple.com/documentation/photosui/phpickerviewcontroller).
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// The settings of the picker.
  public let configuration: PHPickerConfiguration
  /// The delegate, which receives the files. It is not retained.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  private var isChoosing = false
  private var isDone = false

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable: settings are required.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    // The page behind the desktop's dialog, with a button that cancels.
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Photos")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish([]) })
    bar.items = [item]
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isChoosing else { return }
    (isChoosing, isDone) = (true, false)
    guard let chooser = WindowServerRegistry.current as? any FileChoosing, chooser.canChooseFiles else {
      return finish([])
    }
    chooser.chooseFiles(request) { [weak self] paths in
      self?.finish(paths)
    } cancel: { [weak self] in
      self?.finish([])
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A picker can be presented again.
    isChoosing = false
  }

  private var request: FileRequest {
    let filter = configuration.filter ?? .any(of: [.images, .videos])
    let patterns = filter.endings.sorted().flatMap { ["*.\($0)", "*.\($0.uppercased())"] }
    var request = FileRequest(
      title: "Photos", accept: "Choose", cancel: "Cancel",
      kinds: patterns.isEmpty ? [] : [(name: "Photos", patterns: patterns)])
    request.takesSeveral = configuration.selectionLimit != 1
    return request
  }

  /// Reports the files, up to the limit.
  private func finish(_ paths: [String]) {
    guard !isDone else { return }
    isDone = true
    let limit = configuration.selectionLimit
    let files = paths.compactMap { $0.contains("://") ? URL(string: $0) : URL(fileURLWithPath: $0) }
    let chosen = limit > 0 ? files.prefix(limit) : files[...]
    delegate?.picker(self, didFinishPicking: chosen.map { PHPickerResult(file: $0) })
  }
}
