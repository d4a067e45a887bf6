import UIKit

/// Shows a description of a web page: its title and its host. A tap opens it in the browser.
///
/// See [Apple's page](https://developer.apple.com/documentation/linkpresentation/lplinkview).
@preconcurrency @MainActor open class LPLinkView: UIView {
  /// The description to show.
  open var metadata: LPLinkMetadata { didSet { update() } }
  private let title = UILabel()
  private let host = UILabel()
  /// Opens an address; tests replace it.
  var open: @MainActor (URL) -> Void = { UIApplication.shared.open($0) }

  /// Creates a view of a page that is not described.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    (metadata.url, metadata.originalURL) = (URL, URL)
    self.init(metadata: metadata)
  }

  /// Creates a view of a description.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 2
    host.font = .preferredFont(forTextStyle: .footnote)
    host.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [title, host])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", LPLinkView.tap)))
    isAccessibilityElement = true
    accessibilityTraits = .link
    update()
  }

  private func update() {
    let url = metadata.originalURL ?? metadata.url
    title.text = metadata.title ?? url?.absoluteString
    host.text = url?.host
    accessibilityLabel = [title.text, host.text].compactMap { $0 }.joined(separator: ", ")
    invalidateIntrinsicContentSize()
  }

  /// Opens the page.
  func tap() { if let url = metadata.originalURL ?? metadata.url { open(url) } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: min(size.width > 0 ? size.width : .infinity, fitting.width), height: fitting.height)
  }
}
