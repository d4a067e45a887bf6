import LegibleColors
import Pictures
import UIKit

/// One review in full.
final class ReviewViewController: UIViewController {
  let review: Review
  private let pictures: PictureLoader
  private let scrollView = UIScrollView()
  let picture = PictureView(symbolName: "film")
  private let linkButton = UIButton(type: .system)
  private var labels: [UILabel] = []

  init(review: Review, pictures: PictureLoader) {
    self.review = review
    self.pictures = pictures
    super.init(nibName: nil, bundle: nil)
    title = review.title
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(picture)
    picture.show(review.picture, from: pictures)
    addLabel(review.title, .title1, .label)
    addLabel(review.details, .footnote, .legibleSecondary)
    if review.isCriticsPick { addLabel("★ Critics’ pick", .footnote, .label) }
    addLabel(review.headline, .headline, .label)
    addLabel(review.summary, .body, .label)
    linkButton.setTitle("Read the Whole Review", for: .normal)
    linkButton.isHidden = review.link == nil
    linkButton.addAction(
      UIAction { [review] _ in
        // Only web pages: an address from the network opens nothing else.
        guard let link = review.link, ["http", "https"].contains(link.scheme) else { return }
        UIApplication.shared.open(link)
      }, for: .primaryActionTriggered)
    scrollView.addSubview(linkButton)
  }

  /// Esc goes back, because a desktop has no Back gesture.
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in
        _ = self?.navigationController?.popViewController(animated: true)
      }
    ]
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func addLabel(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) {
    guard !text.isEmpty else { return }
    let label = UILabel()
    label.text = text
    let font = UIFont.preferredFont(forTextStyle: style)
    label.font = style == .title1 ? .systemFont(ofSize: font.pointSize, weight: .bold) : font
    label.textColor = color
    label.numberOfLines = 0
    labels.append(label)
    scrollView.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = min(view.bounds.width - 40, 680)
    let x = ((view.bounds.width - width) / 2).rounded()
    picture.frame = CGRect(x: x, y: 20, width: width, height: (width * 0.56).rounded())
    var y = picture.frame.maxY + 20
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
      label.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + 8
    }
    if !linkButton.isHidden {
      let size = linkButton.intrinsicContentSize
      linkButton.frame = CGRect(x: x, y: y + 8, width: size.width, height: max(size.height, 36))
      y = linkButton.frame.maxY
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y + 20)
  }
}
