/// A view that explains that there is no content: a picture, two texts and two buttons, one below the other.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentunavailableview).
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let scrollView = UIScrollView()
  private let background = BackgroundConfigurationView(frame: .zero)
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let buttons = [UIButton(configuration: .plain()), UIButton(configuration: .plain())]
  private var activity: UIActivityIndicatorView?
  private var shown: UIContentUnavailableConfiguration

  /// The width in points above which lines of text are hard to read.
  private static let largestWidth: CGFloat = 440

  /// Creates a view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    scrollView.alwaysBounceVertical = false
    addSubview(background)
    addSubview(scrollView)
    for view in [imageView, textLabel, secondaryLabel] + buttons { scrollView.addSubview(view) }
    textLabel.accessibilityTraits = .header
    update()
  }

  /// Returns nil: the views are not archived.
  public required init?(coder: NSCoder) { nil }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  /// The configuration that the view shows. Configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      update()
    }
  }

  /// Whether content that is taller than the view scrolls; true by default.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  private func update() {
    background.configuration = shown.background
    let look = shown.imageProperties
    imageView.preferredSymbolConfiguration = look.preferredSymbolConfiguration
    imageView.image = shown.image
    imageView.tintColor = look.tintColor
    imageView.layer.cornerRadius = look.cornerRadius
    imageView.clipsToBounds = look.cornerRadius > 0
    imageView.accessibilityIgnoresInvertColors = look.accessibilityIgnoresInvertColors
    imageView.isHidden = shown.image == nil
    show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
    show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
    show(shown.button, shown.buttonProperties, in: buttons[0])
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: buttons[1])
    showActivity()
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = look.font
    label.textColor = look.color
    label.lineBreakMode = look.lineBreakMode
    label.numberOfLines = look.numberOfLines
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = label.text?.isEmpty != false
  }

  private func show(
    _ look: UIButton.Configuration, _ behaviour: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    var look = look
    if look.title?.isEmpty != false, look.attributedTitle == nil, look.image == nil {
      // As with `UIButton.init(configuration:primaryAction:)`, a button without a look of its own has the action's.
      look.title = behaviour.primaryAction?.title
      look.image = behaviour.primaryAction?.image
    }
    button.configuration = look
    button.role = behaviour.role
    button.isEnabled = behaviour.isEnabled
    button.menu = behaviour.menu
    button.showsMenuAsPrimaryAction = behaviour.menu != nil && behaviour.primaryAction == nil
    button.removeTarget(nil, action: nil, for: .primaryActionTriggered)
    for identifier in shownActions.removeValue(forKey: ObjectIdentifier(button)) ?? [] {
      button.removeAction(identifiedBy: identifier, for: .primaryActionTriggered)
    }
    if let action = behaviour.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
      shownActions[ObjectIdentifier(button)] = [action.identifier]
    }
    let hasTitle = look.title?.isEmpty == false || look.attributedTitle?.characters.isEmpty == false
    button.isHidden = !hasTitle && look.image == nil
  }

  private var shownActions: [ObjectIdentifier: [UIAction.Identifier]] = [:]

  private func showActivity() {
    guard shown.showsActivity else {
      activity?.removeFromSuperview()
      activity = nil
      return
    }
    guard activity == nil else { return }
    let made = UIActivityIndicatorView(style: .medium)
    made.startAnimating()
    scrollView.addSubview(made)
    activity = made
  }

  /// The visible parts with the distances above them in points, from top to bottom.
  private var parts: [(view: UIView, gap: CGFloat)] {
    var list: [(view: UIView, gap: CGFloat)] = []
    func add(_ view: UIView, _ gap: CGFloat) {
      if !view.isHidden { list.append((view, list.isEmpty ? 0 : gap)) }
    }
    add(activity ?? imageView, 0)
    add(textLabel, shown.imageToTextPadding)
    add(secondaryLabel, shown.textToSecondaryTextPadding)
    add(buttons[0], shown.textToButtonPadding)
    add(buttons[1], buttons[0].isHidden ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
    return list
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if view === imageView, size.width > 0, size.height > 0 {
      let most = shown.imageProperties.maximumSize
      let scale = min(
        1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1,
        width / size.width)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
  }

  /// The heights of all parts in points, in a content of a width.
  private func contentHeight(width: CGFloat) -> CGFloat {
    parts.reduce(0) { $0 + $1.gap + size(of: $1.view, width: width).height }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = layoutMargins
    let side = margins.left + margins.right
    let width = min(max(0, (size.width > 0 ? size.width : Self.largestWidth) - side), Self.largestWidth)
    let widest = parts.map { self.size(of: $0.view, width: width).width }.max() ?? 0
    return CGSize(width: widest + side, height: contentHeight(width: width) + margins.top + margins.bottom)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scrollView.frame = bounds
    let area = bounds.inset(by: layoutMargins)
    let width = min(max(0, area.width), Self.largestWidth)
    let height = contentHeight(width: width)
    var y = max(area.minY, area.midY - height / 2)
    for (view, gap) in parts {
      let size = size(of: view, width: width)
      y += gap
      let x: CGFloat =
        shown.alignment == .center
        ? area.midX - size.width / 2 : isRightToLeft ? area.maxX - size.width : area.minX
      view.frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
      y += size.height
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: max(bounds.height, y + layoutMargins.bottom))
  }
}
