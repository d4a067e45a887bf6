import Foundation
import UIKit

/// Solves and re-solves the contents of many cells: an icon, a title, a subtitle and a button, 10 constraints beside what their
/// contents ask for.
@MainActor enum AutoLayoutBenchmark {
  private final class Box: UIView {
    var content: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
  }

  private final class Cell: UIView {
    let icon = Box(40, 40)
    let title = Box(120, 20)
    let subtitle = Box(200, 16)
    let button = Box(44, 30)
    private(set) var iconWidth: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [icon, title, subtitle, button] { addSubview(view) }
      let iconWidth = icon.widthAnchor.constraint(equalToConstant: 40)
      self.iconWidth = iconWidth
      NSLayoutConstraint.activate([
        iconWidth,
        icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        icon.centerYAnchor.constraint(equalTo: centerYAnchor),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        title.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
        subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        subtitle.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  static func run() { run(cells: 1_000) }

  private static func run(cells count: Int) {
    var table = Table("\(count.grouped) cells", "ms", "µs a cell")
    func measure(_ name: String, _ body: () -> Void) {
      let time = Clock.measure(body)
      table.add(name, time.ms, String(format: "%.1f", time * 1_000 / Double(count)))
    }
    var cells: [Cell] = []
    measure("make") {
      cells = (0..<count).map { _ in Cell(frame: CGRect(x: 0, y: 0, width: 375, height: 60)) }
    }
    measure("solve and place") { for cell in cells { cell.layoutIfNeeded() } }
    measure("re-solve: another constant") {
      for cell in cells {
        cell.iconWidth?.constant = 48
        cell.layoutIfNeeded()
      }
    }
    measure("re-solve: other contents") {
      for cell in cells {
        cell.title.content.width = 150
        cell.subtitle.content.height = 18
        cell.layoutIfNeeded()
      }
    }
    measure("re-solve: another size") {
      for cell in cells {
        cell.frame.size = CGSize(width: 320, height: 66)
        cell.layoutIfNeeded()
      }
    }
    measure("fitting size") {
      for cell in cells {
        _ = cell.systemLayoutSizeFitting(
          CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
    }
    table.write(title: "Auto Layout: cells of 10 constraints beside their contents' own")
  }
}
