/// A row of segments, one of them selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private var labels: [UILabel] = []
  private let plate = UIView(frame: .zero)
  private var selected = UISegmentedControl.noSegment
  private var pressed: Int?
  private var disabledSegments: Set<Int> = []
  /// Made when somebody asks for them.
  private var segmentElements: [SegmentAccessibilityElement] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UISegmentedControl.self)
  }

  /// - Parameter items: titles as String; other things are shown by no text.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String, at: index, animated: false)
    }
    frame.size = intrinsicContentSize
  }

  private func setUp() {
    layer.cornerRadius = 8
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = 6
    plate.layer.shadowOpacity = 0.12
    plate.layer.shadowRadius = 3
    plate.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(plate)
    super.backgroundColor = .tertiarySystemFill
  }

  override class var drawsItself: Bool { false }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: accessibilityStateTraits, role: .group)
  }

  /// The segments are the elements.
  open override var accessibilityElements: [Any]? {
    get {
      if let elements = super.accessibilityElements { return elements }
      if segmentElements.isEmpty {
        segmentElements = labels.indices.map { SegmentAccessibilityElement(control: self, index: $0) }
      }
      return segmentElements
    }
    set { super.accessibilityElements = newValue }
  }

  open var numberOfSegments: Int { labels.count }
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = labels.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      setNeedsLayout()
    }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel(frame: .zero)
    label.text = title
    label.textAlignment = .center
    let index = min(max(segment, 0), labels.count)
    labels.insert(label, at: index)
    disabledSegments = Set(disabledSegments.map { $0 >= index ? $0 + 1 : $0 })
    if selected >= index { selected += 1 }
    addSubview(label)
    segmentsDidChange()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    disabledSegments = Set(disabledSegments.compactMap { $0 == segment ? nil : ($0 > segment ? $0 - 1 : $0) })
    if selected == segment { selected = UISegmentedControl.noSegment } else if selected > segment { selected -= 1 }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    for label in labels { label.removeFromSuperview() }
    labels = []
    disabledSegments = []
    selected = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment].text = title
    segmentsDidChange()
  }

  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
    setNeedsLayout()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }

  private func segmentsDidChange() {
    segmentElements = []
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func segmentFrame(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(labels.count, 1))
    let place = isRightToLeft ? labels.count - 1 - index : index
    return CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.font = .systemFont(ofSize: 13, weight: index == selected ? .semibold : .medium)
      label.frame = segmentFrame(index).insetBy(dx: 4, dy: 2)
      label.alpha = !isEnabled || disabledSegments.contains(index) ? 0.35 : (pressed == index ? 0.4 : 1)
    }
    plate.isHidden = selected == UISegmentedControl.noSegment
    plate.backgroundColor =
      selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    if selected != UISegmentedControl.noSegment { plate.frame = segmentFrame(selected).insetBy(dx: 2, dy: 2) }
  }

  func choose(_ index: Int) {
    guard labels.indices.contains(index), !disabledSegments.contains(index), isMomentary || index != selected else {
      return
    }
    selected = index
    setNeedsLayout()
    if window != nil, !isMomentary { UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() } }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selected = UISegmentedControl.noSegment }
  }

  private func segment(at touch: UITouch) -> Int? {
    labels.indices.first { segmentFrame($0).insetBy(dx: 0, dy: -20).contains(touch.location(in: self)) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch)
    setNeedsLayout()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    pressed = nil
    setNeedsLayout()
    if let touch, let index = segment(at: touch) { choose(index) }
  }

  open override func cancelTracking(with event: UIEvent?) { pressed = nil }

  open override var canBecomeFocused: Bool { isEnabled && !isHidden }

  /// Left and right choose the neighbour that is enabled.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, isEnabled, let type = presses.first?.type, type == .leftArrow || type == .rightArrow else {
      super.pressesBegan(presses, with: event)
      return
    }
    let step = (type == .rightArrow) != isRightToLeft ? 1 : -1
    var index = selected + step
    while labels.indices.contains(index), disabledSegments.contains(index) { index += step }
    choose(index)
  }

  open override var intrinsicContentSize: CGSize {
    let widest = labels.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(labels.count), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
