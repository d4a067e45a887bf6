import UIKit

/// Provides the files of a preview.
///
/// See [Apple's page](https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdatasource).
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns the file at an index.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Receives a preview's events. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdelegate).
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  /// Called before the preview is dismissed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Called after the preview has been dismissed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns whether a link may be opened. Never called here.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
}

/// Previews files: pictures, and texts of up to a megabyte in UTF-8; of others it shows the name. A button opens the
/// file in the desktop's program for it.
///
/// See [Apple's page](https://developer.apple.com/documentation/quicklook/qlpreviewcontroller).
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// The data source, which provides the files. It is not retained.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The delegate, which receives events. It is not retained.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the shown file.
  open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { refreshCurrentPreviewItem() } } }
  private let bar = UINavigationBar()
  private var content: UIView?
  private var loading: Task<Void, Never>?

  /// Opens an address; tests replace it.
  var open: @MainActor (URL) -> Void = { UIApplication.shared.open($0) }

  /// Returns whether a file can be previewed: always true, as at least its name can be shown.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }

  /// The shown file; nil if there is none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    guard (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    reloadData()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loading?.cancel()
    if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
  }

  /// Reads the data source again.
  open func reloadData() { refreshCurrentPreviewItem() }

  /// Shows the file again.
  open func refreshCurrentPreviewItem() {
    let item = currentPreviewItem
    let url = item?.previewItemURL
    let name = item?.previewItemTitle ?? url?.lastPathComponent ?? "No Preview"
    title = name
    bar.items = [navigationItem(named: name, url)]
    show(label(url?.lastPathComponent ?? name))
    loading?.cancel()
    guard let url, url.isFileURL else { return }
    loading = Task { [weak self] in
      let contents = await PreviewContents(of: url)
      guard !Task.isCancelled else { return }
      self?.show(contents)
    }
  }

  private func navigationItem(named name: String, _ url: URL?) -> UINavigationItem {
    let item = UINavigationItem(title: name)
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    if let url {
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Open", primaryAction: UIAction { [weak self] _ in self?.open(url) })
    }
    return item
  }

  private func show(_ contents: PreviewContents) {
    switch contents {
    case .picture(let data):
      guard let image = UIImage(data: data) else { return }
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      show(view)
    case .text(let text):
      let view = UITextView()
      view.isEditable = false
      view.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
      view.text = text
      show(view)
    case .other: break
    }
  }

  private func label(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    return label
  }

  private func show(_ view: UIView) {
    content?.removeFromSuperview()
    content = view
    view.translatesAutoresizingMaskIntoConstraints = false
    self.view.addSubview(view)
    let safe = self.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: bar.bottomAnchor), view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
  }

  /// The view that shows the file, for tests.
  var shownContent: UIView? { content }
  /// Waits until the file has been read, for tests.
  func loadingContents() async { await loading?.value }
}
