import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite("listEnvironment") struct ListEnvironmentTests {
  @MainActor private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: "a")
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "header" }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
  }

  @Test(
    arguments: [
      (UICollectionLayoutListConfiguration.Appearance.plain, UIListEnvironment.plain), (.grouped, .grouped),
      (.insetGrouped, .insetGrouped), (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
    ])
  func cellsOfLists(appearance: UICollectionLayoutListConfiguration.Appearance, environment: UIListEnvironment) throws {
    try Stage.run { stage in
      let rows = Rows()
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance))
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "a")
      view.dataSource = rows
      stage.window.addSubview(view)
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(cell.traitCollection.listEnvironment == environment)
      #expect(cell.contentView.traitCollection.listEnvironment == environment)
      #expect(view.traitCollection.listEnvironment == .none)
      // The cells of another layout are not in a list.
      view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      view.layoutIfNeeded()
      let other = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(other.traitCollection.listEnvironment == .none)
    }
  }

  @Test(
    arguments: [
      (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
    ])
  func cellsOfTables(style: UITableView.Style, environment: UIListEnvironment) throws {
    try Stage.run { stage in
      let rows = Rows()
      let view = UITableView(frame: stage.window.bounds, style: style)
      view.dataSource = rows
      stage.window.addSubview(view)
      view.layoutIfNeeded()
      let cell = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.traitCollection.listEnvironment == environment)
      #expect(view.headerView(forSection: 0)?.traitCollection.listEnvironment == environment)
    }
  }

  @Test func theTraitIsOneOfTheSystems() {
    let traits = UITraitCollection(listEnvironment: .sidebar)
    #expect(traits.listEnvironment == .sidebar && traits[UITraitListEnvironment.self] == .sidebar)
    #expect(UITraitCollection().listEnvironment == .unspecified)
    let merged = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])
    #expect(merged.listEnvironment == .sidebar)
    #expect(traits.changedTraits(from: nil).contains { $0 == UITraitListEnvironment.self })
    let view = UIView()
    view.traitOverrides.listEnvironment = .plain
    #expect(view.traitCollection.listEnvironment == .plain)
  }

  @Test func headersAdaptToTheList() {
    func updated(_ configuration: UIListContentConfiguration, _ environment: UIListEnvironment)
      -> UIListContentConfiguration
    {
      configuration.updated(
        for: UIViewConfigurationState(traitCollection: UITraitCollection(listEnvironment: environment)))
    }
    var header = UIListContentConfiguration.header()
    #expect(updated(header, .plain).textProperties == UIListContentConfiguration.plainHeader().textProperties)
    #expect(
      updated(updated(header, .plain), .grouped).textProperties
        == UIListContentConfiguration.groupedHeader().textProperties)
    header.textProperties.color = .red
    #expect(updated(header, .plain).textProperties.color == .red)
    #expect(
      updated(.footer(), .plain).textProperties == UIListContentConfiguration.plainFooter().textProperties)
  }
}
