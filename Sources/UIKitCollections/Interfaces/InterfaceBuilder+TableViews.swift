@_spi(UIKit) import UIKitCore

/// Creates table views, their prototypes and static cells.
extension InterfaceBuilder {
  func applyTableView(_ element: InterfaceElement, _ view: UITableView) {
    if let value = element.number("rowHeight") { view.rowHeight = value }
    if let value = element.number("estimatedRowHeight") { view.estimatedRowHeight = value }
    if let value = element.number("sectionHeaderHeight") { view.sectionHeaderHeight = Self.edgeHeight(value, view) }
    if let value = element.number("sectionFooterHeight") { view.sectionFooterHeight = Self.edgeHeight(value, view) }
    if let value = element.number("estimatedSectionHeaderHeight") { view.estimatedSectionHeaderHeight = value }
    if let value = element.number("estimatedSectionFooterHeight") { view.estimatedSectionFooterHeight = value }
    let separators: UITableViewCell.SeparatorStyle? = element.choice(
      "separatorStyle", ["none": .none, "default": .singleLine, "singleLine": .singleLine])
    if let separators { view.separatorStyle = separators }
    if let color = document.color("separatorColor", of: element) { view.separatorColor = color }
    if let insets = element.insets("separatorInset") { view.separatorInset = insets }
    if let color = document.color("sectionIndexColor", of: element) { view.sectionIndexColor = color }
    if let color = document.color("sectionIndexBackgroundColor", of: element) {
      view.sectionIndexBackgroundColor = color
    }
    if let value = element.number("sectionIndexMinimumDisplayRowCount") {
      view.sectionIndexMinimumDisplayRowCount = Int(value)
    }
    if let value = element.bool("allowsSelection") { view.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { view.allowsMultipleSelection = value }
    if let value = element.bool("allowsSelectionDuringEditing") { view.allowsSelectionDuringEditing = value }
    if let value = element.bool("allowsMultipleSelectionDuringEditing") {
      view.allowsMultipleSelectionDuringEditing = value
    }
    if let child = element.child(key: "backgroundView") { view.backgroundView = self.view(child) }
    if let child = element.child(key: "tableHeaderView") { view.tableHeaderView = self.view(child) }
    if let child = element.child(key: "tableFooterView") { view.tableFooterView = self.view(child) }
    for cell in element.list("prototypes") where cell.name == "tableViewCell" { registerPrototype(cell, in: view) }
    makeStaticRows(element)
  }

  /// Returns a height, except where Interface Builder writes that of early versions of iOS because none was chosen.
  private static func edgeHeight(_ value: CGFloat, _ view: UITableView) -> CGFloat {
    let usual: [CGFloat] = view.isGrouped ? [18, 10] : [28, 22]
    return usual.contains(value) ? UITableView.automaticDimension : value
  }

  private func registerPrototype(_ element: InterfaceElement, in view: UITableView) {
    guard let identifier = element["reuseIdentifier"] else {
      return warn("a prototype cell needs a reuse identifier", at: element)
    }
    view.setCellSource(
      .factory { [self] in
        guard let cell = prototype(element) as? UITableViewCell else {
          raise("NSInternalInconsistencyException", "the prototype “\(identifier)” is not a cell")
        }
        return cell
      }, identifier)
  }

  /// Creates the static cells of a document, which the controller shows.
  private func makeStaticRows(_ element: InterfaceElement) {
    let sections = element.list("sections").filter { $0.name == "tableViewSection" }
    guard !sections.isEmpty else { return }
    guard let controller = owner as? UITableViewController else {
      return warn("static table views are only valid in a UITableViewController", at: element)
    }
    let rows = StaticRows()
    for section in sections {
      let cells = section.list("cells").compactMap { view($0) as? UITableViewCell }
      rows.sections.append(
        .init(header: section.string("headerTitle"), footer: section.string("footerTitle"), cells: cells))
    }
    controller.staticRows = rows
  }

  func applyTableCell(_ element: InterfaceElement, _ cell: UITableViewCell) {
    cell.row.identifier = element["reuseIdentifier"]
    let style: UITableViewCell.CellStyle? = element.choice(
      "style",
      [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
      ])
    if let style { cell.row.style = style }
    let selection: UITableViewCell.SelectionStyle? = element.choice(
      "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
    if let selection { cell.selectionStyle = selection }
    if let type = Self.accessoryType(element, "accessoryType") { cell.accessoryType = type }
    if let type = Self.accessoryType(element, "editingAccessoryType") { cell.editingAccessoryType = type }
    if let value = element.int("indentationLevel") { cell.indentationLevel = value }
    if let value = element.number("indentationWidth") { cell.indentationWidth = value }
    if let value = element.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = value }
    if let value = element.bool("showsReorderControl") { cell.showsReorderControl = value }
    if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
    if let value = element.number("rowHeight") { cell.row.documentHeight = value }
    let content = cell.contentView
    if let child = element.child(key: "contentView") {
      setObject(content, for: child)
      applyContent(child, content)
    }
    for kind in ["textLabel", "detailTextLabel", "imageView"] {
      if let id = element[kind], let part = object(id) as? UIView { cell.adopt(part, as: kind) }
    }
    if let child = element.child(key: "accessoryView") { cell.accessoryView = view(child) }
    if let child = element.child(key: "editingAccessoryView") { cell.editingAccessoryView = view(child) }
    if let child = element.child(key: "backgroundView") { cell.backgroundView = view(child) }
    if let child = element.child(key: "selectedBackgroundView") { cell.selectedBackgroundView = view(child) }
  }

  private static func accessoryType(_ element: InterfaceElement, _ key: String) -> UITableViewCell.AccessoryType? {
    element.choice(
      key,
      [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
      ])
  }
}
