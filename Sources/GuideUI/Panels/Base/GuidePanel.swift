import UIKit

/// The frame of a panel at the grid's trailing edge: title, close button, and content below.
class GuidePanel: UIViewController {
  static let width: CGFloat = 400
  static let headerHeight: CGFloat = 52

  var onClose: (() -> Void)?
  private let edge = UIView()
  private let headerEdge = UIView()
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .system)

  override var title: String? {
    didSet {
      titleLabel.text = title
      viewIfLoaded?.accessibilityLabel = title
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The area below the header.
  var contentFrame: CGRect {
    CGRect(
      x: isMirrored ? 0 : 1, y: Self.headerHeight, width: max(0, view.bounds.width - 1),
      height: max(0, view.bounds.height - Self.headerHeight))
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = GuideTheme.chrome
    view.clipsToBounds = true
    view.accessibilityContainerType = .semanticGroup
    view.accessibilityLabel = title
    titleLabel.accessibilityTraits = .header
    edge.backgroundColor = GuideTheme.chromeBorder
    headerEdge.backgroundColor = GuideTheme.chromeBorder
    titleLabel.font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    titleLabel.textColor = GuideTheme.text
    closeButton.setTitle("✕", for: .normal)
    closeButton.setTitleColor(GuideTheme.secondaryText, for: .normal)
    closeButton.titleLabel?.font = UIFont.systemFont(ofSize: 16)
    closeButton.accessibilityLabel = ShellWords.close
    closeButton.addAction(
      UIAction { [weak self] _ in
        self?.onClose?()
      }, for: .touchUpInside)
    for view in [edge, headerEdge, titleLabel, closeButton] as [UIView] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    // The edge is towards the grid, and so is the title; the button is on the side to which the panel leaves.
    edge.frame = CGRect(x: isMirrored ? bounds.width - 1 : 0, y: 0, width: 1, height: bounds.height)
    headerEdge.frame = CGRect(x: 0, y: Self.headerHeight - 1, width: bounds.width, height: 1)
    closeButton.frame = CGRect(x: isMirrored ? 12 : bounds.width - 48, y: 8, width: 36, height: 36)
    titleLabel.frame = CGRect(
      x: isMirrored ? 56 : 20, y: 0, width: max(0, bounds.width - 76), height: Self.headerHeight)
  }
}
