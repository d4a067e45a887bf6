/// A controller in which the user chooses a colour from a grid, or by its parts.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller).
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// The object that is notified of the choice. It is not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen colour; white by default. Setting it does not call the delegate.
  open var selectedColor = UIColor.white { didSet { show(selectedColor) } }
  /// Whether the opacity can be chosen; true by default.
  open var supportsAlpha = true { didSet { updateRows() } }
  private let grid = ColorGridView()
  private let rows = ["Red", "Green", "Blue", "Opacity"].map { ColorPartRow(title: $0) }
  private let closeButton = UIButton(type: .close)
  private let heading = UILabel()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .formSheet
    preferredContentSize = CGSize(width: 400, height: 560)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.text = title ?? "Colors"
    heading.accessibilityTraits = .header
    for part in [heading, closeButton, grid] + rows { view.addSubview(part) }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    grid.onChoice = { [weak self] color, isOngoing in
      guard let self else { return }
      // The grid has opaque colours, so the opacity stays.
      choose(color.withAlphaComponent(CGFloat(rows[3].value)), isOngoing: isOngoing)
    }
    for row in rows {
      row.onChange = { [weak self] isOngoing in
        guard let self else { return }
        let values = rows.map { CGFloat($0.value) }
        choose(
          UIColor(red: values[0], green: values[1], blue: values[2], alpha: supportsAlpha ? values[3] : 1),
          isOngoing: isOngoing)
      }
    }
    show(selectedColor)
    updateRows()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }

  private func updateRows() {
    guard isViewLoaded else { return }
    rows[3].isHidden = !supportsAlpha
    view.setNeedsLayout()
  }

  private func show(_ color: UIColor) {
    guard isViewLoaded else { return }
    let parts = color.resolvedColor(with: traitCollection).components
    for (row, value) in zip(rows, [parts.red, parts.green, parts.blue, parts.alpha]) { row.value = Float(value) }
    grid.mark(color)
  }

  private func choose(_ color: UIColor, isOngoing: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: isOngoing)
    if !isOngoing { delegate?.colorPickerViewControllerDidSelectColor(self) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
    heading.frame = CGRect(x: area.minX, y: area.minY, width: max(0, area.width - 44), height: 30)
    closeButton.frame = CGRect(x: area.maxX - 30, y: area.minY, width: 30, height: 30)
    let count = CGFloat(rows.filter { !$0.isHidden }.count)
    let top = area.minY + 46
    let height = min(max(0, area.maxY - top - count * 44 - 16), area.width * 10 / 12)
    grid.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
    var y = grid.frame.maxY + 16
    for row in rows where !row.isHidden {
      row.frame = CGRect(x: area.minX, y: y, width: area.width, height: 44)
      y += 44
    }
  }
}

/// An object that is notified of the choice of a colour. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate).
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a colour, also while a finger moves.
  ///
  /// - Parameter continuously: whether a finger is still moving.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the user has chosen a colour, after a finger was lifted.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called after the controller was dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
