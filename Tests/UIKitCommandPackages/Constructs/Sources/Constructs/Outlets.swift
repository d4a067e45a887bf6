import UIKit

@IBDesignable class Card: UIView {
  @IBOutlet weak var title: UILabel! { didSet { settings.append("title") } }
  @IBOutlet private var button: UIButton!
  @IBOutlet var marks: [UIView]!
  @IBInspectable var rank: Int = 0 { didSet { settings.append("rank \(rank)") } }
  @IBInspectable var suit: String?
  @IBInspectable var isFaceUp = false
  private(set) var settings: [String] = []
  private(set) var taps = 0

  @IBAction private func tapped(_ sender: UIButton) { taps += sender === button ? 1 : 100 }

  func tap() { button.sendActions(for: .touchUpInside) }

  class func load() -> Card? {
    UINib(nibName: "Card", bundle: .module).instantiate(withOwner: nil).first as? Card
  }
}

extension UIView {
  @IBInspectable var edgeRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

@objc(OldMark) class Mark: UIView {}

class StartController: UIViewController {
  @IBOutlet var field: UITextField!
  private(set) var done: [String] = []

  @IBAction func finish() { done.append("finish") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    done.append("\(segue.identifier ?? "") \((segue.destination as? EndController)?.note ?? "none")")
  }
}

class EndController: UIViewController {
  let note: String

  required init?(coder: NSCoder) {
    note = "decoded"
    super.init(coder: coder)
  }
}
