import Foundation
import UIKit

/// Classes that are named in the documents of these tests.
class ListController: UIViewController {
  @InterfaceOutlet var titleLabel: UILabel!
  @InterfaceOutlet var button: UIButton!
  @InterfaceOutlet(.weak) var weakLabel: UILabel? { didSet { observed.append(weakLabel?.text) } }
  private let weakLabelSetter = OutletSetter("weakLabel") { (list: ListController, label: UILabel) in
    list.weakLabel = label
  }
  /// The texts of the labels assigned to `weakLabel`.
  var observed: [String?] = []
  @InterfaceOutletCollection var labels: [UILabel]
  @InterfaceAction("tap:") var tapAction = ListController.tap(_:)
  @InterfaceAction var unwindToList = ListController.back(_:)
  @InterfaceAction("refresh") var refreshAction = ListController.refresh
  var log: [String] = []
  var allowsSegues = true

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(title ?? "-")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load \(titleLabel?.text ?? "-")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-") \(type(of: segue.destination))")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allowsSegues }

  func tap(_ sender: UIButton) { log.append("tap \(sender.currentTitle ?? "-")") }
  func refresh() { log.append("refresh") }
  func back(_ segue: UIStoryboardSegue) { log.append("back \(segue.identifier ?? "-")") }
}

class DetailController: UIViewController {}

class RatedView: UIView, UserDefinedRuntimeAttributes {
  var values: [String: Any] = [:]
  var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    // The document's values are already set; values set here remain.
    log.append("init \(Int(frame.width))")
    backgroundColor = .red
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }

  func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard keyPath != "unknown" else { return false }
    values[keyPath] = value
    return true
  }
}

class ProtoCell: UICollectionViewCell {
  @InterfaceOutlet var label: UILabel!
  var reuseCount = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

class ProtoHeader: UICollectionReusableView {
  @InterfaceOutlet var label: UILabel!
}

/// A flow layout that records its line spacing each time it is woken.
final class AwakeLayout: UICollectionViewFlowLayout {
  private(set) var spacingsAtAwaking: [CGFloat] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    spacingsAtAwaking.append(minimumLineSpacing)
  }
}
