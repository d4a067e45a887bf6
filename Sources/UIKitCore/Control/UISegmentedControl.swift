/// A row of segments of which one is selected.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no selected segment.
  public nonisolated static let noSegment = -1

  /// The position of a segment among the others.
  public enum Segment: Int, Sendable { case any = 0, left, center, right, alone }

  @MainActor private struct Piece {
    let label = UILabel(frame: .zero)
    let picture = UIImageView(frame: .zero)
    var action: UIAction?
    /// The width in points; 0 means that the content decides.
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Piece] = []
  private var lines: [UIView] = []
  private let plate = UIView(frame: .zero)
  private var selected = UISegmentedControl.noSegment
  private var pressed: Int?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Created on first access.
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

  /// Creates a control with a segment for each item.
  ///
  /// - Parameter items: titles, pictures, or actions, which give a segment its title or picture and run when it is
  /// chosen.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let image as UIImage: insertSegment(with: image, at: index, animated: false)
      case let action as UIAction: insertSegment(action: action, at: index, animated: false)
      default: insertSegment(withTitle: item as? String, at: index, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action. With an empty size, it takes the size of its content.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
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

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: accessibilityStateTraits, role: .group)
  }

  /// The segments are the accessibility elements.
  open override var accessibilityElements: [Any]? {
    get {
      if let elements = super.accessibilityElements { return elements }
      if segmentElements.isEmpty {
        segmentElements = segments.indices.map { SegmentAccessibilityElement(control: self, index: $0) }
      }
      return segmentElements
    }
    set { super.accessibilityElements = newValue }
  }

  func segmentFrame(_ index: Int) -> CGRect { rects()[index] }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Whether segments do not stay selected; false by default.
  open var isMomentary = false
  /// The colour of the selected segment; nil, the default, is the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether segments are as wide as their contents need rather than of equal width; false by default.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  /// The index of the selected segment; `noSegment` by default. Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      setNeedsLayout()
    }
  }

  private func insert(_ segment: Piece, at place: Int, animated: Bool) {
    segment.label.textAlignment = .center
    segment.picture.contentMode = .center
    let index = min(max(place, 0), segments.count)
    segments.insert(segment, at: index)
    if selected >= index { selected += 1 }
    addSubview(segment.label)
    addSubview(segment.picture)
    segmentsDidChange(animated: animated)
  }

  /// Inserts a segment with a title. An index beyond the end adds it there.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let made = Piece()
    made.label.text = title
    insert(made, at: segment, animated: animated)
  }

  /// Inserts a segment with a picture. An index beyond the end adds it there.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let made = Piece()
    made.picture.image = image
    insert(made, at: segment, animated: animated)
  }

  /// Inserts a segment with the picture of an action, or else its title. The action runs when the segment is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    var made = Piece()
    made.action = action
    made.picture.image = action.image
    if action.image == nil { made.label.text = action.title }
    made.isEnabled = !action.attributes.contains(.disabled)
    insert(made, at: segment, animated: animated)
  }

  /// Sets a segment's action, picture and title. An index out of range is ignored.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].action = action
    segments[segment].picture.image = action.image
    segments[segment].label.text = action.image == nil ? action.title : nil
    segmentsDidChange()
  }

  /// Returns a segment's action; nil for none, or for an index out of range.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Returns the index of the segment whose action has the identifier, else `noSegment`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
  }

  /// Removes a segment. If it was selected, none is. An index out of range is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.picture.removeFromSuperview()
    if selected == segment { selected = UISegmentedControl.noSegment } else if selected > segment { selected -= 1 }
    segmentsDidChange(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments {
      segment.label.removeFromSuperview()
      segment.picture.removeFromSuperview()
    }
    segments = []
    selected = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  /// Sets a segment's title, which replaces its picture. An index out of range is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = title
    segments[segment].picture.image = nil
    segmentsDidChange()
  }

  /// Returns a segment's title; nil for none, or for an index out of range.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  /// Sets a segment's picture, which replaces its title. An index out of range is ignored.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].picture.image = image
    segments[segment].label.text = nil
    segmentsDidChange()
  }

  /// Returns a segment's picture; nil for none, or for an index out of range.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].picture.image : nil
  }

  /// Sets a segment's width.
  ///
  /// - Parameter width: in points; 0 means that the content decides.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = max(width, 0)
    segmentsDidChange()
  }

  /// Returns the width set for a segment, in points; 0 where the content decides.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets whether a segment can be chosen; it can by default. An index out of range is ignored.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsLayout()
  }

  /// Returns whether a segment can be chosen; false for an index out of range.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets the attributes of titles in a state: normal, selected, highlighted or disabled.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
    segmentsDidChange()
  }

  /// Returns the attributes set for titles in a state; nil for none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

  private var looks = SegmentLooks()
  private var backgroundPicture: UIImageView?

  /// Sets the image behind the segments, which replaces the grey background; only that for the normal state and default
  /// metrics is displayed.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    looks.backgrounds[.init(state, barMetrics)] = backgroundImage
    guard state == .normal, barMetrics == .default else { return }
    if let backgroundImage {
      let view = backgroundPicture ?? UIImageView(frame: bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.image = backgroundImage
      if view.superview == nil { insertSubview(view, at: 0) }
      backgroundPicture = view
    } else {
      backgroundPicture?.removeFromSuperview()
      backgroundPicture = nil
    }
  }

  /// Returns the image behind the segments; nil for none.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[.init(state, barMetrics)]
  }

  /// Sets the image between segments. Stored; has no effect.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) { looks.dividers[.init(leftState, barMetrics, rightState)] = dividerImage }

  /// Returns the image between segments; nil for none.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.dividers[.init(leftState, barMetrics, rightState)] }

  /// Sets the offset of a segment's contents in points. Stored; has no effect.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) { looks.shifts[.init(leftCenterRightOrAlone, barMetrics)] = adjustment }

  /// Returns the offset of a segment's contents in points.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { looks.shifts[.init(leftCenterRightOrAlone, barMetrics)] ?? .zero }

  /// Sets the offset of a segment's contents in points. Stored; has no effect.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { looks.offsets[segment] = offset }
  /// Returns the offset of a segment's contents in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { looks.offsets[segment] ?? .zero }

  private func segmentsDidChange(animated: Bool = false) {
    segmentElements = []
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if animated, window != nil {
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }
  }

  // MARK: Layout

  private static let padding: CGFloat = 20

  private func contentWidth(_ segment: Piece) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let image = segment.picture.image?.size.width ?? 0
    return max(image, segment.label.sizeThatFits(.zero).width) + Self.padding
  }

  /// The widths of the segments in the current bounds.
  private var widths: [CGFloat] {
    guard !segments.isEmpty else { return [] }
    guard apportionsSegmentWidthsByContent || segments.contains(where: { $0.width > 0 }) else {
      return segments.map { _ in bounds.width / CGFloat(segments.count) }
    }
    let wanted = segments.map(contentWidth)
    let total = max(wanted.reduce(0, +), 1)
    return wanted.map { $0 * bounds.width / total }
  }

  private func rects() -> [CGRect] {
    var x: CGFloat = 0
    return widths.map { width in
      let rect = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
      return rect
    }
  }

  private func show(_ segment: Piece, _ index: Int) {
    let isSelected = index == selected
    let isOff = !isEnabled || !segment.isEnabled
    var shown: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium), .foregroundColor: UIColor.label,
    ]
    shown.merge(attributes[State.normal.rawValue] ?? [:]) { $1 }
    if isSelected { shown.merge(attributes[State.selected.rawValue] ?? [:]) { $1 } }
    if pressed == index { shown.merge(attributes[State.highlighted.rawValue] ?? [:]) { $1 } }
    let disabled = isOff ? attributes[State.disabled.rawValue] : nil
    shown.merge(disabled ?? [:]) { $1 }
    segment.label.font = shown[.font] as? UIFont
    segment.label.textColor = shown[.foregroundColor] as? UIColor
    segment.picture.tintColor = shown[.foregroundColor] as? UIColor
    let alpha: CGFloat = isOff && disabled == nil ? 0.35 : pressed == index && !isSelected ? 0.4 : 1
    segment.label.alpha = alpha
    segment.picture.alpha = alpha
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rects = rects()
    for (index, segment) in segments.enumerated() {
      show(segment, index)
      segment.label.frame = rects[index].insetBy(dx: 4, dy: 2)
      segment.picture.frame = rects[index].insetBy(dx: 4, dy: 2)
    }
    layOutLines(rects)
    plate.isHidden = !segments.indices.contains(selected)
    plate.backgroundColor =
      selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    if segments.indices.contains(selected) { plate.frame = rects[selected].insetBy(dx: 2, dy: 2) }
  }

  /// Places thin lines between neighbouring segments of which neither is selected.
  private func layOutLines(_ rects: [CGRect]) {
    while lines.count > max(0, rects.count - 1) { lines.removeLast().removeFromSuperview() }
    while lines.count < rects.count - 1 {
      let line = UIView(frame: .zero)
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      insertSubview(line, belowSubview: plate)
      lines.append(line)
    }
    for (index, line) in lines.enumerated() {
      let x = isRightToLeft ? rects[index].minX : rects[index].maxX
      line.frame = CGRect(x: x - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
      line.alpha = index == selected || index + 1 == selected ? 0 : 1
    }
  }

  open override var intrinsicContentSize: CGSize {
    let wanted = segments.map(contentWidth)
    let isEqual = !apportionsSegmentWidthsByContent && !segments.contains { $0.width > 0 }
    let width = isEqual ? (wanted.max() ?? 0) * CGFloat(wanted.count) : wanted.reduce(0, +)
    return CGSize(width: width, height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Choosing

  func choose(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != selected else { return }
    selected = index
    setNeedsLayout()
    if window != nil, !isMomentary {
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary {
      selected = UISegmentedControl.noSegment
      setNeedsLayout()
    }
  }

  /// Whether a drag that is held over a segment selects it; false by default.
  open var isSpringLoaded = false {
    didSet {
      springLoad(isSpringLoaded) { [weak self] context in
        guard let self, isEnabled, let index = segment(at: context) else { return nil }
        return segments[index].isEnabled && (isMomentary || index != selected) ? (self, index) : nil
      } open: { [weak self] context in
        if let self, let index = segment(at: context) { choose(index) }
      }
    }
  }

  private func segment(at context: any UISpringLoadedInteractionContext) -> Int? {
    rects().firstIndex { $0.contains(context.location(in: self)) }
  }

  private func segment(at touch: UITouch) -> Int? {
    rects().firstIndex { $0.insetBy(dx: 0, dy: -20).contains(touch.location(in: self)) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch)
    setNeedsLayout()
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

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    setNeedsLayout()
  }

  // MARK: Keys

  open override var canBecomeFocused: Bool { isEnabled && !isHidden }

  /// The left and right arrow keys select the nearest enabled segment.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, isEnabled, let type = presses.first?.type, type == .leftArrow || type == .rightArrow else {
      super.pressesBegan(presses, with: event)
      return
    }
    let step = (type == .rightArrow) != isRightToLeft ? 1 : -1
    var index = selected + step
    while segments.indices.contains(index), !segments[index].isEnabled { index += step }
    choose(index)
  }
}
