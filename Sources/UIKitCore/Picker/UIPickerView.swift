/// Wheels that are turned to choose one row of each.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Points, as on iOS.
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

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { sourceDidChange() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { sourceDidChange() } }
  /// The chosen rows always stand on a plate here.
  open var showsSelectionIndicator = true { didSet { plate.isHidden = !showsSelectionIndicator } }

  private func sourceDidChange() {
    isLoaded = false
    setNeedsLayout()
  }

  // MARK: Contents

  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component].rowCount : 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    guard columns.indices.contains(component) else { return .zero }
    return CGSize(width: columns[component].bounds.width, height: columns[component].rowHeight)
  }

  /// The view of a row that is on screen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    columns.indices.contains(component) ? columns[component].visibleView(row) : nil
  }

  open func reloadAllComponents() {
    isLoaded = false
    loadIfNeeded()
  }

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

  /// -1 for a component without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard columns.indices.contains(component), columns[component].rowCount > 0 else { return -1 }
    return columns[component].selectedRow
  }

  /// Turns to `row`, kept within the rows there are. Tells the delegate nothing.
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
    // Components that say nothing share what is left; where all say too much they shrink.
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

/// Says how much there is to choose from.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows' contents and is notified of selections. Everything is optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A row's own view in place of a title; nil for none.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView?
  /// Points; 0, the default, is the picker's own.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Points; 0, the default, is a share of the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// A person chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Says to assistive technology what the components are. Everything is optional.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
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
