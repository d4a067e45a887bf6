import Foundation

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A table with a row of every kind, for pictures.
@MainActor final class TablePage: NSObject, UITableViewDataSource, UITableViewDelegate {
  private struct Row {
    var title: String
    var detail: String?
    var style = UITableViewCell.CellStyle.default
    var color: UIColor?
    var accessory = UITableViewCell.AccessoryType.none
  }

  private let sections: [(header: String?, rows: [Row], footer: String?)] = [
    (
      "Network",
      [
        Row(title: "Wireless", detail: "Home", style: .value1, color: .systemBlue, accessory: .disclosureIndicator),
        Row(title: "Bluetooth", detail: "On", style: .value1, color: .systemIndigo, accessory: .disclosureIndicator),
        Row(title: "Aeroplane mode", color: .systemOrange, accessory: .detailDisclosureButton),
      ], "Devices nearby see this computer while Bluetooth settings are open."
    ),
    (
      "Sound",
      [
        Row(title: "Gentle", accessory: .checkmark),
        Row(title: "Bright", detail: "With a long echo", style: .subtitle, accessory: .detailButton),
        Row(title: "Silent", detail: "Nothing is heard, not even alarms", style: .subtitle),
      ], nil
    ),
    (
      nil,
      [
        Row(title: "city", detail: "Lisbon", style: .value2), Row(title: "country", detail: "Portugal", style: .value2),
        Row(title: "A text that goes on for longer than a line of this table is wide, and so has two"),
      ], nil
    ),
  ]

  init(
    in container: UIView, _ style: UITableView.Style, isEditing: Bool = false, isRightToLeft: Bool = false,
    hasIndex: Bool = false
  ) {
    self.hasIndex = hasIndex
    super.init()
    let table = UITableView(frame: container.bounds, style: style)
    if isRightToLeft { container.traitOverrides.layoutDirection = .rightToLeft }
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    container.addSubview(table)
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    if isEditing { table.setEditing(true, animated: false) }
  }

  private let hasIndex: Bool

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let identifier = "\(row.style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: row.style, reuseIdentifier: identifier)
    cell.textLabel?.text = row.title
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = row.detail
    cell.imageView?.image = row.color.map { badge($0, String(row.title.prefix(1))) }
    cell.accessoryType = row.accessory
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 0 }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.section < 2 }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.section == 0 ? .delete : .insert }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { hasIndex ? ["N", "S", "#"] : nil }
}
