/// A field for what to search, with a cancel button if wanted.
@preconcurrency @MainActor open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

  open private(set) var searchTextField = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private lazy var fieldDelegate = SearchFieldDelegate(bar: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.delegate = fieldDelegate
    searchTextField.onEscape = { [weak self] in self?.escape() }
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.isHidden = true
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    addSubview(searchTextField)
    addSubview(cancelButton)
  }

  override class var drawsItself: Bool { false }

  open weak var delegate: (any UISearchBarDelegate)?
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var isTranslucent = true
  open var prompt: String?

  /// Setting it tells the delegate's `searchBar(_:textDidChange:)`, as on iOS.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      delegate?.searchBar(self, textDidChange: newValue ?? "")
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard cancelButton.isHidden == showsCancelButton else { return }
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  private func cancel() { delegate?.searchBarCancelButtonClicked(self) }

  /// Esc is the cancel button where there is one; else it ends editing.
  private func escape() {
    if showsCancelButton { cancel() } else { searchTextField.resignFirstResponder() }
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(36, bounds.height)
    let y = ((bounds.height - height) / 2).rounded()
    let margin: CGFloat = 8
    var width = max(0, bounds.width - 2 * margin)
    if showsCancelButton {
      let size = cancelButton.intrinsicContentSize
      width = max(0, width - size.width - margin)
      cancelButton.frame = CGRect(
        x: isRightToLeft ? margin : bounds.width - margin - size.width, y: y, width: size.width, height: height)
    }
    searchTextField.frame = CGRect(
      x: isRightToLeft ? bounds.width - margin - width : margin, y: y, width: width, height: height)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}

/// Tells a search bar's delegate what its field says.
@MainActor private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
