import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 8: cells and configurations.
@MainActor @Suite struct CellConfigurationTests {
  final class ConfiguredCell: UICollectionViewCell {
    static var journal = Journal()
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
      Self.journal.note("update \(tag) \(window == nil ? "out" : "in")")
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.item
      ConfiguredCell.journal.note("cell \(indexPath.item)")
      return cell
    }
  }

  @Test("Updates of a cell's configuration are coalesced into the next pass (facts 8.1, 8.2)")
  func updateTiming() throws {
    ConfiguredCell.journal = Journal()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: FortyItemLayout())
    let source = Source()
    view.register(ConfiguredCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(
      ConfiguredCell.journal.take() == [
        "cell 0", "update 0 in", "cell 1", "update 1 in", "cell 2", "update 2 in",
      ])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? ConfiguredCell)
    cell.setNeedsUpdateConfiguration()
    cell.isSelected = true
    #expect(ConfiguredCell.journal.take() == [])
    window.layoutIfNeeded()
    #expect(ConfiguredCell.journal.take() == ["update 1 in"])
    #expect(cell.states.last?.isSelected == true)
  }

  @Test("New cells have UIKit's configurations (facts 8.3)")
  func defaults() {
    let cell = UICollectionViewCell()
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.contentConfiguration == nil)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    let background = UIBackgroundConfiguration.listCell()
    #expect(background.backgroundInsets == .zero)
    #expect(background.cornerRadius == 0)
    #expect(UIBackgroundConfiguration.clear().backgroundColor?.cgColor.alpha == 0)
    #expect(UICollectionViewListCell().backgroundConfiguration != nil)
  }

  @Test("The selected background view lies below the content view, transparent until the cell is selected (facts 8.5)")
  func selectedBackground() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let (background, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    #expect(cell.subviews == [background, selected, cell.contentView])
    #expect(selected.alpha == 0)
    #expect(selected.frame == cell.bounds)
    cell.isSelected = true
    #expect(selected.alpha == 1)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(selected.alpha == 1)
    cell.isHighlighted = false
    #expect(selected.alpha == 0)
  }

  @Test("The content view follows the cell's size at once")
  func contentViewSize() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.frame = CGRect(x: 5, y: 5, width: 40, height: 30)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  struct Words: UIContentConfiguration, Equatable {
    var text = ""
    var isStrong = false

    func makeContentView() -> any UIView & UIContentView { WordsView(self) }

    func updated(for state: any UIConfigurationState) -> Words {
      var copy = self
      copy.isStrong = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  final class WordsView: UIView, UIContentView {
    static var made = 0
    var configuration: any UIContentConfiguration

    init(_ configuration: Words) {
      self.configuration = configuration
      super.init(frame: .zero)
      Self.made += 1
    }

    required init?(coder: NSCoder) { return nil }

    var words: Words? { configuration as? Words }
  }

  @Test("A content configuration makes the content view, keeps it, and follows the state")
  func contentConfiguration() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let plain = cell.contentView
    WordsView.made = 0
    cell.contentConfiguration = Words(text: "a")
    let view = try #require(cell.contentView as? WordsView)
    #expect(view.frame == cell.bounds && plain.superview == nil)
    cell.contentConfiguration = Words(text: "b")
    #expect(cell.contentView === view && view.words?.text == "b" && WordsView.made == 1)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.words?.isStrong == true)
    cell.contentConfiguration = nil
    #expect(cell.contentView === plain && plain.superview === cell)
  }

  @Test("The update handler sees the state, after the configurations were updated")
  func updateHandler() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    var seen: [Bool] = []
    cell.contentConfiguration = Words()
    cell.configurationUpdateHandler = { cell, state in
      seen.append(state.isHighlighted)
      #expect((cell.contentConfiguration as? Words)?.isStrong == state.isSelected)
    }
    cell.layoutIfNeeded()
    cell.isHighlighted = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(seen == [false, true])
  }

  @Test("A background configuration lies behind everything and follows the state")
  func backgroundConfiguration() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    #expect(cell.subviews.first is BackgroundConfigurationView)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    var own = UIBackgroundConfiguration.clear()
    own.backgroundColor = .red
    own.cornerRadius = 4
    own.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = own
    cell.layoutIfNeeded()
    let drawn = try #require(cell.subviews.first?.subviews.first)
    #expect(drawn.frame == CGRect(x: 2, y: 1, width: 14, height: 6))
    #expect(drawn.backgroundColor == .red && drawn.layer.cornerRadius == 4)
  }

  @Test("States compare by value, custom values included")
  func states() {
    let key = UIConfigurationStateCustomKey("mine")
    var a = UICellConfigurationState(traitCollection: UITraitCollection())
    var b = a
    #expect(a == b)
    a[key] = 1
    #expect(a != b)
    b[key] = 1
    #expect(a == b && a[key] == AnyHashable(1))
    b.isSwiped = true
    #expect(a != b)
  }
}
