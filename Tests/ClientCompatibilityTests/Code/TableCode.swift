import UIKit

// Code of an ordinary app and of small table libraries: cells of every kind of initialiser, reusable by generics, a
// controller, a data source in an extension, a table that forwards to closures.

class SettingCell: UITableViewCell {
  let knob = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryView = knob
    textLabel?.numberOfLines = 0
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    knob.isOn = selected
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }
}

/// Written for a storyboard: no initialiser at all.
class BareCell: UITableViewCell {
  var note = "bare"
}

/// Only what a storyboard calls.
class CodedCell: UITableViewCell {
  var decoded = false

  required init?(coder aDecoder: NSCoder) {
    decoded = true
    super.init(coder: aDecoder)
  }
}

class SettingsHeader: UITableViewHeaderFooterView {
  let line = UIView()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(line)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

protocol ReusableRow: AnyObject {
  static var reuseID: String { get }
}

extension ReusableRow where Self: UIView {
  static var reuseID: String { String(describing: self) }
}

extension UITableViewCell: ReusableRow {}

extension UITableView {
  func register<T: UITableViewCell>(_ type: T.Type) {
    register(T.self, forCellReuseIdentifier: T.reuseID)
  }

  func dequeue<T: UITableViewCell>(_ type: T.Type = T.self, for indexPath: IndexPath) -> T {
    guard let cell = dequeueReusableCell(withIdentifier: T.reuseID, for: indexPath) as? T else {
      fatalError("no \(T.reuseID)")
    }
    return cell
  }

  func reload(changes: () -> Void, animation: RowAnimation = .automatic) {
    performBatchUpdates(changes)
    beginUpdates()
    endUpdates()
  }
}

class SettingsController: UITableViewController {
  var rows = ["one", "two", "three"]
  private(set) var deleted: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SettingCell.self)
    tableView.register(BareCell.self)
    tableView.register(SettingsHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.tableFooterView = UIView()
    tableView.rowHeight = UITableView.automaticDimension
    if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? rows.count : 1
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section == 0 else { return tableView.dequeue(BareCell.self, for: indexPath) }
    let cell: SettingCell = tableView.dequeue(for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.detailTextLabel?.text = "detail"
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? SettingsHeader
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    rows.remove(at: indexPath.row)
    deleted.append(indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
}

class ListController: UIViewController {
  var names = ["a", "b"]
  let tableView = UITableView(frame: .zero, style: .grouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.frame = view.bounds
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension ListController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name") ?? UITableViewCell(style: .value1, reuseIdentifier: "name")
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}
