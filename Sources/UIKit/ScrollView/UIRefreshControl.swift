/// A spinner above a scroll view's content: pulling the content down far enough refreshes.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Points of space the control takes while it refreshes, and how far the content is pulled to start it.
  static let height: CGFloat = 60
  static let threshold: CGFloat = 112

  private let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  private var refreshing = false
  private var addedInset: CGFloat = 0

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    spinner.layer.cornerRadius = 12
    spinner.layer.borderWidth = 3
    spinner.alpha = 0
    addSubview(spinner)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(spinner)
  }

  open var isRefreshing: Bool { refreshing }

  open var attributedTitle: NSAttributedString?

  /// Shows the control as refreshing; the content makes room. Sends no action.
  open func beginRefreshing() {
    guard !refreshing else { return }
    refreshing = true
    updateLook(progress: 1)
    addInset(Self.height)
  }

  open func endRefreshing() {
    guard refreshing else { return }
    refreshing = false
    updateLook(progress: 0)
    addInset(0)
  }

  private func addInset(_ inset: CGFloat) {
    guard let scrollView = superview as? UIScrollView else { return }
    scrollView.contentInset.top += inset - addedInset
    addedInset = inset
  }

  /// The content is pulled down by `distance`.
  func pulled(by distance: CGFloat, released: Bool) {
    guard !refreshing else { return }
    updateLook(progress: min(max(distance / Self.threshold, 0), 1))
    if distance >= Self.threshold {
      beginRefreshing()
      sendActions(for: .valueChanged)
    }
  }

  private func updateLook(progress: CGFloat) {
    spinner.alpha = progress
    spinner.layer.borderColor = (tintColor ?? .gray).cgColor
    spinner.transform = CGAffineTransform(scaleX: 0.5 + progress / 2, y: 0.5 + progress / 2)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
