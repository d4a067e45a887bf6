/// A view with wheels, of which each selects one of its rows.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipickerview).
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The height in points, as on iOS.
  static let height: CGFloat = 216

  private var columns: [PickerColumn] = []
  private let plate = UIView(frame: .zero)
  private var isLoaded = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UIPickerView.self)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  private func setUp() {
    plate.isUserInteractionEnabled = false
    plate.backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = 8
    addSubview(plate)
  }

  /// The object that provides the numbers of wheels and rows. It is not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { sourceDidChange() } }
  /// The object that provides rows and is notified of selections. It is not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { sourceDidChange() } }
  /// Whether the selected rows are on a plate; true by default.
  open var showsSelectionIndicator = true { didSet { plate.isHidden = !showsSelectionIndicator } }

  private func sourceDidChange() {
    isLoaded = false
    setNeedsLayout()
  }

  // MARK: Contents

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows of a wheel; 0 for an index out of range.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component].rowCount : 0
  }

  /// Returns the size of a wheel's rows in points; zero for an index out of range.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    guard columns.indices.contains(component) else { return .zero }
    return CGSize(width: columns[component].bounds.width, height: columns[component].rowHeight)
  }

  /// Returns the view of a row that is visible; nil for others.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    columns.indices.contains(component) ? columns[component].visibleView(row) : nil
  }

  /// Loads all wheels again from the data source.
  open func reloadAllComponents() {
    isLoaded = false
    loadIfNeeded()
  }

  /// Loads a wheel again from the data source. An index out of range is ignored.
  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    guard columns.indices.contains(component) else { return }
    load(component)
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(frame: .zero)
      let index = columns.count
      column.makeView = { [weak self] row, old in self?.makeView(row, index, old) ?? UIView(frame: .zero) }
      column.didChoose = { [weak self] row in
        guard let self else { return }
        self.delegate?.pickerView(self, didSelectRow: row, inComponent: index)
      }
      column.label = { [weak self] in
        guard let self else { return nil }
        return (self.delegate as? any UIPickerViewAccessibilityDelegate)?.pickerView(
          self, accessibilityLabelForComponent: index)
      }
      column.title = { [weak self] in self?.title(ofRow: $0, inComponent: index) }
      columns.append(column)
      addSubview(column)
    }
    for index in columns.indices { load(index) }
    setNeedsLayout()
  }

  private func load(_ component: Int) {
    let column = columns[component]
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    column.rowHeight = height > 0 ? height : 32
    column.rowCount = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    column.reload()
  }

  private func makeView(_ row: Int, _ component: Int, _ old: UIView?) -> UIView {
    if let own = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old) { return own }
    let label = old as? UILabel ?? UILabel(frame: .zero)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.font = .systemFont(ofSize: 21)
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  /// Returns the text of a row, however it is drawn.
  private func title(ofRow row: Int, inComponent component: Int) -> String? {
    if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) { return title }
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) { return text.string }
    guard let view = view(forRow: row, forComponent: component) else { return nil }
    return view.accessibilityLabel ?? view.combinedAccessibilityLabel
  }

  // MARK: Selection

  /// Returns the selected row of a wheel; -1 for one without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard columns.indices.contains(component), columns[component].rowCount > 0 else { return -1 }
    return columns[component].selectedRow
  }

  /// Selects `row`, clamped to the existing rows. Does not notify the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard columns.indices.contains(component) else { return }
    columns[component].select(row, animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    guard !columns.isEmpty else { return }
    let gap: CGFloat = 5
    let margin: CGFloat = 9
    let room = max(0, bounds.width - 2 * margin - gap * CGFloat(columns.count - 1))
    var widths = columns.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let fixed = widths.reduce(0) { $0 + max(0, $1) }
    let open = widths.filter { $0 <= 0 }.count
    // Wheels without a width share the remaining space; if there is too little, all shrink.
    let share = open > 0 ? max(0, room - fixed) / CGFloat(open) : 0
    widths = widths.map { $0 > 0 ? $0 * min(1, room / max(fixed, 1)) : share }
    let total = widths.reduce(0, +) + gap * CGFloat(columns.count - 1)
    var x = (bounds.width - total) / 2
    for (index, column) in columns.enumerated() {
      let left = isRightToLeft ? bounds.width - x - widths[index] : x
      column.frame = CGRect(x: left, y: 0, width: widths[index], height: bounds.height)
      x += widths[index] + gap
    }
    let height = (columns.map(\.rowHeight).max() ?? 32) + 2
    plate.frame = CGRect(
      x: margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * margin), height: height)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: UIPickerView.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: UIPickerView.height) }
}

/// An object that provides the numbers of a picker's wheels and rows.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipickerviewdatasource).
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that provides the content of rows and is notified of selections. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipickerviewdelegate).
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row; nil, the default, for none.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with attributes; nil, the default, uses the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns a view for a row in place of a title; nil, the default, for none.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView?
  /// Returns the height of a wheel's rows in points; 0, the default, is the picker's own.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the width of a wheel in points; 0, the default, is a share of the picker's.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Called when the user has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// An object that describes the wheels to assistive technology. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate).
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns the label of a wheel; nil, the default, for none.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? { nil }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
