import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct ListContentTests {
  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test("Text over secondary text, within the margins")
  func subtitle() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "More"
    let view = UIListContentView(configuration: content)
    let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    view.frame = CGRect(x: 0, y: 0, width: 300, height: height)
    view.layoutIfNeeded()
    let both = labels(view)
    let (text, secondary) = (try #require(both.first), try #require(both.last))
    #expect(text.text == "Title" && secondary.text == "More")
    #expect(text.frame.minX == 16 && secondary.frame.minX == 16)
    #expect(secondary.frame.minY == text.frame.maxY + 3)
    #expect(text.frame.minY >= 11 && secondary.frame.maxY <= height - 10)
  }

  @Test("A value stands beside the text while both fit, else below it")
  func value() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "Value"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    var both = labels(view)
    #expect(both[1].frame.maxX == 292 && abs(both[0].frame.midY - both[1].frame.midY) < 1)
    view.frame.size.width = 60
    view.layoutIfNeeded()
    both = labels(view)
    #expect(both[1].frame.minY >= both[0].frame.maxY)
  }

  @Test("Among constraints it is as high as its texts, broken to the width that is left")
  func amongConstraints() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Headphones"
    content.secondaryText = String(repeating: "a pair of earphones to listen to music ", count: 3)
    let view = UIListContentView(configuration: content)
    let side = UIView()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    for part in [view, side] {
      part.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      side.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      side.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      side.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      side.widthAnchor.constraint(equalToConstant: 120),
    ])
    let fitting = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(fitting.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(fitting.height > view.sizeThatFits(CGSize(width: 320, height: 0)).height)
  }

  @Test("A symbol follows the configuration's own")
  func symbol() {
    var content = UIListContentConfiguration.cell()
    content.text = "A"
    content.image = UIImage(systemName: "star")
    let plain = UIListContentView(configuration: content).sizeThatFits(CGSize(width: 300, height: 0))
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    let large = UIListContentView(configuration: content).sizeThatFits(CGSize(width: 300, height: 0))
    #expect(large.height > plain.height + 20)
  }

  @Test("A list cell has a background, and its content follows its state")
  func cell() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    #expect(cell.backgroundConfiguration != nil)
    var content = cell.defaultContentConfiguration()
    content.text = "A"
    cell.contentConfiguration = content
    #expect(cell.contentView is UIListContentView)
    content.text = "B"
    cell.contentConfiguration = content
    #expect((cell.contentView as? UIListContentView).map { labels($0).first?.text } == "B")
    cell.isUserInteractionEnabled = false
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect((cell.contentView as? UIListContentView).map { labels($0).first?.textColor } == .tertiaryLabel)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 180, height: 44))
  }

  @Test("A cell with list content requests the height it needs")
  func selfSizing() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "word ", count: 60)
    cell.contentConfiguration = content
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = cell.frame
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred !== attributes)
    #expect(preferred.size.width == 200 && preferred.size.height > 100)
  }
}
