import Foundation
import UIKit

/// Solves and re-solves the contents of many cells: an icon, a title, a subtitle and a button, with 10 constraints
/// besides their content sizes.
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

  /// The same arrangement by hand, as the baseline.
  private final class PlainCell: UIView {
    let icon = Box(40, 40)
    let title = Box(120, 20)
    let subtitle = Box(200, 16)
    let button = Box(44, 30)
    var iconWidth: CGFloat = 40 {
      didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [icon, title, subtitle, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let size = bounds.size
      let content = (title.intrinsicContentSize, subtitle.intrinsicContentSize, button.intrinsicContentSize)
      icon.frame = CGRect(x: 12, y: size.height / 2 - 20, width: iconWidth, height: 40)
      button.frame = CGRect(
        x: size.width - 12 - content.2.width, y: size.height / 2 - content.2.height / 2, width: content.2.width,
        height: content.2.height)
      let left = icon.frame.maxX + 8
      title.frame = CGRect(x: left, y: 8, width: button.frame.minX - 8 - left, height: content.0.height)
      subtitle.frame = CGRect(
        x: left, y: title.frame.maxY + 4, width: content.1.width, height: size.height - 12 - title.frame.maxY)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(
        width: size.width, height: 20 + title.intrinsicContentSize.height + subtitle.intrinsicContentSize.height)
    }
  }

  static func run() { run(cells: 1_000) }

  private static func run(cells count: Int) {
    var table = Table("\(count.grouped) cells", "ms", "µs a cell", "baseline: frames set by hand, µs a cell")
    func measure(_ name: String, _ body: () -> Void, baseline: () -> Void) {
      let time = Clock.measure(body)
      let plain = Clock.measure(baseline)
      table.add(name, time.ms, perCell(time), perCell(plain))
    }
    func perCell(_ time: Double) -> String { String(format: "%.2f", time * 1_000 / Double(count)) }
    let frame = CGRect(x: 0, y: 0, width: 375, height: 60)
    var cells: [Cell] = []
    var plain: [PlainCell] = []
    measure("make") {
      cells = (0..<count).map { _ in Cell(frame: frame) }
    } baseline: {
      plain = (0..<count).map { _ in PlainCell(frame: frame) }
    }
    measure("solve and place") {
      for cell in cells { cell.layoutIfNeeded() }
    } baseline: {
      for cell in plain { cell.layoutIfNeeded() }
    }
    measure("re-solve: another constant") {
      for cell in cells {
        cell.iconWidth?.constant = 48
        cell.layoutIfNeeded()
      }
    } baseline: {
      for cell in plain {
        cell.iconWidth = 48
        cell.layoutIfNeeded()
      }
    }
    measure("re-solve: other contents") {
      for cell in cells {
        cell.title.content.width = 150
        cell.subtitle.content.height = 18
        cell.layoutIfNeeded()
      }
    } baseline: {
      for cell in plain {
        cell.title.content.width = 150
        cell.subtitle.content.height = 18
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
      }
    }
    measure("re-solve: another size") {
      for cell in cells {
        cell.frame.size = CGSize(width: 320, height: 66)
        cell.layoutIfNeeded()
      }
    } baseline: {
      for cell in plain {
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
    } baseline: {
      for cell in plain { _ = cell.sizeThatFits(CGSize(width: 300, height: 0)) }
    }
    table.write(title: "Auto Layout: cells with 10 constraints besides those of their contents")
  }
}
