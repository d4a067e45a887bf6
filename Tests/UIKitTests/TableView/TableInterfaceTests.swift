import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A cell with an additional label, from a storyboard.
final class StoryboardTableCell: UITableViewCell {
  @InterfaceOutlet var own: UILabel!
}

/// A table with three rows, from a storyboard.
final class StoryboardTableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "Proto" : "Sub", for: indexPath)
    (cell as? StoryboardTableCell)?.own.text = "own"
    if indexPath.row > 0 {
      cell.textLabel?.text = "row"
      cell.detailTextLabel?.text = "below"
    }
    return cell
  }
}

/// Table views in storyboards.
@MainActor @Suite struct TableInterfaceTests {
  private static func table(_ attributes: String, _ inside: String, type: String = "StoryboardTableController")
    -> String
  {
    let custom = type.isEmpty ? "" : "customClass=\"\(type)\" customModule=\"UIKitTests\""
    return InterfaceDocuments.scene(
      """
      <tableViewController id="a" \(custom)><tableView key="view" \(attributes) id="v">
      <rect key="frame" x="0" y="0" width="400" height="600"/>\(inside)
      <connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections>
      </tableView></tableViewController>
      """)
  }

  private static let prototypes = """
    <prototypes>
    <tableViewCell reuseIdentifier="Proto" selectionStyle="none" accessoryType="checkmark" indentationWidth="10" id="c" customClass="StoryboardTableCell" customModule="UIKitTests">
    <rect key="frame" x="0" y="0" width="400" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"><rect key="frame" x="0" y="0" width="376" height="60"/><subviews>
    <label text="?" id="cl"><rect key="frame" x="10" y="5" width="300" height="40"/></label></subviews></tableViewCellContentView>
    <connections><outlet property="own" destination="cl" id="o3"/></connections></tableViewCell>
    <tableViewCell reuseIdentifier="Sub" style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" id="s">
    <rect key="frame" x="0" y="60" width="400" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="s" id="sc"><rect key="frame" x="0" y="0" width="400" height="60"/><subviews>
    <label text="Title" id="t"><rect key="frame" x="10" y="5" width="50" height="20"/></label>
    <label text="Subtitle" id="d"><rect key="frame" x="10" y="25" width="50" height="20"/></label></subviews></tableViewCellContentView>
    </tableViewCell></prototypes>
    """

  @Test("Inspectors and prototype cells")
  func prototypes() throws {
    let storyboard = try InterfaceDocuments.storyboard(
      Self.table(
        "style=\"grouped\" rowHeight=\"60\" separatorStyle=\"none\" allowsMultipleSelection=\"YES\" dataMode=\"prototypes\"",
        Self.prototypes))
    let controller = try #require(storyboard.instantiateInitialViewController() as? StoryboardTableController)
    let view = try #require(controller.tableView)
    #expect(view.style == .grouped && view.rowHeight == 60 && view.separatorStyle == .none)
    #expect(view.allowsMultipleSelection && view.dataSource === controller && view.delegate === controller)
    view.layoutIfNeeded()
    let own = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)) as? StoryboardTableCell)
    #expect(own.own.text == "own" && own.own.superview === own.contentView && own.reuseIdentifier == "Proto")
    #expect(own.selectionStyle == .none && own.accessoryType == .checkmark && own.frame.height == 60)
    let (first, second) = (
      try #require(view.cellForRow(at: IndexPath(row: 1, section: 0))),
      try #require(view.cellForRow(at: IndexPath(row: 2, section: 0)))
    )
    #expect(first.textLabel?.text == "row" && first.detailTextLabel?.text == "below")
    #expect(first.textLabel !== second.textLabel && first.contentView.subviews.count == 2)
  }

  @Test("Cells that stand in the document")
  func standing() throws {
    let storyboard = try InterfaceDocuments.storyboard(
      Self.table(
        "style=\"grouped\" dataMode=\"static\"",
        """
        <sections><tableViewSection headerTitle="First" footerTitle="End" id="s1"><cells>
        <tableViewCell id="c1" rowHeight="70" style="IBUITableViewCellStyleDefault" textLabel="l1"><rect key="frame" x="0" y="0" width="400" height="70"/>
        <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc1"><subviews><label text="One" id="l1"/></subviews></tableViewCellContentView></tableViewCell>
        <tableViewCell id="c2"><tableViewCellContentView key="contentView" tableViewCell="c2" id="cc2"/></tableViewCell>
        </cells></tableViewSection><tableViewSection id="s2"><cells><tableViewCell id="c3"><tableViewCellContentView key="contentView" tableViewCell="c3" id="cc3"/></tableViewCell></cells></tableViewSection></sections>
        """, type: ""))
    let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
    let view = try #require(controller.tableView)
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 2 && view.numberOfRows(inSection: 0) == 2)
    #expect(view.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "One")
    #expect(view.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(view.headerView(forSection: 0)?.textLabel?.text == "FIRST")
    #expect(view.footerView(forSection: 0)?.textLabel?.text == "End")
  }

  @Test("Nibs of cells are registered")
  func nibs() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell reuseIdentifier="Nib" id="c" customClass="StoryboardTableCell" customModule="UIKitTests">
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"><subviews><label text="?" id="cl"/></subviews></tableViewCellContentView>
      <connections><outlet property="own" destination="cl" id="o3"/></connections></tableViewCell></objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.register(nib, forCellReuseIdentifier: "Nib")
    let cell = try #require(view.dequeueReusableCell(withIdentifier: "Nib") as? StoryboardTableCell)
    #expect(cell.own.superview === cell.contentView)
  }
}
