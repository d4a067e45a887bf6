/// The bar of a navigation controller: back button, title, buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private var itemList: [UINavigationItem] = []
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let line = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private var titleView: UIView?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  var onBack: (@MainActor () -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override class var drawsItself: Bool { false }

  /// Points below the safe area.
  var contentHeight: CGFloat { 44 }

  open var items: [UINavigationItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { itemList.last }
  open var backItem: UINavigationItem? { itemList.dropLast().last }
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barTintColor: UIColor? {
    didSet {
      background.effect = barTintColor == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
      background.backgroundColor = barTintColor
    }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild() }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    itemList.last?.onChange = nil
    itemList = items ?? []
    itemList.last?.onChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  private func setUp() {
    line.backgroundColor = .separator
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    addSubview(background)
    addSubview(line)
    addSubview(titleLabel)
  }

  private func rebuild() {
    for view in leading + trailing { view.removeFromSuperview() }
    leading = []
    trailing = []
    let item = topItem
    if titleView !== item?.titleView {
      titleView?.removeFromSuperview()
      titleView = item?.titleView
      if let titleView { addSubview(titleView) }
    }
    titleLabel.isHidden = titleView != nil
    if let titleTextAttributes, let title = item?.title {
      titleLabel.attributedText = NSAttributedString(string: title, attributes: titleTextAttributes)
    } else {
      titleLabel.text = item?.title
    }
    let own = item?.leftBarButtonItems ?? []
    if let back = backItem, item?.hidesBackButton != true, own.isEmpty || item?.leftItemsSupplementBackButton == true {
      leading.append(makeBackButton(back))
    }
    leading += own.compactMap(makeView)
    trailing = (item?.rightBarButtonItems ?? []).compactMap(makeView)
    for view in leading + trailing { addSubview(view) }
    setNeedsLayout()
  }

  private func makeBackButton(_ back: UINavigationItem) -> UIView {
    let title =
      back.backButtonDisplayMode == .minimal
      ? "" : back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    if let chevron = UIImage(systemName: "chevron.backward") {
      button.setImage(chevron, for: .normal)
      button.setTitle(title, for: .normal)
    } else {
      button.setTitle("‹ " + title, for: .normal)
    }
    button.accessibilityLabel = title.isEmpty ? "Back" : title
    button.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .primaryActionTriggered)
    return button
  }

  private func makeView(_ item: UIBarButtonItem) -> UIView? {
    item.onChange = { [weak self] in self?.rebuild() }
    guard !item.isHidden else { return nil }
    if let custom = item.customView { return custom }
    switch item.systemItem {
    case .flexibleSpace, .fixedSpace:
      return UIView(frame: CGRect(x: 0, y: 0, width: max(item.width, 8), height: 1))
    default: break
    }
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    let symbol = item.systemItem?.symbol.flatMap { UIImage(systemName: $0) }
    if let image = item.image ?? symbol {
      button.setImage(image, for: .normal)
      button.accessibilityLabel = item.title ?? item.systemItem?.title
    } else {
      button.setTitle(item.title ?? item.systemItem?.title, for: .normal)
    }
    button.isEnabled = item.isEnabled
    if let tint = item.tintColor { button.tintColor = tint }
    button.addAction(
      UIAction { [weak item] _ in item?.primaryAction?.performWithSender(item, target: nil) },
      for: .primaryActionTriggered)
    return button
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let scale = max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: bounds.maxY - 1 / scale, width: bounds.width, height: 1 / scale)
    let row = CGRect(x: 0, y: bounds.maxY - contentHeight, width: bounds.width, height: contentHeight)
    let margin: CGFloat = 16
    let gap: CGFloat = 12
    func size(_ view: UIView) -> CGSize {
      var size = view is UIButton ? view.intrinsicContentSize : view.bounds.size
      if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(row.size) }
      return CGSize(width: size.width, height: min(size.height, contentHeight))
    }
    var left = margin
    var right = row.width - margin
    func put(_ view: UIView, atStart: Bool) {
      let size = size(view)
      let x = atStart ? left : right - size.width
      view.frame = CGRect(
        x: x, y: row.minY + ((row.height - size.height) / 2).rounded(), width: size.width, height: size.height)
      if atStart { left += size.width + gap } else { right -= size.width + gap }
    }
    for view in leading { put(view, atStart: !isRightToLeft) }
    for view in trailing { put(view, atStart: isRightToLeft) }
    let room = max(0, right - left)
    if let titleView {
      var size = size(titleView)
      size.width = min(size.width, room)
      titleView.frame = centred(size, in: row, left: left, right: right)
    } else {
      let natural = titleLabel.sizeThatFits(CGSize(width: room, height: 0))
      titleLabel.frame = centred(
        CGSize(width: min(natural.width, room), height: natural.height), in: row, left: left, right: right)
    }
  }

  /// In the middle of the bar, moved aside where buttons are in the way.
  private func centred(_ size: CGSize, in row: CGRect, left: CGFloat, right: CGFloat) -> CGRect {
    let middle = (row.width - size.width) / 2
    let x = max(left, min(middle, right - size.width))
    return CGRect(
      x: x.rounded(), y: row.minY + ((row.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }
}

extension UIBarButtonItem.SystemItem {
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .action: "square.and.arrow.up"
    case .compose: "square.and.pencil"
    case .bookmarks: "bookmark"
    case .camera: "camera"
    case .organize: "folder"
    case .stop, .close: "xmark"
    default: nil
    }
  }

  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .reply: "Reply"
    case .add: "Add"
    case .search: "Search"
    case .refresh: "Refresh"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .action: "Share"
    case .compose: "Compose"
    case .bookmarks: "Bookmarks"
    case .camera: "Camera"
    case .organize: "Organize"
    case .stop: "Stop"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace, .pageCurl: nil
    }
  }
}
