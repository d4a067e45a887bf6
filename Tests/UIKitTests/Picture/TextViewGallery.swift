import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Text views: with attributed text, with a selection while editing, scrolled, and with other insets.
@MainActor final class TextViewGallery: UIViewController {
  let edited = UITextView(frame: CGRect(x: 20, y: 20, width: 360, height: 160))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let plain: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let text = NSMutableAttributedString(string: "Notes", attributes: [.font: UIFont.boldSystemFont(ofSize: 22)])
    text.append(
      NSAttributedString(
        string: "\nA text view shows lines of text, broken at its width, with parts that look different: ",
        attributes: plain))
    text.append(
      NSAttributedString(string: "a link", attributes: plain.merging([.link: "https://example.org"]) { $1 }))
    text.append(
      NSAttributedString(
        string: ", marked text", attributes: plain.merging([.backgroundColor: UIColor.systemOrange]) { $1 }))
    edited.attributedText = text
    let scrolled = UITextView(frame: CGRect(x: 20, y: 200, width: 360, height: 120))
    scrolled.font = .systemFont(ofSize: 17)
    scrolled.text = (1...9).map { "Line \($0)" }.joined(separator: "\n")
    scrolled.contentOffset.y = 30
    let inset = UITextView(frame: CGRect(x: 20, y: 340, width: 360, height: 80))
    inset.layer.cornerRadius = 8
    inset.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    inset.textAlignment = .right
    inset.text = "Twelve points, as the default has it, set at the right."
    for textView in [edited, scrolled, inset] { view.addSubview(textView) }
  }
}
